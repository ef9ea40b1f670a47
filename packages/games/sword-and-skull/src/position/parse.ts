import { isPlainObject, type PlainObject, quote, Refusal } from '@roadstead/kernel';
import { FIGURES } from '../board/figures.js';
import { FACES } from '../board/numbers.js';
import { CHESTS, LAIR, SHIPS, SPACES, spaceNumber } from '../board/spaces.js';
import { CREW } from '../cards/crew.js';
import { ENEMIES } from '../cards/enemies.js';
import { FORTUNE } from '../cards/fortune.js';
import { ITEMS, WEAPON_LIMIT } from '../cards/items.js';

/** A starting position built by hand; everything in it by numbers, and what is missing stays as it is set up. */
export interface ByHand {
  readonly stack: {
    readonly dice?: readonly number[];
    readonly enemy?: readonly number[];
    readonly item?: readonly number[];
    readonly fortune?: readonly number[];
  };
  readonly chests: ReadonlyMap<number, number>;
  readonly trove?: number;
  readonly discards: {
    readonly enemy?: readonly number[];
    readonly item?: readonly number[];
    readonly fortune?: readonly number[];
  };
  readonly players: ReadonlyMap<number, PlayerByHand>;
}

export interface PlayerByHand {
  readonly gold?: number;
  readonly officer?: number;
  readonly pirate?: number;
  /** By kind, in the order of the list. */
  readonly crew?: readonly number[];
  readonly items?: readonly number[];
  readonly table?: readonly number[];
  readonly hand?: readonly number[];
}

/** Far more than any table ever sees, and few enough for an auction: every bid up to all one has is an action of its own. */
const MOST_GOLD = 100_000;

type List = readonly { readonly id: string }[];

export function parseByHand(byHand: PlainObject, seats: number): ByHand {
  const { stack = {}, position = {} } = fields(byHand, ['stack', 'position'], 'A position by hand');
  const { dice, enemy, item, fortune } = fields(stack, ['dice', 'enemy', 'item', 'fortune'], '"stack"');
  const {
    chests,
    trove,
    discards = {},
    players,
  } = fields(position, ['chests', 'trove', 'discards', 'players'], '"position"');
  const open = fields(discards, ['enemy', 'item', 'fortune'], '"discards"');
  return {
    stack: {
      ...(dice !== undefined && { dice: diceIn(dice) }),
      ...pilesIn({ enemy, item, fortune }, 'stack'),
    },
    chests: chestsIn(chests),
    ...(trove !== undefined && { trove: amount(trove, '"trove"') }),
    discards: pilesIn(open, 'discards'),
    players: playersIn(players, seats),
  };
}

/** The fields of an object that has no others. */
function fields(value: unknown, names: readonly string[], what: string): PlainObject {
  if (!isPlainObject(value)) throw bad(`${what} must be an object.`);
  const odd = Object.keys(value).find((name) => !names.includes(name));
  if (odd !== undefined) throw bad(`${what} has no field ${quote(odd)}: it has ${names.join(', ')}.`);
  return value;
}

function pilesIn({ enemy, item, fortune }: PlainObject, what: string): ByHand['discards'] {
  return {
    ...(enemy !== undefined && { enemy: cardsIn(enemy, ENEMIES, `"enemy" of "${what}"`) }),
    ...(item !== undefined && { item: cardsIn(item, ITEMS, `"item" of "${what}"`) }),
    ...(fortune !== undefined && { fortune: cardsIn(fortune, FORTUNE, `"fortune" of "${what}"`) }),
  };
}

function cardsIn(value: unknown, list: List, what: string): readonly number[] {
  if (!Array.isArray(value)) throw bad(`${what} must be a list of card ids.`);
  return value.map((id) => {
    const card = list.findIndex((known) => known.id === id);
    if (card < 0) throw bad(`${what} names ${quote(id)}, which is no card of that kind.`);
    return card;
  });
}

function diceIn(value: unknown): readonly number[] {
  const isDice = Array.isArray(value) && value.every((die) => Number.isInteger(die) && die >= 0 && die < FACES);
  if (!isDice) throw bad(`"dice" must be a list of whole numbers from 0 to ${FACES - 1}.`);
  return value;
}

function chestsIn(value: unknown): ReadonlyMap<number, number> {
  if (value === undefined) return new Map();
  const ids = CHESTS.map((space) => SPACES[space]!.id);
  const chests = fields(value, ids, '"chests"');
  return new Map(Object.entries(chests).map(([id, gold]) => [ids.indexOf(id), amount(gold, `The gold on ${id}`)]));
}

function playersIn(value: unknown, seats: number): ReadonlyMap<number, PlayerByHand> {
  if (value === undefined) return new Map();
  const names = Array.from({ length: seats }, (_, seat) => `${seat}`);
  const players = fields(value, names, '"players"');
  return new Map(Object.entries(players).map(([seat, player]) => [Number(seat), playerIn(player, `seat ${seat}`)]));
}

function playerIn(value: unknown, who: string): PlayerByHand {
  const names = ['gold', 'officer', 'pirate', 'crew', 'items', 'table', 'hand'];
  const { gold, officer, pirate, crew, items, table, hand } = fields(value, names, `The position of ${who}`);
  return {
    ...(gold !== undefined && { gold: amount(gold, `The gold of ${who}`) }),
    ...(officer !== undefined && { officer: spaceFor(0, officer, who) }),
    ...(pirate !== undefined && { pirate: spaceFor(1, pirate, who) }),
    ...(crew !== undefined && { crew: crewIn(crew, who) }),
    ...(items !== undefined && { items: itemsIn(items, who) }),
    ...(table !== undefined && { table: fortuneIn(table, 'table', `The table cards of ${who}`) }),
    ...(hand !== undefined && { hand: fortuneIn(hand, 'hand', `The hand of ${who}`) }),
  };
}

/** No figure stays in the lair, or ever comes onto the other's ship. */
function spaceFor(figure: number, value: unknown, who: string): number {
  const space = typeof value === 'string' ? spaceNumber(value) : undefined;
  if (space === undefined) throw bad(`The ${FIGURES[figure]} of ${who} must stand on a space of the board.`);
  if (space === LAIR || space === SHIPS[1 - figure]) {
    throw bad(`The ${FIGURES[figure]} of ${who} cannot stand on ${SPACES[space]!.id} as a turn begins.`);
  }
  return space;
}

function crewIn(value: unknown, who: string): readonly number[] {
  const crew = fields(
    value,
    CREW.map(({ id }) => id),
    `The crew of ${who}`,
  );
  return CREW.map(({ id }) => (id in crew ? amount(crew[id], `The number of ${id} of ${who}`) : 0));
}

function itemsIn(value: unknown, who: string): readonly number[] {
  const items = cardsIn(value, ITEMS, `The items of ${who}`);
  FIGURES.forEach((name, figure) => {
    const weapons = items.filter((item) => ITEMS[item]!.weaponOf === figure).length;
    if (weapons > WEAPON_LIMIT[figure]!) throw bad(`The ${name} of ${who} has more weapons than hands.`);
  });
  return items;
}

function fortuneIn(value: unknown, kind: 'hand' | 'table', what: string): readonly number[] {
  const cards = cardsIn(value, FORTUNE, what);
  const odd = cards.find((card) => FORTUNE[card]!.kind !== kind);
  if (odd !== undefined) throw bad(`${what} cannot hold ${FORTUNE[odd]!.id}.`);
  return cards;
}

function amount(value: unknown, what: string): number {
  const isAmount = Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_GOLD;
  if (!isAmount) throw bad(`${what} must be a whole number from 0 to ${MOST_GOLD}.`);
  return value as number;
}

export function bad(sentence: string): Refusal {
  return new Refusal('BAD_OPTIONS', sentence);
}
