import type { Odds } from '@roadstead/kernel';
import { FACES, type SkullOdds, type View } from '@roadstead/sword-and-skull';
import { percent } from '../../play/render/percent.js';
import { hang, padStart } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { whose } from './names.js';
import { foeName } from './scenes.js';
import { TABLE_WORDS } from './words/index.js';

const NUMBERS = 7;
/** Rolls of two dice that are a double, and that are two blanks, of all. */
const DOUBLES = FACES - 1;
const BLANKS = 1;

/** The sums of the dice where they come next, and the fights that are at hand. */
export function oddsLines(odds: Odds, view: View, scene: Scene): string[] {
  const words = TABLE_WORDS[scene.language].odds;
  const { fights, total, weights } = odds as SkullOdds;
  const line = (share: number, text: string) => hang(`${padStart(percent(share), NUMBERS)}  `, text, scene.columns);
  const duels = fights.flatMap((fight) =>
    line(
      fight.wins / fight.of,
      words.fight(whose(fight.attacker, fight.figure, scene), foeName({ ...fight, ...cardOf(view) }, scene)),
    ),
  );
  if (view.pending?.kind !== 'turn') return duels.length > 0 ? duels : [words.none];
  const sums = Object.entries(weights).flatMap(([sum, weight]) => (sum === '0' ? [] : line(weight / total, sum)));
  return [words.sums, ...sums, ...line(DOUBLES / total, words.double), ...line(BLANKS / total, words.blank), ...duels];
}

/** The enemy of a fight, or the one that the spyglass shows. */
function cardOf({ fight, spied }: View): { readonly card?: string } {
  const card = fight?.card ?? spied ?? undefined;
  return card === undefined ? {} : { card };
}
