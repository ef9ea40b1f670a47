import { COLOURS, type Expedition, type Person, type Task, type View } from '@roadstead/port-royal';
import { ROW_BY_UID, ROWS } from './rows.js';

/** What a seat has to show for contracts. */
export interface Hand {
  readonly coins: number;
  readonly swords: number;
  readonly influence: number;
  readonly expeditions: number;
  readonly persons: readonly Person[];
  /** The colours of the ships kept beside the display, as bits. */
  readonly kept: number;
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

export function handOf(view: View, seat: number): Hand {
  const { coins, swords, influence, display, kept } = view.players[seat]!;
  const persons: Person[] = [];
  let expeditions = 0;
  for (const { uid } of display) {
    const { person } = ROWS[ROW_BY_UID[uid]!]!;
    if (person === null) expeditions++;
    else persons.push(person);
  }
  let colours = 0;
  for (const { uid } of kept) colours |= 1 << ROWS[ROW_BY_UID[uid]!]!.colour;
  return { coins, swords, influence, expeditions, persons, kept: colours };
}

/** About how many cards a seat still needs for a task; `done`: how often it has met one that must be met several times. */
export function missing(task: Task, hand: Hand, done: number, view: View): number {
  if ('have' in task) {
    let lacking = 0;
    for (const kind in task.have) lacking += lacks(hand, kind, task.have[kind]!);
    return lacking;
  }
  if ('cheap' in task) {
    const cheap = hand.persons.filter(({ cost }) => cost <= task.cheap.cost).length;
    return Math.max(0, task.cheap.persons - cheap);
  }
  if ('swords' in task) return Math.max(0, task.swords - hand.swords);
  if ('expeditions' in task) return hand.expeditions >= task.expeditions ? 0 : unmanned(view, hand, undefined);
  if ('influence' in task) return Math.max(0, task.influence - hand.influence) / INFLUENCE_A_CARD;
  if ('pay' in task) return Math.max(0, task.pay - hand.coins) / COINS_A_CARD;
  if ('kept' in task)
    return SHIP_KEPT * (task.kept - colourCount(hand.kept)) + Math.max(0, SWORDS_TO_KEEP - hand.swords);
  switch (task.when) {
    case 'taxPaid':
      return WAIT_FOR_TAX + Math.max(0, TAXED_FROM - hand.coins) / COINS_A_CARD;
    case 'bust':
      return 1;
    case 'forgone':
    case 'colours':
      return task.times - done;
  }
}

/** How much nearer a person brings somebody to something. */
export type Step = (person: Person) => number;

const NO_STEP: Step = () => 0;

/** How much nearer each person would bring a seat to a task: by abilities, not by price. Asked for many of them. */
export function stepTo(task: Task, hand: Hand, view: View): Step {
  if ('have' in task) {
    const lacking = Object.keys(task.have).filter((kind) => lacks(hand, kind, task.have[kind]!) > 0);
    return ({ subtype }) => (lacking.includes(subtype) ? 1 : 0);
  }
  if ('cheap' in task) return ({ cost }) => (cost <= task.cheap.cost ? 1 : 0);
  if ('swords' in task) return towards(task.swords - hand.swords);
  if ('influence' in task) return ({ influence }) => influence / INFLUENCE_A_CARD;
  if ('kept' in task) return towards(SWORDS_TO_KEEP - hand.swords);
  if (!('expeditions' in task) || hand.expeditions >= task.expeditions) return NO_STEP;
  const missing = unmanned(view, hand, undefined);
  return ({ symbol }) => (symbol === undefined ? 0 : missing - unmanned(view, hand, symbol));
}

/** Swords, as far as any are missing. */
function towards(missing: number): Step {
  return missing <= 0 ? NO_STEP : ({ swords }) => Math.min(swords, missing);
}

/** How much nearer a coin brings a seat. */
export function nearerByCoin(task: Task): number {
  return 'pay' in task || ('when' in task && task.when === 'taxPaid') ? 1 / COINS_A_CARD : 0;
}

/** How much nearer a deed brings a seat that a task asks for. */
export function deedSize(task: Task): number {
  return 'kept' in task ? SHIP_KEPT : 1;
}

function lacks({ persons }: Hand, kind: string, needed: number): number {
  let n = needed;
  if (n > 0) for (const { subtype } of persons) if (subtype === kind) n--;
  return Math.max(0, n);
}

/** Persons still missing for the expedition that needs fewest of them, with one more who brings a symbol. */
function unmanned(view: View, hand: Hand, more: Person['symbol']): number {
  let fewest = NO_EXPEDITION;
  for (const { uid } of view.expeditions) {
    const { requires } = ROWS[ROW_BY_UID[uid]!]!.card as Expedition;
    const need = { ...requires, any: 0 };
    for (const { symbol } of hand.persons) if (symbol !== undefined) need[symbol]--;
    if (more !== undefined) need[more]--;
    const named = Math.max(0, need.anchor) + Math.max(0, need.cross) + Math.max(0, need.house);
    fewest = Math.min(fewest, Math.max(0, named + need.any));
  }
  return fewest;
}

function colourCount(bits: number): number {
  let n = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) if (bits & (1 << colour)) n++;
  return n;
}
