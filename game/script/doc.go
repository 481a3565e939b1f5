// Package script runs scenarios: text files that lay a table, play on it, and state what must happen.
//
// A scenario fails on everything that it leaves open: a die it does not fix, a card drawn by chance, a decision it does not make. An unknown word or a
// useless line fails it too. `battlestar scenario FILE...` runs scenarios.
//
//	seats  william-adama laura-roslin kara-thrace
//
//	rule   B-NUKE-01 B-COMBAT-01  a nuke that rolls 8 destroys the basestar and 3 raiders, and is gone
//	put    basestar raider*4 viper in bow
//	turn   william-adama action
//	die    8
//	do     william-adama launch-nuke
//	expect area bow only raider 1 viper 1
//	expect nukes 1
//
// # Files
//
// A line is a command. A # at the beginning of a line or after a space begins a comment. A `rule` line begins a scenario, and a file may hold several.
// Lines above the first `rule` belong to all scenarios of the file.
//
//	rule RULE... [card ID]... WORDS   what the scenario shows: at least one rule id as in rules/base.md, or `card` with the id of a card, character,
//	                                  location, title, ship, objective, action of a title or board (launch-nuke, resistance-attack ...) or infiltration
//	                                  (with pegasus or daybreak); then a description in words
//	boxes base                        the boxes; base by default
//	option NAME...                    options of the game
//	house NAME...                     house rules: open questions played the other way (game.Questions)
//	seed N                            the seed of all chance that is not scripted; 1 by default
//	seats CHARACTER...                who sits where, clockwise; ? for a character not yet chosen. A scenario may name other seats than the lines above
//	                                  the first `rule`
//
// A seat is named by its character, or by seat-0, seat-1, ... until one is chosen. After an execution the seat keeps that name. The new character's
// name works too, wherever a seat is named: as a choice, in a pile (hand:tom-zarek), in a check and in an event. After `begin`, a seat laid as ? has
// the name of the character chosen for it. seat-0, seat-1, ... work for any seat at any time.
//
// WORD*N stands for N copies of the word. Names are ids: laura-roslin, ftl-control, water-sabotaged. A Skill card is its title and strength: repair/1.
// Areas: bow starboard-bow starboard-stern stern port-stern port-bow. Skills: politics leadership tactics piloting engineering.
//
// # Laying the table
//
// Some lines set a value: a resource, a track, a title, where a seat is, its loyalty, a deck, boxes, seed, seats. Each may occur only once, and a line
// that would overwrite another is an error. The exception: a line of a scenario may overwrite the same line above the first `rule`. Lines that place
// something somewhere (give, hidden, put, damage, discard ...) add up. No number is below 0. `cylon` and `sympathizer` also set the loyalty, so
// `loyalty` for the same seat is an error. `hidden` lays facedown cards beside it, see below.
//
// Anything that no line lays has a quiet default. Resources are 8 8 10 12 (or as an option says), the distance is 0, and the fleet marker is at Start.
// There are 2 nukes (1 with solo and cooperative) and 4 raptors. All vipers are in the Reserves, no ship is in space, and there is no damage and no
// centurion. All hands are empty, including the Quorum hand and Super Crisis cards. Nothing is in play, and nothing is spent.
//
// Each player has one "not-a-cylon" (none with two-players, solo and cooperative). The Loyalty deck is empty, as after the second deal; the Sleeper
// Agent phase deals what `deck loyalty` lays. The Destiny deck holds 2 cards of each type (treachery only with daybreak). Characters are at their setup
// places (Apollo in a viper in port-bow, Helo off the board). The President and the Admiral are the first in their lines of succession. The thresholds
// follow from the distance.
//
//	fuel N | food N | morale N | population N | distance N | jump-prep N (0 Start .. 4 risk 1) | nukes N | raptors N
//	president SEAT | admiral SEAT | cag SEAT
//	pursuit N                         the space of the pursuit marker, from 0 (Start) to 3
//	mark-vii reserves N destroyed N   the remaining Vipers Mark VII are damaged
//	give SEAT CARD...                 Skill cards in the hand: give laura-roslin repair/1*2 executive-order/2
//	loyalty SEAT CARD...              instead of not-a-cylon: cylon-brig cylon-damage cylon-morale cylon-sickbay sympathizer; or none. With exodus also
//	                                  cylon-boarding-party cylon-jump-preparation, and with their options goal-selfish ... final-five-examiner-brig ...
//	cylon SEAT [CARD...]              a revealed Cylon without a miracle token, with these Loyalty cards face up. The place is the Resurrection Ship (or
//	                                  Hub Destroyed, if that has replaced it) unless an `at` line names another. Titles pass on
//	sympathizer SEAT                  the same, revealed by the Sympathizer
//	hidden SEAT CARD...               more Loyalty cards, face down, beside those that the lines above gave: what a revealed Cylon has not shown, or what
//	                                  a player received at the second deal
//	at SEAT PLACE | at SEAT viper AREA | at SEAT mark-vii AREA | at SEAT assault-raptor AREA | at SEAT off-board
//	                                  if the game begins at skills, movement or action, the current player began the turn at this place. So Starbuck in a
//	                                  viper has her second action (B-CHAR-10), which is passed where no line mentions it. Kat goes to Sickbay if she is
//	                                  still there when her Action step ends (P-CLAR-02)
//	deck NAME [only] CARD... [then CARD...] [any]
//	                                  the top of a deck, from the top down. Every card must be drawn or looked at, except those after `then`. With
//	                                  `only`, the deck holds nothing else, and its other cards are out of the game. With `any`, more cards may be drawn
//	                                  than the line names, by chance. Decks: politics leadership tactics piloting engineering treachery destiny crisis
//	                                  super quorum destination loyalty damage basestar-damage pegasus-damage civilian not-a-cylon agenda trauma (cards:
//	                                  trauma-benevolent ...) ally crossroads ground-crises mutiny mission motive.
//	                                  ground-crises is the Crisis deck of New Caprica before the landing, which shuffles it. If it is laid with `only`
//	                                  and one card, that card is drawn then.
//	                                  Cards laid in the `loyalty` or `crossroads` deck are drawn next in that order, even if the deck is shuffled first.
//	                                  not-a-cylon is a deck of its own in Exodus (E-LOY-06); unless a line lays it, plain cards are on top
//	deck skills any                   all five Skill decks may be drawn from by chance
//	discard NAME CARD...              a discard pile, its top card first
//	quorum CARD...                    the Quorum hand
//	super SEAT CARD...                Super Crisis cards in the hand
//	keep SEAT CARD...                 Quorum cards kept in play before a player
//	in-play CARD...                   crises, super crises (or accept-prophecy) kept in play
//	travelled CARD...                 cards beside the objective; they do not change the distance
//	known SEAT PILE CARD...           the seat knows these cards where the lines above laid them: known gaius-baltar loyalty:laura-roslin cylon-brig;
//	                                  known sharon-valerii crisis-deck resistance
//	remove CARD...                    cards out of the game
//	put SHIP... in AREA               raider heavy-raider viper mark-vii assault-raptor basestar civilian:ID; put basestar:critical-hit,disabled-hangar
//	                                  in bow. civilian:1-population and civilian:population-1 stand for civilian:civilian-1-population. The first
//	                                  basestar is number 0
//	put scar in AREA                  the raider that is Scar
//	put SHIP... behind AREA           raider heavy-raider basestar in the area of the Cylon Fleet board that mirrors this one
//	centurions N N N N                the number on each space of the boarding party track, from Start on
//	vipers damaged N destroyed N      of the Mark II
//	damage PLACE...                   damaged locations
//	spent SEAT...                     players who have used their once-per-game ability
//	executed CHARACTER...             characters executed earlier: out of the game
//	trauma SEAT TOKEN...              trauma tokens of a player: benevolent antagonistic disaster (needs ionian-nebula, as do the next three)
//	token PLACE TOKEN                 the token at sickbay or brig; none by default
//	ally CARD [TOKEN [SEAT]]          an ally in play, with a token that nobody knows, or that the seat has laid. None is in play by default
//	eliminated SEAT                   out of the game by the Trial; needs `distance 8` or more too
//	agenda SEAT CARD                  the Agenda of a Cylon Leader (needs cylon-leader, as do the next three); none by default
//	infiltrating SEAT PLACE           the player is infiltrating, at a location of the humans
//	executions SEAT N                 the number of times the player was executed
//	played-super SEAT                 the player has played a Super Crisis card
//	ground occupied | ground returned the fleet has landed on New Caprica, and Galactica is away or back (needs new-caprica, as do `forces`, `locked` and
//	                                  `prepared`). From this line on, the Crisis deck is that of New Caprica, so lines that lay it stand below; `at` and
//	                                  `distance` may stand above or below. By default, the distance is 7, humans are at Resistance HQ, Cylon players are
//	                                  at Occupation Authority, and all civilian ships that no line puts elsewhere are Locked. Here too, an unscripted
//	                                  crisis asks the President
//	forces PLACE N                    occupation forces at a location of their track; `forces boxed N`: out of the game
//	locked N | locked SHIP...         the Locked civilian ships: N that nobody sees, or these from the top down (1-population empty ...). With `locked`,
//	                                  all ships that no line names are destroyed, and those that `deck civilian` lays were escorted
//	prepared N | prepared SHIP...     the Prepared civilian ships, named in the same way; none by default
//	miracles SEAT N                   miracle tokens (needs daybreak, as do all lines up to `hub`). By default 1, or 0 for a seat that is `spent`. A
//	                                  revealed Cylon has none
//	mutineer SEAT                     the Mutineer is one of the player's Loyalty cards, face up; other lines set the titles
//	mutiny SEAT CARD...               Mutiny cards in the hand
//	motive SEAT CARD... | unveiled SEAT CARD...    Motives of a Cylon Leader, hidden or revealed
//	assault-raptor reserves N aside N destroyed N  where all of them are; by default 1 in the Reserves and 3 beside the board. Those that are
//	                                  put or piloted come from the Reserves, so those lines stand below this one
//	rebels human|cylon                the Rebel Basestar is in the game, with this side up (needs search-for-home, as do the next two)
//	hub destroyed                     Hub Destroyed has taken the place of the Resurrection Ship
//	mission CARD [failed]             the active mission: face up, or face down as a failed one with a distance
//	assist CHARACTER [spent|gone] [CARD...]   the assist character of a solo game, and its Loyalty cards, face down
//	used ID...                        what may not be used again this turn: used executive-order
//	turns SEAT N                      the number of turns that the seat has begun; at least 1 for the current player
//	sympathetic SEAT                  the Sympathetic Cylon (with its option), revealed by that card, at the Resurrection Ship
//	turn SEAT STEP                    ends the laying: whose turn it is, and the step that begins: start skills movement action crisis activate jump end
//	                                  (other lines also take characters setup first-skills finished). activate, jump and end carry out what the crisis of
//	                                  the turn caused. So a scenario about the icons of a crisis lays that crisis and begins at crisis
//	begin SEAT                        instead of all the above: a game from its setup on, with SEAT as first player. What the setup deals and draws is
//	                                  chance. Only `deck` lines may stand above it. They lay the top of a deck as the game begins, but not destiny or
//	                                  loyalty, which the setup makes itself
//
//	turn SEAT crossroads | turn SEAT trial
//	                                  instead of a step: the fleet has come to the Crossroads phase or the Trial in the Jump step of SEAT's turn, and
//	                                  that begins (needs ionian-nebula and a `distance` of 8 or more, depending on the objective). `deck crossroads`,
//	                                  `trauma`, `token` and `ally` lay what the phase deals. A game that begins at a step with such a distance begins
//	                                  after the Trial
//
//	boxes base exodus
//	option ionian-nebula
//	distance 8 | trauma SEAT TOKEN... | deck crossroads perjury the-opera-house disturbing-vision
//	turn SEAT crossroads
//
// In later turns, cards drawn in the Receive Skills step may also come by chance. The game continues to the next decision by itself. So after the last
// action of a step, it is usually in the next step, with a crisis drawn. An unscripted crisis is one that asks the President before it does anything.
// It may be drawn, but nothing can be played after it. Cards picked at random (from a hand, among Loyalty cards) are chance too: give equal cards where
// it matters.
//
// # Playing
//
//	do SEAT CHOICE... [then CHOICE...]...
//	                                  answers what the seat is asked. A choice has the name that game.Choice.String gives it. Its tail is enough where
//	                                  only one option has that tail: place:command or command, card:repair/1 or repair/1 or repair, seat:laura-roslin or
//	                                  laura-roslin, launch:port-bow, fly:bow, fire:raider@bow or raider@bow, basestar@bow, ship:civilian@stern#1 (the
//	                                  second facedown ship), box:0, check, viper:destroyed (a destroyed one), viper:damaged-box, viper:only-1 (Repair:
//	                                  just one), result:8, title:admiral, viper:bow~mark-vii, launch:port-bow~mark-vii, mark-vii (one in a box),
//	                                  escort:stern, activate (the player's own location), from-hand, pass, yes; of Basestar Bridge: place-civilian
//	                                  jump-or-pursuit reinforce damage-galactica.
//	                                  `none` picks nothing. Where one option is picked, the next word answers the next decision of the same seat: do
//	                                  william-adama launch-nuke bow. Where several are picked (cards to discard), the answer to the next decision follows
//	                                  after `then`
//	play SEAT CHOICE... [then ...]    do SEAT from-hand then CHOICE...: a card, or reveal:cylon-brig
//	                                  for a Quorum card: do laura-roslin play-quorum arrest-order
//	add SEAT none | add SEAT CARD...  a contribution to a skill check. A player with no card in hand is not asked, here or in windows
//	act SEAT... WINDOW                the seats want to play something in the next window of that name in which they are asked; all others pass. What
//	                                  they play follows with `do`. Windows: crisis-revealed choice-made check-announced replace-check before-cards
//	                                  cards-added cards-revealed strength-totaled check-resolved before-roll after-roll viper-placed end-of-turn
//	                                  repair-used quorum-used raiders-to-act victory-won treachery-discarded check-passed population-lost civilian-found
//	                                  ships-left discard-owed ships-to-act
//	pass WINDOW | pass WINDOW*N       everyone passes all windows up to and including the next (Nth) of that name
//	die N...                          the next rolls (die 1*8: eight rolls of 1); may also stand above `turn`
//	refuse SEAT CHOICE...             this answer must be refused, and must change nothing
//	unveil SEAT CARD                  reveals a Motive at the current decision, no matter who is asked
//	correct WHAT... [then WHAT...]... corrects the table, with all edits made together, in the words of game.Edit, with seats by their names.
//	                                  A counter: food 8 | distance 3 | jump-preparation 2 | nukes 1 | pursuit 2 | quorum-hand 2 | once-left kara-thrace 1
//	                                  | discard kara-thrace 2. Pieces at a spot: ships raider bow 2 | ships viper damaged 1 | ships raptor reserves 3 |
//	                                  ships raider behind:bow 1 | ships centurion boarding:1 2. A card or token that is in a pile (1) or not (0): card
//	                                  damage-command damage-on-board 0 | card critical-hit basestar-tokens:0 1 | card ID in-play 0 | card ID crisis-open
//	                                  0. A player: place kara-thrace sickbay | pilot kara-thrace viper bow | title president laura-roslin | turn
//	                                  laura-roslin | draw kara-thrace deck:piloting 2 | draw kara-thrace discard:piloting 1. Resources may be corrected
//	                                  at any time. The rest may be corrected only before anything is answered in a step, which then begins again
//	until SEAT STEP | end turn        plays on until that step, or the next turn, has begun. Nobody moves, acts or adds cards
//
// Everyone passes windows that no line mentions. Looking at something (look-at-own-loyalty, see-card, see-cards with one button) needs no line.
// Everything else does.
//
// # Expecting
//
// An expectation first passes open windows and looks, unless it follows an `expect window` or an `expect asked` that waits at one.
//
//	expect fuel|food|morale|population N   also relative to the beginning: -2, +1, +0
//	expect distance|jump-prep|nukes|raptors|reserves|damaged-vipers|destroyed-vipers|vipers|raiders|heavy-raiders|basestars|civilians N
//	                                  vipers, raiders ... civilians: those in space (vipers: unmanned)
//	expect nuke-pool N                nuke tokens beside the board, from which the Admiral can gain them (only Exodus has any)
//	expect thresholds|rolled|centurions-in-all|damaged-in-all|turns-in-all|unrevealed-loyalty N
//	expect pursuit|mark-vii|mark-vii-reserves|mark-vii-aside|mark-vii-damaged|mark-vii-destroyed N
//	                                  mark-vii: unmanned in space; the viper counts above are of the Mark II only
//	expect president|admiral|cag|cylon|human|spent|unspent SEAT
//	expect eliminated SEAT...         out of the game by the Trial
//	expect allies CARD... | none      exactly these are in play
//	expect phase before|crossroads|trial|after-trial   of the Ionian Nebula
//	expect ally CARD PLACE            this ally is in play, and its marker lies at that location
//	expect executed CHARACTER... | none      exactly these have been executed as humans, in this order
//	expect assist CHARACTER | here | gone | spent | unspent...      the assist character of a solo game
//	expect at SEAT PLACE | viper AREA | mark-vii AREA | off-board
//	expect area AREA empty | [only] SHIP|SEAT [N]...   a seat is its piloted viper
//	expect scar AREA | none           where the raider is that is Scar; to fire at it is scar@bow
//	expect behind AREA empty | [only] SHIP [N]...      the area of the Cylon Fleet board that mirrors this one
//	expect basestar AREA TOKEN... | none
//	expect centurions N N N N [N]
//	expect miracles SEAT N            miracle tokens
//	expect rebels human|cylon|none | hub destroyed|standing | mission none | mission CARD [failed]
//	expect assault-raptor|assault-raptor-reserves|assault-raptor-aside|assault-raptor-damaged|assault-raptor-destroyed N
//	                                  assault-raptor: unmanned in space
//	expect ground before|occupied|returned
//	expect forces PLACE|boxed|supply N     occupation forces at a location, out of the game, or still to come
//	expect locked|prepared N | SHIP...             civilian ships on New Caprica: N of them, or exactly these from the top down
//	expect damaged PLACE... | none    exactly these locations
//	expect hand SEAT N | CARD... | empty      N of them, or exactly these
//	expect holds SEAT CARD...         at least these
//	expect pile PILE N | CARD... | empty | top CARD... | bottom CARD... | has CARD... | lacks CARD...
//	                                  has: at least these; lacks: none of these, which may be cards of boxes that are not in the game.
//	                                  Piles: destiny check check-aside turned-up crisis-deck crisis-discard crisis-drawn crisis-open in-play super-deck
//	                                  super-discard quorum-deck quorum-discard quorum-hand quorum-open quorum-drawn quorum-in-play loyalty-deck
//	                                  loyalty-unused not-cylon-deck not-cylon-discard assist-loyalty destination-deck destination-drawn travelled
//	                                  ground-crises locked-ships prepared-ships damage-pile damage-drawn damage-on-board basestar-damage-pile
//	                                  civilian-pile removed out-of-game pegasus-damage-pile pegasus-damage-on-board; deck:SKILL and discard:SKILL
//	                                  (politics ... treachery), civilians:AREA, basestar-tokens:0 to :3.
//	                                  Of a seat: hand:laura-roslin contribution:laura-roslin (contribution:destiny) super-hand:laura-roslin
//	                                  kept-quorum:laura-roslin loyalty:laura-roslin trauma:laura-roslin crossroads:laura-roslin
//	                                  crossroads-trauma:laura-roslin.
//	                                  Of the Ionian Nebula also: trauma-pool trauma-shown sickbay-trauma brig-trauma ally-deck crossroads-deck ally:0 to
//	                                  ally:2, ally-trauma:0 to :2.
//	                                  Of Cylon Leaders: agenda-deck agenda:SEAT.
//	                                  Of Daybreak: mutiny-deck mutiny-discard mutiny-drawn mutiny-open mutiny:SEAT motive-deck motive:SEAT mission-deck
//	                                  mission-discard active-mission
//	expect sees SEAT PILE N           the number of cards or tokens that the View of a seat (or everyone) shows in a pile, including those shown by their
//	                                  backs
//	expect seen|unseen SEAT PILE CARD whether the View of a seat (or everyone: the open table) shows this card in the pile
//	expect asked SEAT [KIND [private|open]]   who is asked, and what; asked nobody: the game is over. Kinds:
//	                                  ask-window bury-quorum choose-action choose-ally choose-area choose-area-order choose-assault
//	                                  choose-assist choose-basestar choose-borrowed choose-box choose-bridge choose-caprica choose-character
//	                                  choose-character-for choose-check-ability choose-check-card choose-check-result choose-civilian
//	                                  choose-civilians choose-condemned choose-crisis choose-crisis-order choose-cylon-area choose-cylon-fleet
//	                                  choose-cylon-ships choose-damage choose-destination choose-destiny choose-die-change choose-difficulty
//	                                  choose-fallback choose-fate choose-force choose-from-hand choose-ground choose-heavy-raider choose-heir
//	                                  choose-hull choose-ignore choose-learned choose-left-out choose-mark choose-may choose-move
//	                                  choose-move-or-act choose-movement choose-mutineer choose-mutiny choose-new-president choose-one-of
//	                                  choose-order-mode choose-payment choose-place choose-player choose-quorum choose-quorum-draw
//	                                  choose-quorum-order choose-reaction choose-repair choose-replacer choose-resource choose-restore
//	                                  choose-result choose-risk choose-ships choose-skill-deck choose-skill-type choose-stay choose-strike
//	                                  choose-super-crisis choose-target choose-times choose-title choose-victim choose-viper choose-viper-deed
//	                                  choose-zero-type contribute contribute-cards discard-any discard-cards discard-mutiny discard-quorum
//	                                  discard-super discard-to-limit fly-further force-hand give-card give-mutiny give-quorum give-up-trauma
//	                                  lay-on-destiny lay-trauma look-at-agenda look-at-motives look-at-own-loyalty look-at-trauma mission-top
//	                                  move-civilian order-final-five order-start pay-for-move play-or-discard prove-loyalty recon-top
//	                                  scout-deck scout-more scout-top see-card see-cards show-card swap-super take-card take-skills
//	                                  window-order
//	expect not-asked SEAT [KIND] [in STEP]
//	                                  since the last line that acted, the seat was asked nothing but windows, or nothing of that kind (ask-window: not
//	                                  even a window). With `in`: during the whole of the last step of that name, over or not: expect not-asked
//	                                  laura-roslin contribute in crisis
//	expect about WORD...              the card, place, seat, area, ship, number (die rolled, total, cards to discard) or rule that the decision is about
//	expect picks N | N N              N options must be picked; or at least the first number and at most the second
//	expect cost SEAT CHOICE N         the number of Skill cards that the choice will cost
//	expect use-cost SEAT CHOICE N     the number of Skill cards that using the location moved to will cost
//	expect harder SEAT CHOICE N       how much harder than printed the check that the choice leads to will be
//	expect offered|not-offered SEAT CHOICE... | options SEAT CHOICE...    among the options that the seat sees; options: exactly these, or `none`.
//	                                  A word may be repeated up to the number of options with that name
//	expect window NAME SEAT...        the next window of that name is open for exactly these seats; the game waits there
//	expect no-window NAME             no window of that name has opened since the last line that acted
//	expect check [difficulty N] [partial N] [total N] [SEAT|destiny N] [result passed|middle|failed]
//	                                  about the last check; SEAT N: the number of cards that the seat added
//	expect check resolved TITLE,... taken-out CARD,... double SKILL consequence yes
//	                                  the skill check abilities that were resolved, in this order; the cards that were taken out after they lay open,
//	                                  sorted by id; the type that counts double; whether the consequence came; each may be none
//	expect turn SEAT STEP
//	expect turns SEAT N               the number of turns that the seat has begun, with any character
//	expect used|unused ID             whether something that is limited to once a turn has been used
//	expect event|no-event KIND [WORD]...     it happened since the last line that acted, and all the words fit: rule, seat, place, card,
//	                                  ability, ship, activation, area, resource, title, step, number: resource-changed food -1.
//	                                  Where ships came from or went: supply reserves damaged destroyed: ship-moved raider bow supply.
//	                                  Why it happened, if that is told: by-hit by-removal by-jump by-boarding by-escort by-launch by-correction ...
//	                                  (game.Cause). Why nothing happens: nothing-happens no-civilian-ship (game.Nothing).
//	                                  Where occupation forces came from or went: a location, supply, boxed: force-moved shipyard boxed.
//	                                  A seat is the player who did it or who is affected. `everyone` fits what concerns all: a resource, a track, ships,
//	                                  a card turned up for all (event looked everyone cylon-brig). `nobody` fits what no player does.
//	                                  The kinds: ability-resolved ability-used activated ally-met assist-left assist-taken attack-made
//	                                  attack-missed basestar-gone basestar-moved basestar-placed became-cylon began-at boarded card-laid
//	                                  card-moved card-played cards-gathered centurion-moved character-gone character-moved character-off
//	                                  character-taken check-changed check-ended chose-box chosen condemned consequence contributed corrected
//	                                  crisis-added crisis-step-lost die-rolled distance-gained escorted executed fleet-grows force-moved
//	                                  forces-activated galactica-back game-over hub-lost icons-pending ignored infiltration judged jump-due
//	                                  jump-icon-added jump-prep-moved jump-step-lost jumped landed last-jump-is-next launched left-game
//	                                  limit-used looked loss-spared miracles-changed nothing-happens nukes-boxed nukes-changed once-used
//	                                  pegasus-destroyed phase-began pieces-boxed pursuit-moved rebels-turned repaired resource-changed
//	                                  result-decided revealed scar-moved scouted ship-moved ships-activated shuffled step-began threshold-met
//	                                  title-given title-lent truce-began turn-began turn-freed turn-passed turned-down was-caught was-tempted
//	expect events N KIND [WORD]...    it happened N times
//	expect order KIND [WORD]..., KIND [WORD]... [in STEP]
//	                                  each happened after the one before the comma, since the last line that acted or, with `in`, during the whole of the
//	                                  last step of that name. Other events may lie between: expect order jumped, distance-gained 2
//	expect together KIND [WORD]..., KIND [WORD]... [in STEP]
//	                                  one instruction caused them all, each a different event: expect together character-moved kara-thrace brig,
//	                                  character-moved tom-zarek brig
//	expect won SEAT... | nobody       the game is over, and exactly these seats have won
//	expect over humans|cylons jump|resource|damage|boarding|execution [RESOURCE] | not-over
//	                                  after `resource`, the one that ran out may be named
//
// # Tables
//
// A scenario may end with a table. Each of its rows is a run of its own, with {column} in the lines above replaced by the cell. A line whose cell is -
// is left out. No cell may be empty. A cell may hold several commands, separated by ;.
//
//	seats  william-adama laura-roslin kara-thrace
//
//	rule   card water-sabotaged  every option and result
//	give   laura-roslin {cards}
//	deck   crisis water-sabotaged
//	deck   destiny {destiny}
//	turn   kara-thrace crisis
//	do     kara-thrace {box}
//	add    laura-roslin {cards}
//	expect food {food}
//	table  | box   | destiny    | cards                                    | food |
//	       | box:0 | -          | -                                        | -1   |
//	       | check | repair/1*2 | -                                        | -2   |
//	       | check | repair/1*2 | declare-emergency/5 declare-emergency/4*2 | -2   |
//	       | check | repair/1*2 | declare-emergency/5 strategic-planning/5 investigative-committee/5 | +0 |
//
// # Twice
//
// Every scenario that passes is played a second time, at a table as in package table that saves it as in package save. Each answer is given, taken back
// and given again. If somebody learned something from it, the table agrees to take it back, and the game is loaded as it was saved before the answer.
// The table must ask the same throughout, and the state saved at the end must be the same.
package script
