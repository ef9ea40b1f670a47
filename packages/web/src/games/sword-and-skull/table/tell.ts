import type { Language } from '@roadstead/kernel';
import {
  COMPASS_STEPS,
  CREW,
  crewName,
  DOUBLOON_GOLD,
  FIGURES,
  type PlayerView,
  SPYGLASS_PLUS,
  spaceName,
  type View,
  WEAPON_LIMIT,
  weaponsOf,
} from '@roadstead/sword-and-skull';
import { momentOf } from '../play/hand.js';
import { percentText } from '../play/percent-text.js';
import { wayToWin } from '../play/way-to-win.js';
import type { TableWords } from '../words/index.js';
import { cardName, symbolsOf } from './card-facts.js';
import { cardKind } from './inspected.js';

/** Everything on a player's tile, for ears. */
export function tellPlayer(
  player: PlayerView,
  name: string,
  view: View,
  words: TableWords,
  language: Language,
  odds: boolean,
): string {
  const { counts, race } = words;
  const { least, most, figure: best, beats, inLake } = wayToWin(view, player);
  return [
    name,
    counts.gold(player.gold),
    ...FIGURES.map((figure) => `${counts.might(figure, player.might[figure])}, ${spaceName(player[figure], language)}`),
    counts.crew(player.crewCount),
    ...[...player.items, ...player.table].map((id) => cardName(id, language)),
    counts.hand(player.handSize),
    race.ransom(player.gold, least, most),
    ...(odds ? [race.kingBy(best, percentText(beats))] : []),
    ...inLake.map((figure) => race.inLake(figure)),
  ].join('. ');
}

export function tellSupply({ piles, crew }: View, { supply, parts }: TableWords, language: Language): string {
  return [
    parts.supply,
    `${supply.enemies} ${piles.enemy}, ${supply.items} ${piles.item}, ${supply.fortune} ${piles.fortune}`,
    ...CREW.map(({ id }) => supply.left(crewName(id, language), crew[id]!)),
  ].join('. ');
}

const OTHERS: Readonly<Record<string, (things: TableWords['things']) => string>> = {
  I11: ({ spyglass }) => spyglass(SPYGLASS_PLUS),
  I12: ({ compass }) => compass(COMPASS_STEPS),
  I13: ({ rope }) => rope,
  I14: ({ doubloon }) => doubloon(DOUBLOON_GOLD),
};

/** What a card without symbols is for, in a word or two: an item's use, or when a card of the hand is played. */
export function shortText(id: string, { things }: TableWords): string {
  const { might, gold } = symbolsOf(id);
  if (might.length > 0 || gold > 0) return '';
  if (cardKind(id) === 'item') return OTHERS[id]!(things);
  return cardKind(id) === 'fortune' ? things[momentOf(id)] : '';
}

/** "1/2 · 0/2": how many weapons of each side, of how many. */
export function weaponsText(player: PlayerView, { mat }: TableWords): string {
  const [officer, pirate] = FIGURES.map((figure, i) => `${weaponsOf(player, figure).length}/${WEAPON_LIMIT[i]}`);
  return mat.weapons(officer!, pirate!);
}
