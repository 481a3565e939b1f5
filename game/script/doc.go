// Package script runs scenarios: text files that lay a table, play on it, and say what must be seen.
//
// A scenario fails on everything that it does not say: a die that it does not fix, a card drawn by chance, a decision that it does not make.
// An unknown word or a useless line fails it too. `battlestar scenario FILE...` runs scenarios.
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
// A line is a command. A # at the beginning of a line or after a space begins a comment. A `rule` line begins a scenario, and a file may hold
// several. Lines above the first `rule` belong to all scenarios of the file.
//
//	rule RULE... [card ID]... WORDS   what the scenario shows: rule ids as in rules/base.md, `card` with the id of a card, character,
//	                                  location, title, ship, objective, action of a title or board (launch-nuke, resistance-attack ...) or
//	                                  infiltration (with pegasus or daybreak); at least one; then what it shows, in words
//	boxes base                        the boxes; base if not said
//	option NAME...                    options of the game
//	house NAME...                     house rules: open questions played the other way (game.Questions)
//	seed N                            the seed of all chance that is not scripted (1)
//	seats CHARACTER...                who sits where, clockwise; ? for a character not yet chosen. A scenario may have other seats
//	                                  than the lines above its rule line say
//
// A seat is named by its character, or by seat-0, seat-1, ... until one is chosen. After an execution the seat keeps that name. The new
// character's name works too, wherever a seat is named: as a choice, in a pile (hand:tom-zarek), in a check and in an event. After `begin`, a
// seat of ? has the name of the character that was chosen for it. seat-0 ... works for any seat at any time.
//
// WORD*N is the word N times. Names are ids: laura-roslin, ftl-control, water-sabotaged. A Skill card is its title and strength: repair/1.
// Areas: bow starboard-bow starboard-stern stern port-stern port-bow. Skills: politics leadership tactics piloting engineering.
//
// # Laying the table
//
// Some lines say how something is: a resource, a track, a title, where a seat is, its loyalty, a deck, boxes, seed, seats. Each may stand only
// once, and a line that would overwrite it is an error. Only a line of a scenario may overwrite the same line above the first `rule`. Lines
// that put something somewhere (give, hidden, put, damage, discard ...) add to each other. Numbers are not below 0. `cylon` and `sympathizer`
// also say the loyalty, so `loyalty` for the same seat is an error. Facedown cards beside it are `hidden`, below.
//
// Anything that no line lays is quiet. Resources are 8 8 10 12 (or as an option says), the distance is 0, and the fleet marker is at Start.
// There are 2 nukes (1 with solo and cooperative) and 4 raptors. All vipers are in the Reserves, no ship is in space, and there is no damage
// and no centurion. All hands are empty, including the Quorum hand and Super Crisis cards. Nothing is in play, and nothing is spent.
//
// Each player has one "not-a-cylon" (none with two-players, solo and cooperative). The Loyalty deck is empty, as after the second deal; the
// Sleeper Agent phase deals what `deck loyalty` says. The Destiny deck holds 2 cards of each type (treachery only with daybreak). Characters
// are at their setup places (Apollo in a viper in port-bow, Helo off the board). The President and the Admiral are the first in their lines of
// succession. Thresholds follow from the distance.
//
//	fuel N | food N | morale N | population N | distance N | jump-prep N (0 Start .. 4 risk 1) | nukes N | raptors N
//	president SEAT | admiral SEAT | cag SEAT
//	pursuit N                         space of the pursuit marker, 0 Start .. 3
//	mark-vii reserves N destroyed N   the other Vipers Mark VII are damaged
//	give SEAT CARD...                 Skill cards into the hand: give laura-roslin repair/1*2 executive-order/2
//	loyalty SEAT CARD...              instead of not-a-cylon: cylon-brig cylon-damage cylon-morale cylon-sickbay sympathizer; or none. With
//	                                  exodus also cylon-boarding-party cylon-jump-preparation, and with their options goal-selfish ...
//	                                  final-five-examiner-brig ...
//	cylon SEAT [CARD...]              a revealed Cylon, at the Resurrection Ship unless an `at` says otherwise (on Hub Destroyed, if that
//	                                  has taken its place), without a miracle token, with these Loyalty cards face up; titles pass on
//	sympathizer SEAT                  the same by the Sympathizer
//	hidden SEAT CARD...               more Loyalty cards, face down, beside those that the lines above gave: what a revealed Cylon
//	                                  has not shown, or what somebody got at the second deal
//	at SEAT PLACE | at SEAT viper AREA | at SEAT mark-vii AREA | at SEAT assault-raptor AREA | at SEAT off-board
//	                                  whose turn it is, laid at skills, movement or action, began the turn there: Starbuck in a viper has
//	                                  her second action (B-CHAR-10), which is passed where no line mentions it, and Kat goes to Sickbay
//	                                  if she is still there when her Action step ends (P-CLAR-02)
//	deck NAME [only] CARD... [then CARD...] [any]
//	                                  the top of a deck, from the top down. Every card must be drawn or looked at, but those after
//	                                  `then`. With `only` the deck holds nothing else (the rest is out of the game), with `any` more
//	                                  cards than said may be drawn, by chance. Decks: politics leadership tactics piloting engineering
//	                                  destiny crisis super quorum destination loyalty damage basestar-damage pegasus-damage civilian not-a-cylon agenda
//	                                  trauma (cards: trauma-benevolent ...) ally crossroads ground-crises
//	                                  treachery mutiny mission motive.
//	                                  ground-crises is the Crisis deck of New Caprica before the landing, which shuffles it; with `only` and
//	                                  one card that is drawn then
//	                                  What is laid in the `loyalty` or the `crossroads` deck is drawn next in that order, also if the deck is
//	                                  shuffled first.
//	                                  not-a-cylon is the deck that Exodus keeps (E-LOY-06); unless laid, plain cards are on top of it
//	deck skills any                   all five Skill decks may be drawn from by chance
//	discard NAME CARD...              a discard pile, its top card first
//	quorum CARD...                    the Quorum hand
//	super SEAT CARD...                Super Crisis cards in the hand
//	keep SEAT CARD...                 Quorum cards kept in play before a player
//	in-play CARD...                   crises, super crises (or accept-prophecy) kept in play
//	travelled CARD...                 beside the objective; does not change the distance
//	known SEAT PILE CARD...           the seat knows these cards where the lines above laid them: known gaius-baltar
//	                                  loyalty:laura-roslin cylon-brig; known sharon-valerii crisis-deck resistance
//	remove CARD...                    out of the game
//	put SHIP... in AREA               raider heavy-raider viper mark-vii assault-raptor basestar civilian:ID; put basestar:critical-hit,disabled-hangar in bow
//	                                  civilian:1-population or civilian:population-1 is civilian:civilian-1-population. The first
//	                                  basestar is number 0
//	put scar in AREA                  a raider that is Scar
//	put SHIP... behind AREA           raider heavy-raider basestar in the area of the Cylon Fleet board that mirrors that one
//	centurions N N N N                on the boarding party track, from Start on
//	vipers damaged N destroyed N      Mark II
//	damage PLACE...                   damaged locations
//	spent SEAT...                     once-per-game abilities used
//	executed CHARACTER...             executed before: out of the game
//	trauma SEAT TOKEN...              trauma tokens of a player: benevolent antagonistic disaster (with ionian-nebula, as the next three)
//	token PLACE TOKEN                 the token of sickbay or brig; none lies there if not said
//	ally CARD [TOKEN [SEAT]]          an ally in play, with a token that nobody knows, or that the seat has laid. None is in play if not said
//	eliminated SEAT                   out of the game by the Trial; say `distance 8` or more too
//	agenda SEAT CARD                  the Agenda of a Cylon Leader (with cylon-leader, as the next three); he has none if not said
//	infiltrating SEAT PLACE           he is infiltrating, at a location of the humans
//	executions SEAT N                 how often he was executed
//	played-super SEAT                 he has played a Super Crisis card
//	ground occupied | ground returned the fleet has landed on New Caprica, and Galactica is away or back (with new-caprica, as the next
//	                                  two); it comes above what lies in the Crisis deck (`at` and `distance` may stand above or below it), which is that of New Caprica from here on. Not said
//	                                  otherwise, the distance is 7, humans are at Resistance HQ, Cylon players at Occupation Authority, and
//	                                  all civilian ships that no line puts elsewhere are Locked. A crisis that is not scripted asks the
//	                                  President here too
//	forces PLACE N                    occupation forces at a location of their track; `forces boxed N`: out of the game
//	locked N | locked SHIP...         the Locked civilian ships, from the top: so many that nobody sees, or 1-population empty ...; with
//	prepared N | prepared SHIP...     `locked` all ships that no line names are destroyed, and what `deck civilian` lays was escorted. The
//	                                  Prepared ones likewise; none if not said
//	miracles SEAT N                   miracle tokens (with daybreak, as all to `hub`); 1 if not said, 0 of who is `spent`, none of a
//	                                  revealed Cylon
//	mutineer SEAT                     the Mutineer is one of his Loyalty cards, face up; titles are those that other lines say
//	mutiny SEAT CARD...               Mutiny cards in the hand
//	motive SEAT CARD... | unveiled SEAT CARD...    Motives of a Cylon Leader, hidden or revealed
//	assault-raptor reserves N aside N destroyed N  where they all are; 1 in the Reserves and 3 beside the board if not said. Those that are
//	                                  put or piloted come from the Reserves, so those lines stand below
//	rebels human|cylon                the Rebel Basestar is in the game, with this side up (with search-for-home, as the next two)
//	hub destroyed                     Hub Destroyed has taken the place of the Resurrection Ship
//	mission CARD [failed]             the active mission, face up; or face down, as one with a distance that failed
//	assist CHARACTER [spent|gone] [CARD...]   the assist character of a solo game, and its Loyalty cards, face down
//	used ID...                        what may not be used again this turn: used executive-order
//	turns SEAT N                      turns that a seat has begun; at least 1 of whose turn it is
//	sympathetic SEAT                  the Sympathetic Cylon (with its option), revealed by that card, at the Resurrection Ship
//	turn SEAT STEP                    ends the laying: whose turn it is, at the beginning of which step: start skills movement action
//	                                  crisis activate jump end (or, to look at it only, characters setup first-skills finished). The last
//	                                  three of a turn do what the crisis of the turn brought about; so
//	                                  whoever wants its icons begins at crisis and lays it
//	begin SEAT                        instead of all the above: a game from its setup on, SEAT is first player; what is dealt and
//	                                  drawn in the setup is chance. Only `deck` lines may stand above it: they lay what lies on top of a deck
//	                                  when the game begins. Not destiny and loyalty, which the setup makes itself
//
//	turn SEAT crossroads | turn SEAT trial
//	                                  instead of a step: the fleet has come there in the Jump step of SEAT's turn, and the Crossroads phase
//	                                  or the Trial begins (with ionian-nebula and a `distance` of 8 or more, as an objective has it). What the phase deals is laid
//	                                  by `deck crossroads`, `trauma`, `token` and `ally`. A step with such a distance begins after the Trial
//
//	boxes base exodus
//	option ionian-nebula
//	distance 8 | trauma SEAT TOKEN... | deck crossroads perjury the-opera-house disturbing-vision
//	turn SEAT crossroads
//
// In later turns, cards drawn in the Receive Skills step may also be chance. The game continues to the next decision by itself. After the last
// action of a step, it is therefore usually in the next step, with a crisis drawn. An unscripted crisis is one that asks the President before
// it does anything. It may be drawn, but nothing can be played after it. Cards picked at random (from a hand, among Loyalty cards) are chance
// too: give equal cards where it matters.
//
// # Playing
//
//	do SEAT CHOICE... [then CHOICE...]...
//	                                  answers what the seat is asked. A choice has the name that game.Choice.String gives it, or its
//	                                  tail where only one option has that tail: place:command or command, card:repair/1 or repair/1
//	                                  or repair, seat:laura-roslin or laura-roslin, launch:port-bow, fly:bow, fire:raider@bow or
//	                                  raider@bow, basestar@bow, ship:civilian@stern#1 (the second face-down ship), box:0, check,
//	                                  viper:destroyed (a destroyed one), viper:damaged-box, viper:only-1 (Repair: just one), result:8, title:admiral,
//	                                  viper:bow~mark-vii, launch:port-bow~mark-vii, mark-vii (one of a box), escort:stern, of
//	                                  Basestar Bridge: place-civilian jump-or-pursuit reinforce damage-galactica,
//	                                  activate (the own location), from-hand, pass, yes. `none` picks nothing. Where one option is
//	                                  picked the next word answers the next decision of the same seat: do william-adama launch-nuke
//	                                  bow. Where several are picked (cards to discard) `then` goes on with the next decision
//	play SEAT CHOICE... [then ...]    do SEAT from-hand then CHOICE...: a card, or reveal:cylon-brig
//	                                  a Quorum card: do laura-roslin play-quorum arrest-order
//	add SEAT none | add SEAT CARD...  a contribution to a skill check. Whoever has no card in hand is not asked, nor in windows
//	act SEAT... WINDOW                the seats want to play something in the next window of that name in which they are asked, all others
//	                                  pass; what they play follows with `do`. Windows: crisis-revealed choice-made check-announced
//	                                  replace-check before-cards cards-added cards-revealed strength-totaled check-resolved before-roll after-roll
//	                                  viper-placed end-of-turn repair-used quorum-used raiders-to-act victory-won treachery-discarded
//	                                  check-passed population-lost civilian-found ships-left discard-owed ships-to-act
//	pass WINDOW | pass WINDOW*N       all pass all windows up to and with the next (Nth) of that name
//	die N...                          the next rolls (die 1*8: eight times a 1); may also stand above `turn`
//	refuse SEAT CHOICE...             this answer must be refused, and change nothing
//	unveil SEAT CARD                  reveals a Motive at what is asked now, whoever is asked it
//	correct WHAT... [then WHAT...]... the table sets right what lies wrong, all at one time, in the words of game.Edit, seats by their names.
//	                                  A counter: food 8 | distance 3 | jump-preparation 2 | nukes 1 | pursuit 2 | quorum-hand 2 |
//	                                  once-left kara-thrace 1 | discard kara-thrace 2. Pieces at a spot: ships raider bow 2 | ships viper
//	                                  damaged 1 | ships raptor reserves 3 | ships raider behind:bow 1 | ships centurion boarding:1 2.
//	                                  A card or token in a pile (1) or not (0): card damage-command damage-on-board 0 | card critical-hit
//	                                  basestar-tokens:0 1 | card ID in-play 0 | card ID crisis-open 0. Somebody: place kara-thrace
//	                                  sickbay | pilot kara-thrace viper bow | title president laura-roslin | turn laura-roslin | draw
//	                                  kara-thrace deck:piloting 2 | draw kara-thrace discard:piloting 1. Resources at any time; the
//	                                  rest before anything is answered in a step, which begins again
//	until SEAT STEP | end turn        plays on until that step, or the next turn, has begun: nobody moves, acts or adds cards
//
// Everyone passes windows that no line mentions. Looking at something (look-at-own-loyalty, see-card, see-cards with one button) needs no
// line. Everything else must be said.
//
// # Expecting
//
// An expectation first passes open windows and looks, unless it follows an `expect window` or an `expect asked` that waits at one.
//
//	expect fuel|food|morale|population N   also relative to the beginning: -2, +1, +0
//	expect distance|jump-prep|nukes|raptors|reserves|damaged-vipers|destroyed-vipers|vipers|raiders|heavy-raiders|basestars|civilians N
//	                                  vipers, raiders ... civilians: those in space (vipers: unmanned)
//	expect nuke-pool N                nuke tokens beside the board, from where the Admiral can gain them (only Exodus has any)
//	expect thresholds|rolled|centurions-in-all|damaged-in-all|turns-in-all|unrevealed-loyalty N
//	expect pursuit|mark-vii|mark-vii-reserves|mark-vii-aside|mark-vii-damaged|mark-vii-destroyed N    mark-vii: unmanned in space; the lines above count
//	                                  Mark II only
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
//	expect behind AREA empty | [only] SHIP [N]...      the area of the Cylon Fleet board that mirrors one
//	expect basestar AREA TOKEN... | none
//	expect centurions N N N N [N]
//	expect miracles SEAT N            miracle tokens
//	expect rebels human|cylon|none | hub destroyed|standing | mission none | mission CARD [failed]
//	expect assault-raptor|assault-raptor-reserves|assault-raptor-aside|assault-raptor-damaged|assault-raptor-destroyed N     assault-raptor: unmanned in space
//	expect ground before|occupied|returned
//	expect forces PLACE|boxed|supply N     occupation forces at a location, out of the game, or that can still come
//	expect locked|prepared N | SHIP...             civilian ships on New Caprica: so many, or exactly these from the top down
//	expect damaged PLACE... | none    exactly these locations
//	expect hand SEAT N | CARD... | empty      so many, or exactly these
//	expect holds SEAT CARD...         at least these
//	expect pile PILE N | CARD... | empty | top CARD... | bottom CARD... | has CARD... | lacks CARD...
//	                                  has: at least these; lacks: none of these, which may be cards of boxes that are not in the game
//	                                  piles: destiny check check-aside turned-up crisis-deck crisis-discard crisis-drawn crisis-open in-play
//	                                  super-deck super-discard quorum-deck quorum-discard quorum-hand quorum-open quorum-drawn
//	                                  quorum-in-play loyalty-deck loyalty-unused not-cylon-deck not-cylon-discard assist-loyalty destination-deck destination-drawn travelled
//	                                  ground-crises locked-ships prepared-ships damage-pile damage-drawn damage-on-board basestar-damage-pile civilian-pile removed
//	                                  pegasus-damage-pile pegasus-damage-on-board; deck:SKILL and discard:SKILL (politics ... treachery),
//	                                  civilians:AREA, basestar-tokens:0 to :3, and of a seat
//	                                  hand:laura-roslin contribution:laura-roslin (contribution:destiny) super-hand:laura-roslin
//	                                  kept-quorum:laura-roslin loyalty:laura-roslin trauma:laura-roslin crossroads:laura-roslin
//	                                  crossroads-trauma:laura-roslin; of the Ionian Nebula also trauma-pool trauma-shown sickbay-trauma
//	                                  of Cylon Leaders agenda-deck agenda:SEAT
//	                                  of Daybreak mutiny-deck mutiny-discard mutiny-drawn mutiny-open mutiny:SEAT motive-deck motive:SEAT mission-deck mission-discard
//	                                  active-mission; brig-trauma ally-deck crossroads-deck out-of-game ally:0 to ally:2, ally-trauma:0 to :2
//	expect sees SEAT PILE N           so many cards or tokens the View of a seat (or everyone) shows in a pile, also by their backs
//	expect seen|unseen SEAT PILE CARD what the View of a seat (or everyone: the open table) shows
//	expect asked SEAT [KIND [private|open]]   who is asked, what; asked nobody: the game is over. Kinds:
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
//	                                  since the last line that acted the seat was asked nothing but windows, or nothing of that
//	                                  kind (ask-window: no window either); with `in` in the whole of the last step of that name, over
//	                                  or not: expect not-asked laura-roslin contribute in crisis
//	expect about WORD...              the card, place, seat, area, ship, number (die rolled, total, cards to discard) or rule of what
//	                                  is asked
//	expect picks N | N N              so many options must be picked; at least and at most so many
//	expect cost SEAT CHOICE N         so many Skill cards a choice will cost
//	expect use-cost SEAT CHOICE N     so many it will cost to use the location that is moved to
//	expect harder SEAT CHOICE N       by so much the check that it leads to will be harder than printed
//	expect offered|not-offered SEAT CHOICE... | options SEAT CHOICE...    among the options that the seat sees; options: exactly these, or `none`.
//	                                  A word is said as often at most as options have that name
//	expect window NAME SEAT...        the next window of that name is open for exactly these seats; waits there
//	expect no-window NAME             none of that name opened since the last line that acted
//	expect check [difficulty N] [partial N] [total N] [SEAT|destiny N] [result passed|middle|failed]
//	                                  of the last check; SEAT N: so many cards the seat added
//	expect check resolved TITLE,... taken-out CARD,... double SKILL consequence yes
//	                                  the skill check abilities that were resolved, in this order; the cards that were taken out after
//	                                  they lay open, by their ids; the type that counts double; whether the consequence came; each or none
//	expect turn SEAT STEP
//	expect turns SEAT N               turns that a seat has begun, whoever was its character then
//	expect used|unused ID             what is used once a turn
//	expect event|no-event KIND [WORD]...     happened since the last line that acted, and all the words fit: rule, seat, place, card,
//	                                  ability, ship, activation, area, resource, title, step, number: resource-changed food -1; where
//	                                  ships were: supply reserves damaged destroyed: ship-moved raider bow supply
//	                                  Why it happened, if that is told: by-hit by-removal by-jump by-boarding by-escort by-launch
//	                                  by-correction ... (game.Cause); why nothing happens: nothing-happens no-civilian-ship (game.Nothing)
//	                                  where occupation forces were: a location, supply, boxed: force-moved shipyard boxed
//	                                  A seat is who did it or whom it befalls; `everyone` is said of what concerns all: a resource, a
//	                                  track, ships, a card turned up for all (event looked everyone cylon-brig); `nobody` of what no
//	                                  player does
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
//	expect events N KIND [WORD]...    it happened so many times
//	expect order KIND [WORD]..., KIND [WORD]... [in STEP]
//	                                  each happened after the one before the comma, since the last line that acted or in the whole of
//	                                  the last step of that name; others may lie between: expect order jumped, distance-gained 2
//	expect together KIND [WORD]..., KIND [WORD]... [in STEP]
//	                                  one instruction did all of it, each to another: expect together character-moved kara-thrace
//	                                  brig, character-moved tom-zarek brig
//	expect won SEAT... | nobody       the game is over, and exactly these seats have won
//	expect over humans|cylons jump|resource|damage|boarding|execution [RESOURCE] | not-over
//	                                  after `resource` which one ran out may be said
//
// # Tables
//
// A scenario may end with a table. Each of its rows is a run of its own, with {column} in the lines above replaced by the cell. A line with a -
// in its cell is left out. No cell is empty. A cell may hold several commands, with ; between them.
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
// Every scenario that passes is played a second time, at a table as in package table that saves it as in package save. Each answer is given,
// taken back and given again. If somebody learned something from it, the table agrees to take it back, and the game is loaded as it was saved
// before it. The table must ask the same throughout, and the state saved at the end must be the same.
package script
