import type { Seat } from '@roadstead/kernel';
import { CREW, ENEMIES, ITEMS, type PlayerView, spaceNumber, type View } from '@roadstead/sword-and-skull';

/** What a player has, in numbers: figures, spaces and cards are places in their lists. */
export interface Holding {
  readonly seat: Seat;
  readonly gold: number;
  readonly at: readonly [number, number];
  readonly might: readonly [number, number];
  readonly symbols: number;
  readonly crewCount: number;
  readonly hasSpyglass: boolean;
  readonly hasCompass: boolean;
  readonly hasRope: boolean;
  readonly doubloons: number;
  /** Lucky Blows and Quick Thinking in hand, as far as the one who looks knows. */
  readonly blows: number;
  readonly thinkings: number;
  readonly cards: number;
}

const SYMBOLS: Readonly<Record<string, number>> = Object.fromEntries(CREW.map(({ id, gold }) => [id, gold]));

export function holdingOf(player: PlayerView): Holding {
  const { seat, gold, crew, crewCount, items, handSize, hand, might } = player;
  let symbols = 0;
  for (const kind in crew) symbols += crew[kind]! * SYMBOLS[kind]!;
  let [doubloons, hasSpyglass, hasCompass, hasRope] = [0, false, false, false];
  for (const item of items) {
    if (item === 'I14') doubloons++;
    else if (item === 'I11') hasSpyglass = true;
    else if (item === 'I12') hasCompass = true;
    else if (item === 'I13') hasRope = true;
  }
  let [blows, thinkings] = [0, 0];
  if (hand !== null) {
    for (const card of hand) {
      if (card === 'F02') blows++;
      else if (card === 'F03') thinkings++;
    }
  }
  return {
    seat,
    gold,
    at: [spaceNumber(player.officer)!, spaceNumber(player.pirate)!],
    might: [might.officer, might.pirate],
    symbols,
    crewCount,
    hasSpyglass,
    hasCompass,
    hasRope,
    doubloons,
    blows,
    thinkings,
    cards: handSize,
  };
}

const ITEM_NUMBERS = new Map(ITEMS.map(({ id }, item) => [id, item]));

/** By kind, how many items may come next: those that nobody has and that are not discarded; the discards where the pile is empty. */
export function itemsToCome({ piles, discards, players, auction }: View): readonly number[] {
  if (piles.item === 0) {
    const left = ITEMS.map(() => 0);
    for (const id of discards.item) left[ITEM_NUMBERS.get(id)!]!++;
    return left;
  }
  const left = ITEMS.map(({ copies }) => copies);
  const gone = (id: string) => left[ITEM_NUMBERS.get(id)!]!--;
  for (const { items } of players) items.forEach(gone);
  discards.item.forEach(gone);
  if (auction !== null) gone(auction.item);
  return left;
}

/** Enemies that may be turned up next: all that are not discarded; the discards where the pile is empty. */
export function enemiesToCome({ piles, discards, fight }: View): readonly number[] {
  const gone = new Set(piles.enemy === 0 ? [] : discards.enemy);
  if (fight?.card !== undefined) gone.add(fight.card);
  return ENEMIES.flatMap(({ id }, enemy) => (gone.has(id) ? [] : [enemy]));
}
