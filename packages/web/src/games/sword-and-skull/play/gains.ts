import {
  CREW,
  castlePay,
  FIGURES,
  type Figure,
  FORTUNE,
  fightChances,
  ITEMS,
  KING_MIGHT,
  type PlayerView,
  type Settlement,
} from '@roadstead/sword-and-skull';
import type { ChoiceLine } from './line.js';
import { percentText } from './percent-text.js';
import type { PlayTelling } from './telling.js';

const crewOf = (id: string) => CREW.find((kind) => kind.id === id)!;
export const settlementOf = (crew: string): Settlement => crewOf(crew).settlement;
export const itemOf = (id: string) => ITEMS.find((item) => item.id === id)!;

/** What a crew card more, or less, does to a player. */
export function crewLines(
  player: PlayerView,
  crew: string,
  times: 1 | -1,
  telling: PlayTelling,
): readonly ChoiceLine[] {
  const n = (player.crew[crew] ?? 0) + times;
  const after: PlayerView = { ...player, crew: { ...player.crew, [crew]: n } };
  return [...mightLines(player, crewOf(crew).might, times, telling), ...castleLines(player, after, telling)];
}

/** What an item more, or less, does to a player. */
export function itemLines(
  player: PlayerView,
  item: string,
  times: 1 | -1,
  telling: PlayTelling,
): readonly ChoiceLine[] {
  const at = player.items.indexOf(item);
  const items = times > 0 ? [...player.items, item] : player.items.filter((_, i) => i !== at);
  return [
    ...mightLines(player, itemOf(item).might, times, telling),
    ...castleLines(player, { ...player, items }, telling),
  ];
}

/** A card that stays on the table. */
export const fortuneMight = (card: string): readonly number[] => FORTUNE.find(({ id }) => id === card)!.might;

/** Might before and after, with what it means against the Pirate King. */
export function mightLines(
  player: PlayerView,
  symbols: readonly number[],
  times: number,
  { words }: PlayTelling,
): readonly ChoiceLine[] {
  return FIGURES.flatMap((figure, side): readonly ChoiceLine[] => {
    const change = times * symbols[side]!;
    if (change === 0) return [];
    const before = player.might[figure];
    const [was, is] = [kingText(before), kingText(before + change)];
    return [
      {
        sign: 'foe',
        figure,
        seat: player.seat,
        text: words.asks.mightThen(figure, before, before + change),
        tone: change > 0 ? 'gain' : 'cost',
      },
      ...(was === is ? [] : [{ sign: 'king' as const, text: words.asks.kingThen(was, is) }]),
    ];
  });
}

const kingText = (might: number): string => percentText(fightChances(might - KING_MIGHT));

function castleLines(before: PlayerView, after: PlayerView, { words }: PlayTelling): readonly ChoiceLine[] {
  const [was, is] = [castlePay(before), castlePay(after)];
  if (was === is) return [];
  return [{ sign: 'castle', text: words.asks.castleThen(was, is), tone: is > was ? 'gain' : 'cost' }];
}

/** The figure whose weapon an item is; null for other items. */
export function weaponSide(item: string): Figure | null {
  const { weaponOf } = itemOf(item);
  return weaponOf === null ? null : FIGURES[weaponOf]!;
}
