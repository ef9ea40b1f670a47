import {
  type Colour,
  type Contract,
  contractById,
  type Expedition,
  type Person,
  type Task,
  type View,
} from '@roadstead/port-royal';
import { colourCount, type Hand } from './hand.js';
import { ROW_BY_UID, ROWS } from './rows.js';

/** About how many cards a seat still needs; `done`: how often it has met a task that must be met several times. */
type Missing = (hand: Hand, done: number, view: View) => number;

/** How much nearer a person brings somebody to something: by abilities, not by price. */
export type Nearer = (person: Person) => number;

/** A contract as somebody sees it who works for it. What its task asks for is looked at once: it is asked about all the time. */
export interface Errand {
  readonly contract: Contract;
  readonly missing: Missing;
  readonly stepFor: (hand: Hand, view: View) => Nearer;
  /** The persons who may bring anybody nearer, as places in `ROWS`. */
  readonly helpers: readonly number[];
  /** How much nearer a coin brings a seat. */
  readonly coinStep: number;
  /** Whether a deed is asked for, and not a possession: so many colours in the harbour, to waive the coins of a ship … */
  readonly colours: number | undefined;
  readonly forgone: Colour | undefined;
  readonly isBust: boolean;
  readonly isKeeping: boolean;
  /** … and how much nearer it brings a seat. */
  readonly deedStep: number;
}

/** Coins that about one card brings, and influence. */
const COINS_A_CARD = 4;
const INFLUENCE_A_CARD = 3;
/** A tax must come while the coins are at hand, and it is somebody else's to turn up. */
const WAIT_FOR_TAX = 1.5;
const TAXED_FROM = 12;
/** Swords with which at least one ship of every colour can be sent away. */
const SWORDS_TO_KEEP = 2;
/** A ship is kept in passing, while cards are turned up anyway. */
const SHIP_KEPT = 0.4;
/** No expedition lies open: one must be turned up, and manned. */
const NO_EXPEDITION = 3;

const ERRANDS = new Map<string, Errand>();

/** The errand that a contract is, by its id. */
export function errandOf(id: string): Errand {
  let errand = ERRANDS.get(id);
  if (errand === undefined) {
    const contract = contractById(id)!;
    const { task } = contract;
    errand = {
      contract,
      missing: missingFor(task),
      stepFor: (hand, view) => stepTo(task, hand, view),
      helpers: [...ROWS.keys()].filter((at) => ROWS[at]!.person !== null && mayHelp(task, ROWS[at]!.person!)),
      coinStep: 'pay' in task || ('when' in task && task.when === 'taxPaid') ? 1 / COINS_A_CARD : 0,
      colours: 'colours' in task ? task.colours : undefined,
      forgone: 'colour' in task ? task.colour : undefined,
      isBust: 'when' in task && task.when === 'bust',
      isKeeping: 'kept' in task,
      deedStep: 'kept' in task ? SHIP_KEPT : 1,
    };
    ERRANDS.set(id, errand);
  }
  return errand;
}

function missingFor(task: Task): Missing {
  if ('have' in task) {
    const kinds = Object.keys(task.have).map((kind) => ({ kind, needed: task.have[kind]! }));
    return (hand) => {
      let lacking = 0;
      for (const { kind, needed } of kinds) lacking += lacks(hand, kind, needed);
      return lacking;
    };
  }
  if ('cheap' in task) {
    return ({ persons }) => {
      let needed = task.cheap.persons;
      for (const { cost } of persons) if (cost <= task.cheap.cost) needed--;
      return Math.max(0, needed);
    };
  }
  if ('swords' in task) return ({ swords }) => Math.max(0, task.swords - swords);
  if ('expeditions' in task)
    return (hand, _done, view) => (hand.expeditions >= task.expeditions ? 0 : unmanned(view, hand, undefined));
  if ('influence' in task) return ({ influence }) => Math.max(0, task.influence - influence) / INFLUENCE_A_CARD;
  if ('pay' in task) return ({ coins }) => Math.max(0, task.pay - coins) / COINS_A_CARD;
  if ('kept' in task)
    return ({ kept, swords }) => SHIP_KEPT * (task.kept - colourCount(kept)) + Math.max(0, SWORDS_TO_KEEP - swords);
  switch (task.when) {
    case 'taxPaid':
      return ({ coins }) => WAIT_FOR_TAX + Math.max(0, TAXED_FROM - coins) / COINS_A_CARD;
    case 'bust':
      return () => 1;
    case 'forgone':
    case 'colours':
      return (_hand, done) => task.times - done;
  }
}

const NO_STEP: Nearer = () => 0;

function stepTo(task: Task, hand: Hand, view: View): Nearer {
  if ('have' in task) return ({ subtype }) => (lacks(hand, subtype, task.have[subtype] ?? 0) > 0 ? 1 : 0);
  if ('cheap' in task) return ({ cost }) => (cost <= task.cheap.cost ? 1 : 0);
  if ('swords' in task) return towards(task.swords - hand.swords);
  if ('influence' in task) return ({ influence }) => influence / INFLUENCE_A_CARD;
  if ('kept' in task) return towards(SWORDS_TO_KEEP - hand.swords);
  if (!('expeditions' in task) || hand.expeditions >= task.expeditions) return NO_STEP;
  const missing = unmanned(view, hand, undefined);
  return ({ symbol }) => (symbol === undefined ? 0 : missing - unmanned(view, hand, symbol));
}

/** Whether a person could bring anybody nearer to a task, whatever he has. */
function mayHelp(task: Task, { subtype, cost, influence, swords, symbol }: Person): boolean {
  if ('have' in task) return task.have[subtype] !== undefined;
  if ('cheap' in task) return cost <= task.cheap.cost;
  if ('swords' in task || 'kept' in task) return swords > 0;
  if ('influence' in task) return influence > 0;
  return 'expeditions' in task && symbol !== undefined;
}

/** Swords, as far as any are missing. */
function towards(missing: number): Nearer {
  return missing <= 0 ? NO_STEP : ({ swords }) => Math.min(swords, missing);
}

function lacks({ persons }: Hand, kind: string, needed: number): number {
  let n = needed;
  if (n > 0) for (const { subtype } of persons) if (subtype === kind) n--;
  return Math.max(0, n);
}

/** Persons still missing for the expedition that needs fewest of them, with one more who brings a symbol. */
function unmanned({ expeditions }: View, { symbols }: Hand, more: Person['symbol']): number {
  let fewest = NO_EXPEDITION;
  for (const { uid } of expeditions) {
    const { requires } = ROWS[ROW_BY_UID[uid]!]!.card as Expedition;
    const anchors = Math.max(0, requires.anchor - symbols.anchor - (more === 'anchor' ? 1 : 0));
    const crosses = Math.max(0, requires.cross - symbols.cross - (more === 'cross' ? 1 : 0));
    const houses = Math.max(0, requires.house - symbols.house - (more === 'house' ? 1 : 0));
    const jacks = symbols.any + (more === 'any' ? 1 : 0);
    fewest = Math.min(fewest, Math.max(0, anchors + crosses + houses - jacks));
  }
  return fewest;
}
