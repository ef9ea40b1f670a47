import fortune from '../data/fortune.json' with { type: 'json' };

export interface Fortune {
  readonly id: string;
  /** Held secretly, laid open for good, or done at once (SS-C1). */
  readonly kind: 'hand' | 'table' | 'immediate';
  readonly might: readonly number[];
  readonly copies: number;
}

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly copies: number;
  readonly officer_might?: number;
  readonly pirate_might?: number;
  readonly numbers?: Readonly<Record<string, number>>;
}

const ROWS: readonly Row[] = fortune.cards;

/** In the state a fortune card is its place in this list: copies are alike. */
export const FORTUNE: readonly Fortune[] = ROWS.map(({ id, kind, copies, officer_might = 0, pirate_might = 0 }) => ({
  id,
  kind: kind as Fortune['kind'],
  might: [officer_might, pirate_might],
  copies,
}));

const NUMBERS = new Map(FORTUNE.map(({ id }, card) => [id, card]));

/** The place in the list of an id that is in it. */
export const fortuneNumber = (id: string): number => NUMBERS.get(id)!;

export const KEEP_THE_PEACE = fortuneNumber('F01');
export const LUCKY_BLOW = fortuneNumber('F02');
export const QUICK_THINKING = fortuneNumber('F03');
export const LOCAL_GUIDE = fortuneNumber('F04');
export const AUCTION = fortuneNumber('F05');
export const BANDITS_BARGAIN = fortuneNumber('F06');
export const DRIFTING_CARGO = fortuneNumber('F09');
export const CREW_SHARES = fortuneNumber('F10');
export const LIGHT_FINGERS = fortuneNumber('F11');
export const SUDDEN_SQUALL = fortuneNumber('F12');
export const FAIR_WINDS = fortuneNumber('F13');
export const SILVER_TONGUE = fortuneNumber('F14');
export const NEW_RECRUITS = fortuneNumber('F15');
export const SMUGGLED_CRATE = fortuneNumber('F16');

const numberIn = (card: number, name: string): number => ROWS[card]!.numbers![name]!;

export const LUCKY_BLOW_PLUS = numberIn(LUCKY_BLOW, 'plus');
export const CARGO_GOLD = numberIn(DRIFTING_CARGO, 'gold');
export const SHARES_PER_SYMBOL = numberIn(CREW_SHARES, 'per_symbol');
export const SHARES_LEAST = numberIn(CREW_SHARES, 'least');
export const FINGERS_GOLD = numberIn(LIGHT_FINGERS, 'gold');
export const WINDS_MIN = numberIn(FAIR_WINDS, 'min');
export const WINDS_MAX = numberIn(FAIR_WINDS, 'max');
