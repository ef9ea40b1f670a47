import { FIGURES, type Figure } from '../board/figures.js';
import { CASTLE_GOLD, CASTLE_PER_SYMBOL } from '../board/numbers.js';
import { type Settlement, SPACES, spaceNumber } from '../board/spaces.js';
import { CREW, crewNumber } from '../cards/crew.js';
import { FORTUNE, fortuneNumber } from '../cards/fortune.js';
import { DOUBLOON, DOUBLOON_GOLD, ITEMS, itemNumber } from '../cards/items.js';
import type { PlayerView } from '../view.js';

/** A card that gives a figure Might; crew of one kind together. */
export interface MightSource {
  readonly kind: 'crew' | 'item' | 'fortune';
  readonly card: string;
  readonly copies: number;
  readonly might: number;
}

/** SS-B3: all that a figure's Might consists of, crew first. */
export function mightSources({ crew, items, table }: PlayerView, figure: Figure): readonly MightSource[] {
  const side = FIGURES.indexOf(figure);
  return [
    ...counted('crew', crew, (id) => CREW[crewNumber(id)]!.might[side]!),
    ...counted('item', tallyOf(items), (id) => ITEMS[itemNumber(id)]!.might[side]!),
    ...counted('fortune', tallyOf(table), (id) => FORTUNE[fortuneNumber(id)]!.might[side]!),
  ];
}

function counted(
  kind: MightSource['kind'],
  copies: Readonly<Record<string, number>>,
  mightOf: (id: string) => number,
): readonly MightSource[] {
  return Object.entries(copies).flatMap(([card, n]) => {
    const might = n * mightOf(card);
    return might === 0 ? [] : [{ kind, card, copies: n, might }];
  });
}

function tallyOf(cards: readonly string[]): Readonly<Record<string, number>> {
  const tally: Record<string, number> = {};
  for (const card of cards) tally[card] = (tally[card] ?? 0) + 1;
  return tally;
}

/** SS-C3: the gold symbols on a player's crew; of one settlement only where it is named. */
export function goldSymbols({ crew }: PlayerView, settlement?: Settlement): number {
  return Object.entries(crew).reduce((sum, [id, n]) => {
    const kind = CREW[crewNumber(id)]!;
    return settlement === undefined || kind.settlement === settlement ? sum + n * kind.gold : sum;
  }, 0);
}

/** SS-F10, SS-C15: what the Castle pays a player. */
export function castlePay(player: PlayerView): number {
  const doubloons = player.items.filter((item) => item === ITEMS[DOUBLOON]!.id).length;
  return CASTLE_GOLD + CASTLE_PER_SYMBOL * goldSymbols(player) + doubloons * DOUBLOON_GOLD;
}

export const hasItem = ({ items }: PlayerView, item: number): boolean => items.includes(ITEMS[item]!.id);

/** The weapons of a figure that a player has. */
export function weaponsOf({ items }: PlayerView, figure: Figure): readonly string[] {
  const side = FIGURES.indexOf(figure);
  return items.filter((item) => ITEMS[itemNumber(item)]!.weaponOf === side);
}

export const spaceAt = (id: string) => SPACES[spaceNumber(id)!]!;
