/** The cards that the tests play with, by the names that people give them. The public ids tell the numbers. */

// Ships: `…` is worth 1 coin, `…_TOO` is a second, different ship of the colour worth 2 coins.
export const YELLOW = 'base_ship_yellow_1_1c';
export const YELLOW_TOO = 'base_ship_yellow_2_2c';
export const YELLOW_STRONG = 'base_ship_yellow_4_3c';
export const BLUE = 'base_ship_blue_1_1c';
export const BLUE_TOO = 'base_ship_blue_2_2c';
export const GREEN = 'base_ship_green_1_1c';
export const GREEN_TOO = 'base_ship_green_3_2c';
export const RED = 'base_ship_red_1_1c';
export const RED_TOO = 'base_ship_red_3_2c';
export const RED_SKULL = 'base_ship_red_skull_4c';
export const RED_SKULL_TOO = 'base_ship_red_skull_3c';
export const BLACK = 'base_ship_black_2_1c';
export const BLACK_TOO = 'base_ship_black_4_2c';
export const BLACK_SKULL = 'base_ship_black_skull_4c';

// Persons: the number is the price.
export const SETTLER = 'base_settler_4_1';
export const CAPTAIN = 'base_captain_4_1';
export const PRIEST = 'base_priest_4_1';
export const JACK = 'base_jack_6_1';
export const TRADER_YELLOW = 'base_trader_yellow_3_1';
export const TRADER_YELLOW_5 = 'base_trader_yellow_5_2';
export const TRADER_BLUE = 'base_trader_blue_3_1';
export const TRADER_BLUE_5 = 'base_trader_blue_5_2';
export const TRADER_GREEN = 'base_trader_green_3_1';
export const TRADER_RED = 'base_trader_red_3_1';
export const SAILOR = 'base_sailor_3_1';
export const SAILOR_5 = 'base_sailor_5_2';
export const SAILOR_7 = 'base_sailor_7_3';
export const PIRATE = 'base_pirate_5_1';
export const PIRATE_7 = 'base_pirate_7_2';
export const PIRATE_9 = 'base_pirate_9_3';
export const MADEMOISELLE_7 = 'base_mademoiselle_7_2';
export const MADEMOISELLE_9 = 'base_mademoiselle_9_3';
export const JESTER = 'base_jester_5_1';
export const JESTER_7 = 'base_jester_7_2';
export const JESTER_9 = 'base_jester_9_3';
export const ADMIRAL = 'base_admiral_5_1';
export const ADMIRAL_7 = 'base_admiral_7_2';
export const ADMIRAL_9 = 'base_admiral_9_3';
export const GOVERNOR = 'base_governor_8_0';

export const TWO_CAPTAINS = 'base_expedition_2captain';
export const TWO_PRIESTS = 'base_expedition_2priest';
export const TWO_SETTLERS = 'base_expedition_2settler';
export const TWO_CAPTAINS_AND_SETTLER = 'base_expedition_2captain_1settler';
export const TWO_PRIESTS_AND_SETTLER = 'base_expedition_2priest_1settler';
export const FOR_FIVE_PLAYERS = 'base_expedition_captain_priest_settler';

export const TAX_SWORDS = 'base_tax_max_swords';
export const TAX_INFLUENCE = 'base_tax_min_influence';

/** Influence without side effects, as long as the harbour holds fewer than five cards. */
export const ELEVEN_INFLUENCE = [ADMIRAL_9, ADMIRAL_9, ADMIRAL_7, ADMIRAL_7, ADMIRAL] as const;
