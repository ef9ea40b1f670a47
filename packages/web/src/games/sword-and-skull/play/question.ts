import type { Language, Seat } from '@roadstead/kernel';
import { type Action, type Pending, questionText } from '@roadstead/sword-and-skull';
import { rulesOfQuestion } from '@roadstead/sword-and-skull/rulebook';
import type { SeatName } from '../../../table/model.js';
import { type Bidding, biddingOf } from './bidding.js';
import { choicesOf } from './choices.js';
import { type IdleCard, idleCards } from './hand.js';
import { leadOf } from './leads.js';
import type { Choice } from './line.js';
import { isActing, type Stand } from './standing.js';
import { type PlayTelling, tellingOf } from './telling.js';
import { type ToldWay, waysOf } from './ways.js';

/** What is asked, as the helm shows it. */
export interface Question {
  readonly kind: Pending['kind'];
  /** Who is asked. */
  readonly seat: Seat;
  /** Whether whoever looks is to answer. */
  readonly isYours: boolean;
  readonly heading: string;
  /** A sentence below it: what it is about, or who is waited for. */
  readonly lead: string;
  readonly choices: readonly AskedChoice[];
  /** For figures that walk or are put: the same choices as ways. */
  readonly ways: readonly ToldWay[];
  /** What the gold button does while nothing is chosen; null where something must be chosen first. */
  readonly otherwise: Choice<Action> | null;
  /** A quiet button beside it: not to bid, to take nothing. */
  readonly quiet: Choice<Action> | null;
  /** Cards of the hand that cannot be played now, each with why. */
  readonly idle: readonly IdleCard[];
  readonly bidding: Bidding | null;
  /** How many steps can be chosen, the rolled number among them: a Compass. */
  readonly steps: readonly number[];
  /** The rules behind it. */
  readonly rules: readonly string[];
}

/** `opens`: a card whose ways are to be chosen next (`waysByCard`); its own action is only the first of them. */
export interface AskedChoice extends Choice<Action> {
  readonly opens?: 'F04' | 'F13' | undefined;
}

/** Their heading is the question itself. */
const SAID: readonly Pending['kind'][] = ['fork', 'first', 'order', 'attack'];

/** Null when the game is over. */
export function questionOf(stand: Stand, language: Language, name: SeatName): Question | null {
  const { pending } = stand.view;
  if (pending === null || stand.over) return null;
  const telling = tellingOf(stand, language, name);
  const isYours = isActing(stand) && pending.seat === stand.seat;
  const base = {
    kind: pending.kind,
    seat: pending.seat,
    isYours,
    heading: telling.words.asks.heads[pending.kind],
    rules: rulesOfQuestion(pending.kind),
  };
  if (!isYours) return { ...base, ...NOTHING, lead: waitingFor(pending, telling) };
  return {
    ...base,
    ...asked(pending, telling),
    lead: leadOf(pending, telling) || (SAID.includes(pending.kind) ? '' : questionText(pending.kind, language)),
  };
}

/** Who is waited for; whoever looks back at a question of their own is told what it was. */
function waitingFor({ kind, seat }: Pending, { stand, words, name }: PlayTelling): string {
  return seat === stand.seat ? words.asks.heads[kind] : words.asks.waits[kind](name(seat));
}

const NOTHING = {
  choices: [],
  ways: [],
  otherwise: null,
  quiet: null,
  idle: [],
  bidding: null,
  steps: [],
} as const satisfies Partial<Question>;

type Asked = Omit<Question, 'kind' | 'seat' | 'isYours' | 'heading' | 'lead' | 'rules'>;

function asked(pending: Pending, telling: PlayTelling): Asked {
  const { stand, language, name } = telling;
  const ways = waysOf(stand, language, name);
  const { choices, otherwise, quiet } = choicesOf(pending, telling);
  const steps = new Set(stand.legal.flatMap((action) => (action.type === 'move' ? [action.by] : [])));
  return {
    choices: ways.length > 0 ? ways : choices,
    ways,
    otherwise,
    quiet,
    idle: idleCards(pending, telling),
    bidding: pending.kind === 'bid' ? biddingOf(stand.view, pending.seat) : null,
    steps: [...steps].sort((a, b) => a - b),
  };
}
