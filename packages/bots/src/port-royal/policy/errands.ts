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

/** How much nearer a person brings somebody to something: by abilities, not by price. */
export type Nearer = (person: Person) => number;

/** How often in a turn something comes by which a team gets nearer to a contract (`pace.ts`). */
export type ErrandPace =
  | 'kind'
  | 'trader'
  | 'cheap'
  | 'sword'
  | 'symbol'
  | 'influence'
  | 'coin'
  | 'savedCoin'
  | 'tax'
  | 'bust'
  | 'forgone'
  | 'threeColours'
  | 'fourColours'
  | 'kept';

/** One of the things that a contract asks for. */
interface Need {
  readonly pace: ErrandPace;
  /** About how many cards one of it is. */
  readonly cards: number;
  /** How much of it a seat lacks; `done`: how often it has met a task that must be met several times. */
  missing(hand: Hand, done: number, view: View): number;
  /** How much of it a person brings. */
  stepFor(hand: Hand, view: View): Nearer;
}

export function isInCoins(pace: ErrandPace): boolean {
  return pace === 'coin' || pace === 'savedCoin';
}

/** A contract as somebody sees it who works for it. What its task asks for is looked at once: it is asked about all the time. */
export interface Errand {
  readonly contract: Contract;
  readonly needs: readonly Need[];
  /** About how many cards a seat still needs. */
  missing(hand: Hand, done: number, view: View): number;
  stepFor(hand: Hand, view: View): Nearer;
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

/** About how many cards a coin is, and an influence. */
const CARDS_A_COIN = 1 / 4;
const CARDS_AN_INFLUENCE = 1 / 3;
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
    const needs = needsFor(task);
    errand = {
      contract,
      needs,
      missing(hand, done, view) {
        let cards = 0;
        for (const need of needs) cards += need.cards * need.missing(hand, done, view);
        return cards;
      },
      stepFor(hand, view) {
        const steps = needs.map((need) => need.stepFor(hand, view));
        return (person) => steps.reduce((cards, step, at) => cards + needs[at]!.cards * step(person), 0);
      },
      helpers: [...ROWS.keys()].filter((at) => ROWS[at]!.person !== null && mayHelp(task, ROWS[at]!.person!)),
      coinStep: needs.some(({ pace }) => isInCoins(pace)) ? CARDS_A_COIN : 0,
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

const NO_STEP: Nearer = () => 0;
const byNobody = () => NO_STEP;

/** What lies in persons, by what each of them counts. */
function inPersons(pace: ErrandPace, needed: number, counts: Nearer): Need {
  const missing = ({ persons }: Hand) => {
    let lacking = needed;
    for (const person of persons) lacking -= counts(person);
    return Math.max(0, lacking);
  };
  return { pace, cards: 1, missing, stepFor: (hand) => (missing(hand) > 0 ? counts : NO_STEP) };
}

/** What a seat has as a number, and persons bring more of. */
function inAll(pace: ErrandPace, cards: number, needed: number, of: 'swords' | 'influence'): Need {
  const missing = (hand: Hand) => Math.max(0, needed - hand[of]);
  const stepFor = (hand: Hand): Nearer => {
    const most = missing(hand);
    return most === 0 ? NO_STEP : (person) => Math.min(person[of], most);
  };
  return { pace, cards, missing, stepFor };
}

const coins = (pace: ErrandPace, needed: number): Need => ({
  pace,
  cards: CARDS_A_COIN,
  missing: (hand) => Math.max(0, needed - hand.coins),
  stepFor: byNobody,
});

const deeds = (pace: ErrandPace, times: number, cards = 1): Need => ({
  pace,
  cards,
  missing: (_hand, done) => times - done,
  stepFor: byNobody,
});

function needsFor(task: Task): readonly Need[] {
  if ('have' in task) {
    return Object.keys(task.have).map((kind) => {
      const counts: Nearer = ({ subtype }) => (subtype === kind ? 1 : 0);
      return inPersons(kind === 'trader' ? 'trader' : 'kind', task.have[kind]!, counts);
    });
  }
  if ('cheap' in task) {
    return [inPersons('cheap', task.cheap.persons, ({ cost }) => (cost <= task.cheap.cost ? 1 : 0))];
  }
  if ('swords' in task) return [inAll('sword', 1, task.swords, 'swords')];
  if ('expeditions' in task) return [symbols(task.expeditions)];
  if ('influence' in task) return [inAll('influence', CARDS_AN_INFLUENCE, task.influence, 'influence')];
  if ('pay' in task) return [coins('coin', task.pay)];
  if ('kept' in task) {
    const missing = ({ kept }: Hand) => task.kept - colourCount(kept);
    return [
      { pace: 'kept', cards: SHIP_KEPT, missing, stepFor: byNobody },
      inAll('sword', 1, SWORDS_TO_KEEP, 'swords'),
    ];
  }
  switch (task.when) {
    case 'taxPaid':
      return [coins('savedCoin', TAXED_FROM), deeds('tax', 1, WAIT_FOR_TAX)];
    case 'bust':
      return [deeds('bust', 1)];
    case 'forgone':
      return [deeds('forgone', task.times)];
    case 'colours':
      return [deeds(task.colours === 3 ? 'threeColours' : 'fourColours', task.times)];
  }
}

function symbols(expeditions: number): Need {
  const missing = (hand: Hand, _done: number, view: View) =>
    hand.expeditions >= expeditions ? 0 : unmanned(view, hand, undefined);
  const stepFor = (hand: Hand, view: View): Nearer => {
    const now = missing(hand, 0, view);
    return now === 0 ? NO_STEP : ({ symbol }) => (symbol === undefined ? 0 : now - unmanned(view, hand, symbol));
  };
  return { pace: 'symbol', cards: 1, missing, stepFor };
}

/** Whether a person could bring anybody nearer to a task, whatever he has. */
function mayHelp(task: Task, { subtype, cost, influence, swords, symbol }: Person): boolean {
  if ('have' in task) return task.have[subtype] !== undefined;
  if ('cheap' in task) return cost <= task.cheap.cost;
  if ('swords' in task || 'kept' in task) return swords > 0;
  if ('influence' in task) return influence > 0;
  return 'expeditions' in task && symbol !== undefined;
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
