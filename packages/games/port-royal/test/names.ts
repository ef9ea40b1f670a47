/** The cards that the tests play with, by the names that people give them. The public ids tell the numbers. */

// Ships: `…` is worth 1 coin, `…_TOO` is a second, different ship of the colour worth 2 coins.
export const YELLOW = 'base_ship_yellow_1_1c';
export const YELLOW_TOO = 'base_ship_yellow_2_2c';
export const YELLOW_STRONG = 'base_ship_yellow_4_3c';
export const BLUE_STRONG = 'base_ship_blue_5_3c';
export const BLUE = 'base_ship_blue_1_1c';
export const BLUE_TOO = 'base_ship_blue_2_2c';
export const GREEN_STRONG = 'base_ship_green_5_3c';
export const GREEN = 'base_ship_green_1_1c';
export const GREEN_TOO = 'base_ship_green_3_2c';
export const RED = 'base_ship_red_1_1c';
export const RED_TOO = 'base_ship_red_3_2c';
export const RED_SKULL = 'base_ship_red_skull_4c';
export const RED_SKULL_TOO = 'base_ship_red_skull_3c';
export const BLACK = 'base_ship_black_2_1c';
export const BLACK_TOO = 'base_ship_black_4_2c';

// Persons: the number is the price.
export const SETTLER = 'base_settler_4_1';
export const CAPTAIN = 'base_captain_4_1';
export const PRIEST = 'base_priest_4_1';
export const JACK = 'base_jack_6_1';
export const TRADER_YELLOW = 'base_trader_yellow_3_1';
export const TRADER_YELLOW_5 = 'base_trader_yellow_5_2';
export const TRADER_BLUE = 'base_trader_blue_3_1';
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

// Under way!, as a game of its own
export const U_YELLOW = 'unterwegs_ship_yellow_1_2c';
export const U_YELLOW_TOO = 'unterwegs_ship_yellow_2_2c';
export const U_BLUE = 'unterwegs_ship_blue_1_1c';
export const U_GREEN = 'unterwegs_ship_green_1_1c';
export const U_RED = 'unterwegs_ship_red_1_1c';
export const U_BLACK = 'unterwegs_ship_black_2_1c';
export const U_SAILOR = 'unterwegs_sailor_3_1';
export const U_SAILOR_7 = 'unterwegs_sailor_7_3';
export const U_PIRATE = 'unterwegs_pirate_5_1';
export const U_PIRATE_7 = 'unterwegs_pirate_7_2';
export const U_TAX = 'unterwegs_tax';
export const PASSENGER_2 = 'unterwegs_passenger_b_2_1';
export const PASSENGER_4 = 'unterwegs_passenger_a_4_2';
export const PASSENGER_6 = 'unterwegs_passenger_b_6_3';
export const WHOLESALER_YELLOW = 'unterwegs_wholesaler_yellow_6_2';
export const WHOLESALER_GREEN = 'unterwegs_wholesaler_green_4_1';
// … and those that may join the base game
export const WHOLESALER_YELLOW_8 = 'unterwegs_wholesaler_yellow_8_3';
export const WHOLESALER_RED_6 = 'unterwegs_wholesaler_red_6_2';
export const WHOLESALER_BLACK_6 = 'unterwegs_wholesaler_black_6_2';

export const GAMBLER = 'promo_gambler_4_1';
export const GAMBLER_6 = 'promo_gambler_6_2';
export const GAMBLER_8 = 'promo_gambler_8_3';

// The cards that come with the contracts; a gift ship is worth 3 coins.
export const CLERK_YELLOW = 'contracts_clerk_yellow_4_1';
export const CLERK_BLUE = 'contracts_clerk_blue_6_2';
export const CLERK_RED = 'contracts_clerk_red_6_2';
export const CLERK_BLACK = 'contracts_clerk_black_4_1';
export const GUNNER = 'contracts_gunner_4_1';
export const GUNNER_6 = 'contracts_gunner_6_2';
export const GUNNER_8 = 'contracts_gunner_8_3';
export const VICE_ADMIRAL = 'contracts_vice_admiral_5_1';
export const VICE_ADMIRAL_7 = 'contracts_vice_admiral_7_2';
export const VICE_ADMIRAL_9 = 'contracts_vice_admiral_9_3';
export const YELLOW_GIFT = 'contracts_ship_yellow_4_3c_gift';
export const BLUE_GIFT = 'contracts_ship_blue_5_3c_gift';
export const GREEN_GIFT = 'contracts_ship_green_3_3c_gift';
export const RED_GIFT = 'contracts_ship_red_6_3c_gift';
export const BLACK_GIFT = 'contracts_ship_black_skull_3c_gift';

// The contracts, with the coins for the first to fulfil each
export const COMEDIAN = 'contract_comedian'; // 4
export const LADY_KILLER = 'contract_lady_killer'; // 3
export const MARITIME_SUPREMACY = 'contract_maritime_supremacy'; // 4
export const NEW_COLONY = 'contract_new_colony'; // 3
export const TRADE_OUTPOST = 'contract_trade_outpost'; // 4
export const TRADER_PRINCE = 'contract_trader_prince'; // 3
export const CHEAP_STAFF = 'contract_cheap_staff'; // 5
export const FIGHTER = 'contract_fighter'; // 3
export const EXPLORER = 'contract_explorer'; // 2
export const TAX_OFFICER = 'contract_tax_officer'; // 7
export const FRIGATE_FOE = 'contract_frigate_foe'; // 8
export const GALLEON_FOE = 'contract_galleon_foe'; // 6
export const JINX = 'contract_jinx'; // 1
export const LITTLE_GAMESTER = 'contract_tiny_gamester'; // 2
export const GAMESTER = 'contract_gamester'; // 2
export const PACK_OF_PIRATES = 'contract_pack_of_pirates'; // 3
export const SMALL_COURT = 'contract_small_court'; // 0
export const RANSOM = 'contract_ransom'; // 0

/** Three swords. */
export const FIGHTERS = [PIRATE, SAILOR] as const;

const CALM = [SETTLER, CAPTAIN, PRIEST].flatMap((person) => Array<string>(5).fill(person));

/** Cards of a stack that come to somebody as coins, so that their fronts do not matter. */
export function asCoins(n: number, card?: string): readonly string[] {
  return card === undefined ? CALM.slice(0, n) : Array<string>(n).fill(card);
}
