import { enemyName, type FightView, type Foe, itemName, itemText, type View } from '@roadstead/sword-and-skull';
import { wrap } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { whose } from './names.js';
import { TABLE_WORDS } from './words/index.js';

/** The fight or the auction that is under way. */
export function sceneLines(view: View, scene: Scene): string[] {
  return [...fightLines(view, scene), ...auctionLines(view, scene)];
}

function fightLines({ fight }: View, scene: Scene): string[] {
  if (fight === null) return [];
  const words = TABLE_WORDS[scene.language];
  const { gold = 0, items = 0, fortune = 0 } = fight;
  const reward = words.reward(gold, items, fortune);
  const sentence = words.fight(sideText(fight, 0, scene), sideText(fight, 1, scene));
  return wrap(scene.paint.bold(`${sentence}.${reward === '' ? '' : ` +${reward}.`}`), scene.columns);
}

function sideText(fight: FightView, side: 0 | 1, scene: Scene): string {
  const words = TABLE_WORDS[scene.language];
  const who = side === 0 ? whose(fight.attacker, fight.figure, scene) : foeName(fight, scene);
  const [might, plus] = [fight.might[side], fight.plus[side]];
  const die = fight.dice?.[side];
  return die === undefined ? words.side(who, might, plus) : words.rolled(who, might, die, plus, might + die + plus);
}

/** Whoever is fought: a figure, an enemy by its name, or one of the two who wait in the volcano. */
export function foeName(
  { foe, seat, foeFigure, card }: Pick<FightView, 'foe' | 'seat' | 'foeFigure' | 'card'>,
  scene: Scene,
) {
  if (foe === 'player') return whose(seat!, foeFigure!, scene);
  if (foe === 'enemy') return card === undefined ? '?' : enemyName(card, scene.language);
  return TABLE_WORDS[scene.language].foes[foe as Exclude<Foe, 'player' | 'enemy'>];
}

function auctionLines({ auction }: View, scene: Scene): string[] {
  if (auction === null) return [];
  const words = TABLE_WORDS[scene.language];
  const { item, high, seat } = auction;
  const bids =
    seat === null ? words.noBid : seat === scene.you ? words.yourBid(high) : words.highest(high, scene.name(seat));
  const text = `${words.auction(itemName(item, scene.language), itemText(item, scene.language))} ${bids}`;
  return wrap(scene.paint.bold(text), scene.columns);
}
