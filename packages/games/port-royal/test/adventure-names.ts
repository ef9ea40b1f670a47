/** The cards, characters and events of The adventure begins that the tests play with. */

// Ships carry an item; the number is the swords.
export const BOOK = 'adventure_ship_ares_1_book';
export const BOOK_2 = 'adventure_ship_ares_2_book';
export const BOOK_SKULL = 'adventure_ship_ares_skull_book';
export const HERBS = 'adventure_ship_ares_1_herbs';
export const HERBS_2 = 'adventure_ship_ares_2_herbs';
export const YELLOW_BREAD = 'adventure_ship_yellow_1_bread'; // 1 coin
export const YELLOW_RUM = 'adventure_ship_yellow_2_rum'; // 2 coins
export const BLUE_BREAD = 'adventure_ship_blue_2_bread'; // 2 coins
export const BLUE_RUM = 'adventure_ship_blue_5_rum'; // a crown
export const GREEN_BREAD = 'adventure_ship_green_1_bread'; // a crown
export const BLACK_RUM = 'adventure_ship_black_4_rum'; // a crown

export const ARES_CAPTAIN = 'adventure_captain_5_1';
export const ARES_PRIEST = 'adventure_priest_5_1';
export const ARES_SETTLER = 'adventure_settler_5_1';
export const PRIEST_AND_BOOK = 'adventure_expedition_a';
export const CAPTAIN_BREAD_AND_RUM = 'adventure_expedition_b';
export const TYBUK = 'adventure_tybuk_1_5_1';
export const TYBUK_3 = 'adventure_tybuk_3_9_2';
export const LOOKOUT = 'adventure_lookout_4_1';
export const LOOKOUT_6 = 'adventure_lookout_6_2';
export const INNKEEPER = 'adventure_innkeeper_5_1';
export const INNKEEPER_7 = 'adventure_innkeeper_7_2';
export const TAX_SIXTEEN = 'adventure_tax';

export const JEAN = 'char_jean';
export const ANNE = 'char_anne';
export const GRACE = 'char_grace';
export const PETER = 'char_peter';
export const FERDINANDO = 'char_ferdinando';
export const MARY = 'char_mary';
export const SCOTT = 'char_scott';
export const SAMUEL = 'char_samuel';
export const JACQUES = 'char_jacques';
export const THOMAS = 'char_thomas';

/** The two sides of each card; first those whose first side hardly changes a turn. */
export const CHARACTER_CARDS: readonly (readonly [string, string])[] = [
  [GRACE, PETER],
  [SCOTT, SAMUEL],
  [FERDINANDO, MARY],
  [JACQUES, THOMAS],
  [JEAN, ANNE],
];

export const TAILWIND = 'event_tailwind';
export const MARKET_DAY = 'event_market_day';
export const STORM = 'event_storm';
export const AUDIENCE = 'event_audience';
export const HARBOUR_DUES = 'event_harbour_dues';
export const OPEN_HARBOUR = 'event_open_harbour';
export const IDLE_HANDS = 'event_idle_hands';
export const CREW_SHORTAGE = 'event_crew_shortage';
export const NAVY_ESCORT = 'event_navy_escort';
export const FOG = 'event_fog';
export const ALMS = 'event_alms';
export const BUSY_QUAY = 'event_busy_quay';
export const GOVERNORS_FAVOUR = 'event_governors_favour';
export const CALM_SEA = 'event_calm_sea';
export const MONTHS_END = 'event_months_end';
export const MONTHS_END_VARIABLE = 'event_months_end_variable';

/** An event that changes nothing for a player without swords. */
export const NO_EVENT = FOG;
