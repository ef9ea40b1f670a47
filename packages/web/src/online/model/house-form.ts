import type { BotLevel, HouseRules, Pace } from '@roadstead/protocol';

/** House rules as a form has them: every pace keeps its own figures while another is chosen. */
export interface HouseForm {
  readonly open: boolean;
  readonly pace: Pace['kind'];
  readonly reserveMinutes: number;
  readonly turnSeconds: number;
  readonly days: number;
  readonly standIn: BotLevel | null;
  readonly spectators: boolean;
  readonly odds: boolean;
  readonly rated: boolean;
  /** The seat that starts, or null for chance. */
  readonly start: number | null;
}

export const RESERVE_MINUTES = [1, 3, 5, 10, 15, 30, 60, 120] as const;
export const TURN_SECONDS = [0, 5, 10, 15, 30, 60, 120] as const;
export const DAYS = [1, 2, 3, 5, 7, 14, 30] as const;

const RATED_STAND_IN: BotLevel = 'captain';

export const NEW_HOUSE: HouseForm = {
  open: false,
  pace: 'none',
  reserveMinutes: 10,
  turnSeconds: 15,
  days: 3,
  standIn: null,
  spectators: true,
  odds: true,
  rated: false,
  start: null,
};

export function houseForm(rules: HouseRules): HouseForm {
  const { pace, ...rest } = rules;
  return {
    ...NEW_HOUSE,
    ...rest,
    start: rules.start ?? null,
    pace: pace.kind,
    ...(pace.kind === 'live' && { reserveMinutes: pace.reserveSeconds / 60, turnSeconds: pace.turnSeconds }),
    ...(pace.kind === 'days' && { days: pace.days }),
  };
}

export function houseRules(form: HouseForm): HouseRules {
  const { open, standIn, spectators, odds, rated, start } = form;
  return { open, standIn, spectators, odds, rated, start: rated ? null : start, pace: paceOf(form) };
}

/** A rated game has a clock, and a bot for whoever has lost it by going away. */
export function withRated(form: HouseForm, rated: boolean): HouseForm {
  if (!rated) return { ...form, rated };
  const pace = form.pace === 'none' ? 'days' : form.pace;
  return { ...form, rated, pace, standIn: form.standIn ?? RATED_STAND_IN };
}

function paceOf({ pace, reserveMinutes, turnSeconds, days }: HouseForm): Pace {
  switch (pace) {
    case 'none':
      return { kind: 'none' };
    case 'live':
      return { kind: 'live', reserveSeconds: Math.round(reserveMinutes * 60), turnSeconds };
    case 'days':
      return { kind: 'days', days };
  }
}

/** The choices of a list, with a value from elsewhere in its place among them. */
export function choicesWith(choices: readonly number[], value: number): readonly number[] {
  return choices.includes(value) ? choices : [...choices, value].sort((a, b) => a - b);
}
