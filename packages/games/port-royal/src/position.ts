import { Refusal, type TableSetup, type Uid } from '@roadstead/kernel';
import { cardById, cardOf } from './cards/catalogue.js';
import type { Options } from './options.js';
import { FIELDS, HAND_FIELDS } from './variants/adventure/by-hand.js';
import { chapterOf } from './variants/adventure/chapters.js';
import { isCoop } from './variants/contents.js';

/** A starting position built by hand. */
export interface ByHand {
  /** Card ids; the first is the first card drawn after set-up. */
  readonly stack: readonly string[];
  /** Card ids for the top of the time pile of a co-operative game. */
  readonly timeStack: readonly string[];
  readonly hands: Readonly<Record<string, { readonly coins?: number; readonly display?: readonly string[] }>>;
}

/** The names of the fields that a position by hand may have. */
const BY_HAND = ['stack', 'hands', 'timeStack'] as const;

const NOTHING: ByHand = { stack: [], timeStack: [], hands: {} };

export function parseByHand(table: TableSetup<Options>): ByHand {
  if (!table.byHand) return NOTHING;
  const { stack = [], hands = {}, timeStack = [], ...rest } = table.byHand;
  const inChapter = chapterOf(table.options) !== null;
  const fields = [...BY_HAND, ...(inChapter ? FIELDS : [])];
  const unknown = Object.keys(rest).find((name) => !fields.includes(name));
  if (unknown !== undefined) throw bad(`A position has no field "${unknown}": it has ${fields.join(', ')}.`);
  if (!isIds(stack)) throw bad('"stack" must be a list of card ids.');
  if (!isIds(timeStack)) throw bad('"timeStack" must be a list of card ids.');
  if (timeStack.length > 0 && (inChapter || !isCoop(table.options, table.seats)))
    throw bad('Only a co-operative game has a time pile.');
  if (!isObject(hands)) throw bad('"hands" must be an object with a seat number for each key.');
  for (const [seat, hand] of Object.entries(hands)) {
    if (!/^[0-9]$/.test(seat) || Number(seat) >= table.seats)
      throw bad(`"hands" names seat "${seat}", which is not here.`);
    checkHand(seat, hand, ['coins', 'display', ...(inChapter ? HAND_FIELDS : [])]);
  }
  return { stack, timeStack, hands: hands as ByHand['hands'] };
}

function checkHand(seat: string, hand: unknown, fields: readonly string[]): void {
  if (!isObject(hand)) throw bad(`The hand of seat ${seat} must be an object.`);
  const { coins = 0, display = [] } = hand;
  const unknown = Object.keys(hand).find((name) => !fields.includes(name));
  if (unknown !== undefined) {
    throw bad(`The hand of seat ${seat} has no field "${unknown}": it has ${fields.join(', ')}.`);
  }
  if (!Number.isInteger(coins) || (coins as number) < 0) throw bad(`The coins of seat ${seat} must be a whole number.`);
  if (!isIds(display)) throw bad(`The display of seat ${seat} must be a list of card ids.`);
  for (const id of display) {
    const type = cardById(id)?.type;
    if (type === 'ship' || type === 'tax') throw bad(`${id} cannot lie in a display.`);
  }
}

/** Takes one copy for each id out of the cards not yet used. */
export function cardsNamed(ids: readonly string[], cards: Uid[]): Uid[] {
  return ids.map((id) => {
    const at = cards.findIndex((uid) => cardOf(uid).id === id);
    if (at < 0) throw bad(`The draw pile holds no ${cardById(id) ? 'further ' : ''}card "${id}".`);
    return cards.splice(at, 1)[0]!;
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

function bad(message: string): Refusal {
  return new Refusal('BAD_OPTIONS', message);
}
