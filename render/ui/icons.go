package ui

// The icons of resources, tracks and ships.
const (
	IconFuel        Icon = "s M5 21 V5 Q5 3 7 3 H12 Q14 3 14 5 V21 Z; f R7 6 5 4; l M3 21 H16; l M14 12 H15.3 Q17 12 17 13.7 V17 Q17 18.7 18.5 18.7 Q20 18.7 20 17 V9 L17 6"
	IconFood        Icon = "l M12 22.5 V9; s M12 9 C9.2 7 9.2 4.2 12 1.5 C14.8 4.2 14.8 7 12 9 Z; s M12 14 C8.2 14 6.2 12 5.8 8.4 C9.8 8.6 12 10.4 12 14 Z; s M12 14 C15.8 14 17.8 12 18.2 8.4 C14.2 8.6 12 10.4 12 14 Z; s M12 19.5 C8.2 19.5 6.2 17.5 5.8 13.9 C9.8 14.1 12 15.9 12 19.5 Z; s M12 19.5 C15.8 19.5 17.8 17.5 18.2 13.9 C14.2 14.1 12 15.9 12 19.5 Z"
	IconMorale      Icon = "s M12.5 1.5 C13 6 18.5 8.5 18.5 14 C18.5 17.6 15.8 20 12 20 C8.2 20 5.5 17.6 5.5 14 C5.5 11.2 7.2 9.6 8.2 7.6 C9.4 9.2 9.8 10 10.3 11.2 C12 8.6 12.9 5.2 12.5 1.5 Z; l M12 20 C9.9 18.4 9.9 15.8 12 13.8 C14.1 15.8 14.1 18.4 12 20; l M7.5 22.8 H16.5"
	IconPopulation  Icon = "s O12 7 3.3; s M6.5 21.5 V17.5 C6.5 14 9 12.6 12 12.6 C15 12.6 17.5 14 17.5 17.5 V21.5; l O4.6 10 2.1; l O19.4 10 2.1; l M1.3 20 V18 C1.3 15.8 2.4 14.6 4.4 14.4; l M22.7 20 V18 C22.7 15.8 21.6 14.6 19.6 14.4"
	IconDistance    Icon = "l O4.5 18.5 2.6; l O19.5 5.5 2.6; l M6.9 16.5 L8.6 15; l M10.6 13.2 L12.6 11.5; l M14.6 9.7 L17 7.6"
	IconJump        Icon = "s O12 12 3.4; l M12 1.5 V5.5; l M12 18.5 V22.5; l M1.5 12 H5.5; l M18.5 12 H22.5; l M4.6 4.6 L7.4 7.4; l M16.6 16.6 L19.4 19.4; l M19.4 4.6 L16.6 7.4; l M7.4 16.6 L4.6 19.4"
	IconBoarding    Icon = "s M5.5 10 C5.5 5 8.3 2 12 2 C15.7 2 18.5 5 18.5 10 V16 L15.5 22 H8.5 L5.5 16 Z; l M5.5 10 H18.5; l M5.5 13.6 H18.5; f O14.5 11.8 1.4; l M12 2 V6.5; l M10 22 V17.5 H14 V22"
	IconNuke        Icon = "f O12 12 2; f A12 12 8.4 -120 -60 A12 12 3.8 -60 -120 Z; f A12 12 8.4 0 60 A12 12 3.8 60 0 Z; f A12 12 8.4 120 180 A12 12 3.8 180 120 Z; l O12 12 10.8"
	IconViper       Icon = "s M12 1.5 L13.7 10 L21.5 17.5 V20 L14.2 18.8 L13.3 21.5 H10.7 L9.8 18.8 L2.5 20 V17.5 L10.3 10 Z; l M12 8 V12"
	IconRaptor      Icon = "s M8.5 3 H15.5 L18 8.5 V18 L15.5 21 H8.5 L6 18 V8.5 Z; l M8.5 8.5 H15.5 L14.5 5.5 H9.5 Z; l M6 11.5 L2.5 13.5 V19.5 H6; l M18 11.5 L21.5 13.5 V19.5 H18"
	IconCivilian    Icon = "s M9 2 H15 V7.5 H18 V16.5 H15 V20 H9 V16.5 H6 V7.5 H9 Z; l M6 12 H18; l M12 7.5 V16.5; l M10 20 V22.8; l M14 20 V22.8"
	IconRaider      Icon = "s M2.5 3 C1.8 9.5 4 15.5 9 18 L12 21 L15 18 C20 15.5 22.2 9.5 21.5 3 C19.5 6.5 17.5 9.6 14.2 10.6 L12 8.4 L9.8 10.6 C6.5 9.6 4.5 6.5 2.5 3 Z; l M10 14 H14"
	IconHeavyRaider Icon = "s M3.5 2.5 L7.5 7.5 H16.5 L20.5 2.5 L22 12.5 L18.5 20.5 H5.5 L2 12.5 Z; l M8.8 7.5 V20.5; l M15.2 7.5 V20.5; l M8.8 12 H15.2; l M8.8 16 H15.2"
	IconBasestar    Icon = "s M10.47 9.354 L10.35 1.66 L13.64 1.66 L13.53 9.354 L20.13 5.405 L21.78 8.255 L15.05 12 L21.78 15.75 L20.13 18.59 L13.53 14.65 L13.64 22.34 L10.35 22.34 L10.47 14.65 L3.868 18.59 L2.223 15.75 L8.945 12 L2.223 8.255 L3.868 5.405 Z; f O12 12 2.2"
	IconDamage      Icon = "s M22.5 12 L17.6 9.7 L19.4 4.6 L14.3 6.4 L12 1.5 L9.7 6.4 L4.6 4.6 L6.4 9.7 L1.5 12 L6.4 14.3 L4.6 19.4 L9.7 17.6 L12 22.5 L14.3 17.6 L19.4 19.4 L17.6 14.3 Z; l M13 8.4 L10.6 12.2 H13.4 L11 15.8"
	IconWrench      Icon = "s M14 10 L3.6 18.6 C2.4 19.7 2.6 21.4 3.6 22 C4.7 22.6 5.8 22.1 6.4 21.1 L15.2 11.2 C18.6 12.2 22 10.2 22.2 6.4 C22.2 5.7 22.1 5.1 21.9 4.6 L18.6 7.9 L15.9 7.4 L15.4 4.7 L18.8 1.7 C15.8 1 12.9 3.2 12.9 6.6 C12.9 7.9 13.3 9.1 14 10 Z"
	IconDie         Icon = "s M12 1.5 L21.5 7 V17 L12 22.5 L2.5 17 V7 Z; l M12 1.5 L6.2 15 H17.8 Z; l M2.5 7 L6.2 15 L12 22.5 L17.8 15 L21.5 7; l M2.5 17 L6.2 15; l M21.5 17 L17.8 15"
	IconCards       Icon = "l M8.5 5.5 V2.5 H20.5 V18 H17; s M3.5 5.5 H16 V22 H3.5 Z; s M9.8 10 L12.6 13.8 L9.8 17.6 L7 13.8 Z"
	IconLaurel      Icon = "l M11 22 C5.5 20 3.2 14 5.5 4; s M5.5 4 C7.8 5 8.4 6.8 7.6 9 C5.6 8 5 6.2 5.5 4 Z; s M4.6 8.6 C2.4 9 1.6 10.6 2.2 12.8 C4.2 12.4 5 11 4.6 8.6 Z; s M5 12 C7.4 11.4 9 12.4 9.4 14.6 C7.2 15.2 5.6 14.2 5 12 Z; s M6.2 15.6 C4 15.4 2.8 16.8 3 18.8 C5.2 19 6.4 17.8 6.2 15.6 Z; l M13 22 C18.5 20 20.8 14 18.5 4; s M18.5 4 C16.2 5 15.6 6.8 16.4 9 C18.4 8 19 6.2 18.5 4 Z; s M19.4 8.6 C21.6 9 22.4 10.6 21.8 12.8 C19.8 12.4 19 11 19.4 8.6 Z; s M19 12 C16.6 11.4 15 12.4 14.6 14.6 C16.8 15.2 18.4 14.2 19 12 Z; s M17.8 15.6 C20 15.4 21.2 16.8 21 18.8 C18.8 19 17.6 17.8 17.8 15.6 Z"
	IconAdmiral     Icon = "s M12 1 L14.1 6.2 L19.6 6.6 L15.4 10.2 L16.7 15.6 L12 12.7 L7.3 15.6 L8.6 10.2 L4.4 6.6 L9.9 6.2 Z; l M4.5 18.8 H19.5; l M7 22.3 H17"
	IconCAG         Icon = "s M12 13.5 L14.2 8.6 L12 2.5 L9.8 8.6 Z; l M9 12.5 L2 17 L2 20 L9.6 17.4; l M15 12.5 L22 17 L22 20 L14.4 17.4; l M8 21.8 H16"
	// IconForce is an occupation force, IconEvacuate a ship that leaves the ground, IconPrepare one that may.
	IconForce    Icon = "s M8.6 7.4 V4.6 C8.6 0.7 15.4 0.7 15.4 4.6 V7.4 Z; f R9.8 4.3 4.4 1.5; s M5.5 9.4 H18.5 L16.2 16 H7.8 Z; l M9.4 16 L8.2 22.6; l M14.6 16 L15.8 22.6; l M5.5 9.4 L3 16.6; l M18.5 9.4 L21 16.6"
	IconEvacuate Icon = "s M12 1.4 L16.4 7.6 V13.6 H7.6 V7.6 Z; l M7.6 10 L3.4 14.6; l M16.4 10 L20.6 14.6; l M9.4 16 V18.2; l M12 16 V19.4; l M14.6 16 V18.2; l M2 22.4 H22"
	IconPrepare  Icon = "s M9.6 4.6 L13.8 10.6 V18 H5.4 V10.6 Z; l M5.4 14 L2.4 22.4; l M13.8 14 L16.8 22.4; l M1.5 22.4 H22.5; l M15.6 4.8 L18 7.2 L22.4 2"
	// IconAbility is the sign of a skill check ability.
	IconAbility Icon = "s M7.5 1.5 H16.5 L22.5 7.5 V16.5 L16.5 22.5 H7.5 L1.5 16.5 V7.5 Z; f M13.6 4.5 L7.4 13.2 H11.3 L10 19.8 L16.8 10.4 H12.7 Z"
)

// The icons of places.
const (
	IconFTL             Icon = "s O12 12 3.6; l A12 12 9 195 330; l A12 12 9 15 150; l M20.8 3.4 L20 7.6 L15.8 6.8; l M3.2 20.6 L4 16.4 L8.2 17.2"
	IconWeapons         Icon = "l O12 12 7.5; l M12 1.5 V8; l M12 16 V22.5; l M1.5 12 H8; l M16 12 H22.5; f O12 12 1.4"
	IconCommand         Icon = "l O12 12 10; l O12 12 5.2; l M12 12 L19 5; f O15.8 15.2 1.5; f O7.6 8.6 1.5; f O12 12 1.2"
	IconCommunications  Icon = "l M12 12 L8 22.5; l M12 12 L16 22.5; l M9.6 18.5 H14.4; f O12 9.5 2.1; l A12 9.5 5.4 -48 48; l A12 9.5 5.4 132 228; l A12 9.5 9.4 -48 48; l A12 9.5 9.4 132 228"
	IconQuarters        Icon = "l M1.5 11 H22.5; l M3.5 11 V21.5; s M12 11 H20.5 V21.5 H12 Z; l M15 16.2 H17.5; l M4.5 11 H10; l M7 11 V6.5 L10 4; s M9 1.5 L14 4.5 L9.6 8 Z"
	IconResearch        Icon = "l M8.5 2 H15.5; s M10 2 V9 L4 19.4 C3.4 20.8 4.3 22 5.6 22 H18.4 C19.7 22 20.6 20.8 20 19.4 L14 9 V2; l M6.8 15.4 H17.2; f O11 18.6 1.1"
	IconHangar          Icon = "l M2.5 22 V10 L12 2.5 L21.5 10 V22; s M12 9 L13.2 14 L17.2 19.6 L12 17.8 L6.8 19.6 L10.8 14 Z"
	IconArmory          Icon = "s M12 1.8 L20.5 5 V11 C20.5 16.8 16.8 20.4 12 22.4 C7.2 20.4 3.5 16.8 3.5 11 V5 Z; l M12 7.5 V15.5; l M8 11.5 H16"
	IconSickbay         Icon = "s M8.5 2 H15.5 V8.5 H22 V15.5 H15.5 V22 H8.5 V15.5 H2 V8.5 H8.5 Z"
	IconBrig            Icon = "s R3 2.5 18 19; l M7.5 2.5 V21.5; l M12 2.5 V21.5; l M16.5 2.5 V21.5"
	IconPressRoom       Icon = "s M8.6 10.6 V5.6 C8.6 0.8 15.4 0.8 15.4 5.6 V10.6 C15.4 15.4 8.6 15.4 8.6 10.6 Z; l M5 10.4 C5 19.6 19 19.6 19 10.4; l M12 17.4 V22.3; l M7.5 22.3 H16.5"
	IconPresidentOffice Icon = "s M2.5 9 L12 2.2 L21.5 9 Z; l M5.5 9 V18; l M9.8 9 V18; l M14.2 9 V18; l M18.5 9 V18; l M3.5 18 H20.5; l M2 21.8 H22"
	IconAdministration  Icon = "s M5 4.5 H19 V22.3 H5 Z; f R8.5 2 7 4.6; l M8.5 11 H15.5; l M8.5 14.6 H15.5; l M8.5 18.2 H13"
	IconCaprica         Icon = "s O12 12 6.6; l M5.9 14.6 C2.4 17.8 0.9 20.4 1.8 21.6 C3.4 23.4 9.6 19.6 15 14.4 C20.6 9 24 3.8 22.4 2.3 C21.2 1.2 18.2 3 15.2 5.9"
	IconCylonFleet      Icon = "l M12 3.5 V20.5; l M4.6 7.8 L19.4 16.2; l M4.6 16.2 L19.4 7.8; f O12 12 3; f O12 2.6 1.5; f O12 21.4 1.5; f O4 7.4 1.5; f O20 16.6 1.5; f O4 16.6 1.5; f O20 7.4 1.5"
	IconHumanFleet      Icon = "s M12 2 L16 8.4 V12 H8 V8.4 Z; s M6 12.5 L10 18.9 V22 H2 V18.9 Z; s M18 12.5 L22 18.9 V22 H14 V18.9 Z"
	IconPegasusCIC      Icon = "s M12 1.8 L21 7 V17 L12 22.2 L3 17 V7 Z; l M3 7 L12 12 L21 7; l M12 12 V22.2; f O12 12 2.2"
	IconAirlock         Icon = "s M7 2 H17 L21.5 6.5 V17.5 L17 22 H7 L2.5 17.5 V6.5 Z; l M12 2 V22; l M9 9.5 V14.5; l M15 9.5 V14.5"
	IconBatteries       Icon = "s M3.5 21.5 C3.5 15.5 7 13 11 13 H13 C17 13 20.5 15.5 20.5 21.5 Z; l M8 14.2 L14.5 2.6; l M10.4 13.4 L16.9 3.8; l M1.5 21.5 H22.5"
	IconEngineRoom      Icon = "s M2 8.2 H8.5 L14.5 4 V20 L8.5 15.8 H2 Z; l M17.5 7.5 H22; l M17.5 12 H22.6; l M17.5 16.5 H22"
	IconDetention       Icon = "s M2.5 21.5 V9 L12 2.5 L21.5 9 V21.5 Z; l M8 21.5 V12 H16 V21.5; l M10.7 12 V21.5; l M13.3 12 V21.5"
	IconResistance      Icon = "s M7 21.5 V12.5 C5 11.8 4.6 9 6.2 7.6 C6 5.6 8 4.4 9.4 5.2 C10.2 3.4 13.2 3.4 14 5.2 C15.6 4.6 17.4 6 17 8 V14 C17 17 15.5 18.4 15.5 21.5 Z; l M9.4 5.2 V10; l M13.9 5.2 V10; l M6.2 9.8 H14.5"
	IconAuthority       Icon = "s M3 21.8 V8 H8 V3 H16 V8 H21 V21.8 Z; l M9.5 21.8 V16 H14.5 V21.8; l M8 8 H16; f O12 5.6 1.3; l M5.5 12 H18.5"
	IconCanyon          Icon = "s M1.5 21.5 V6 L6 3 L8.5 9 L7.5 13.5 L10 21.5 Z; s M22.5 21.5 V5 L18 2.5 L15.6 8 L16.8 14 L14 21.5 Z; l M12 5 V8; l M12 11 V14; l M12 17 V20"
	IconShipyard        Icon = "s M12 2 L16 6.5 V14.5 H8 V6.5 Z; l M3 21.5 H21; l M5 21.5 L8 14.5; l M19 21.5 L16 14.5; l M12 14.5 V18.5; f O12 9 1.5"
	IconResurrection    Icon = "l A12 12 10 -58 238; l M12.6 0.8 L17.4 3.4 L14.6 8; s O12 9.6 2.8; s M6.8 18 C7.2 13.6 16.8 13.6 17.2 18 Z"
	IconMutiny          Icon = "s M12 8.5 L19.5 22 H4.5 Z; l M12 1.5 V5; l M4 4.5 L6.8 7.2; l M20 4.5 L17.2 7.2; l M12 13 V17.4; f O12 19.6 1"
	IconQuorum          Icon = "l A12 17 10.5 -172 -8; l A12 17 6.6 -168 -12; s M8.8 16 H15.2 V22 H8.8 Z; l M12 1.5 V4; l M2.5 21.8 H21.5"
	IconBridge          Icon = "s M3 3.5 H21 V13 H3 Z; l M9 3.5 V13; l M15 3.5 V13; l M8.5 13 L5.5 21; l M15.5 13 L18.5 21; l M3.5 21.5 H20.5"
	IconPlot            Icon = "s M2.5 2.5 H21.5 V21.5 H2.5 Z; l M6 17.5 L9.8 11.2 L14 14 L18 7; f O18 6.6 2; f O6 17.5 1.5"
	IconCabin           Icon = "l M2 4.5 V21.5; l M22 11.5 V21.5; s M2 12.5 H22 V17.5 H2 Z; f O6.2 9.2 2.2; l M9.8 10.5 H18"
	IconHybrid          Icon = "s M1.8 11.5 H22.2 L19.5 19 H4.5 Z; l M6.5 19 V22.2; l M17.5 19 V22.2; f O7.6 8.6 2.2; l M10.8 9.4 H18; l M12 1.5 V5.6; l M16.5 2.8 V5.6"
	IconDatastream      Icon = "l M4.5 2 V9; l M4.5 13 V22; l M9.5 2 V4.6; l M9.5 8.6 V17; f O9.5 21 1.3; l M14.5 4 V13; f O14.5 17 1.3; l M14.5 20.6 V22; l M19.5 2 V7; l M19.5 11 V22"
	IconRaiderBay       Icon = "l M2 22.2 V8 L12 1.8 L22 8 V22.2; s M5.6 10.5 C5.6 16.4 8.2 18.4 12 21.6 C15.8 18.4 18.4 16.4 18.4 10.5 C16.8 13.6 14.8 15 12 13.6 C9.2 15 7.2 13.6 5.6 10.5 Z"
	IconHub             Icon = "l A12 12 10 -66 30; l A12 12 10 62 150; l A12 12 10 178 238; s M12 5.8 L13.6 10 L18 9.4 L15 12.8 L17 17 L12.8 15.2 L9.6 18.2 L9.8 13.8 L5.8 12 L10 10.4 Z"
	IconMedical         Icon = "s M12 2.2 L22.4 21.6 H1.6 Z; l M12 10.6 V18.4; l M8.1 14.5 H15.9"
)

// The icons of the screen's own things.
const (
	IconEye      Icon = "s M1.2 12 C4.5 6.6 8 4.6 12 4.6 C16 4.6 19.5 6.6 22.8 12 C19.5 17.4 16 19.4 12 19.4 C8 19.4 4.5 17.4 1.2 12 Z; l O12 12 3.4"
	IconLock     Icon = "s M4.5 10.5 H19.5 V21.5 H4.5 Z; l M7.5 10.5 V7 C7.5 0.8 16.5 0.8 16.5 7 V10.5; l M12 14.5 V17.5"
	IconClock    Icon = "s O12 12 10; l M12 6 V12 L16.2 15.2"
	IconTick     Icon = "l M3 12.8 L9.2 19 L21 5.6"
	IconCross    Icon = "l M4.5 4.5 L19.5 19.5; l M19.5 4.5 L4.5 19.5"
	IconUp       Icon = "f M12 4 L22 20 H2 Z"
	IconDown     Icon = "f M12 20 L2 4 H22 Z"
	IconPrevious Icon = "l M15.5 4 L7.5 12 L15.5 20"
	IconNext     Icon = "l M8.5 4 L16.5 12 L8.5 20"
	IconTurnBack Icon = "l M12 4 L4 12 L12 20; l M20 4 L12 12 L20 20"
	IconTurnOn   Icon = "l M4 4 L12 12 L4 20; l M12 4 L20 12 L12 20"
	IconHalt     Icon = "f R5.5 3.5 4.5 17; f R14 3.5 4.5 17"
	IconPlay     Icon = "f M5 2.5 L21 12 L5 21.5 Z"
	IconPlus     Icon = "l M12 3.5 V20.5; l M3.5 12 H20.5"
	IconMinus    Icon = "l M3.5 12 H20.5"
	IconMenu     Icon = "l M3 5.5 H21; l M3 12 H21; l M3 18.5 H21"
	IconBook     Icon = "s M12 5.5 C9.5 3.6 6 3.2 2 3.6 V19.4 C6 19 9.5 19.4 12 21.3 C14.5 19.4 18 19 22 19.4 V3.6 C18 3.2 14.5 3.6 12 5.5 Z; l M12 5.5 V21.3"
	IconGear     Icon = "s O12 12 6.6; l O12 12 2.4; l M12 1.6 V5; l M12 19 V22.4; l M1.6 12 H5; l M19 12 H22.4; l M4.7 4.7 L7.1 7.1; l M16.9 16.9 L19.3 19.3; l M19.3 4.7 L16.9 7.1; l M7.1 16.9 L4.7 19.3"
	IconSave     Icon = "s M3 3 H17 L21 7 V21 H3 Z; l M7.5 3 V9 H15.5 V3; l M7 21 V14 H17 V21"
	IconExit     Icon = "l M13 3 H3.5 V21 H13; l M9 12 H21.5; l M16.8 7 L21.8 12 L16.8 17"
	IconHold     Icon = "l A12 12 9.8 -90 180; f O12 12 4.6"
	IconSearch   Icon = "s O10 10 7; l M15.4 15.4 L22 22"
)

// Emblems are the signs of the seats, in the order in which they are offered.
var Emblems = [...]Icon{
	EmblemQuill, EmblemAnchor, EmblemWings, EmblemHammer, EmblemKey, EmblemMoon, EmblemBolt, EmblemPeak,
}

// The emblems.
const (
	EmblemQuill  Icon = "s M3.5 20.5 C4 12 9 4 20.5 2.5 C21.5 9 17.5 15.5 9 16.5 Z; l M2.5 22 L14 9.5"
	EmblemAnchor Icon = "l O12 4.6 2.6; l M12 7.2 V21.5; l M7 10.8 H17; l M2.8 13.5 C3.2 18.6 7.2 21.5 12 21.5 C16.8 21.5 20.8 18.6 21.2 13.5"
	EmblemWings  Icon = "s M12 11.5 C10.5 8 6 5.5 1.2 5.2 C1.6 10.8 4.6 14 9.4 14.2 L12 20.5 L14.6 14.2 C19.4 14 22.4 10.8 22.8 5.2 C18 5.5 13.5 8 12 11.5 Z"
	EmblemHammer Icon = "f M11 2.8 L21.2 13 L18 16.2 L7.8 6 Z; l M13 11 L3.5 20.5; l M12 3.8 L20.2 12"
	EmblemKey    Icon = "l O7.4 7.4 5.2; l M11.2 11.2 L21.4 21.4; l M15.6 15.6 L19.2 12; l M19.6 19.6 L22.4 16.8"
	EmblemMoon   Icon = "s M15.5 2.2 C8 1.6 2.2 6.4 2.2 12.6 C2.2 18.2 6.8 22 12 22 C16.6 22 20.4 19.2 21.8 15 C13.6 17.6 9.4 9.4 15.5 2.2 Z"
	EmblemBolt   Icon = "s M14.5 1.2 L4.5 13.6 H11 L8.8 22.8 L19.5 9.6 H12.6 Z"
	EmblemPeak   Icon = "s M1.5 20.5 L9 5.5 L13.4 13.6 L16 9.8 L22.5 20.5 Z; l M6.4 11.2 L9 13.2 L11.4 10.6"
)
