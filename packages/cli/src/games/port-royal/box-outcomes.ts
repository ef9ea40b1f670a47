import { type Deed, figuresFor, furtherCards, gainOf, type Ship, type View } from '@roadstead/port-royal';
import type { Scene } from '../../play/scene.js';
import { BOX_WORDS } from './words/boxes/index.js';
import { TABLE_WORDS } from './words/index.js';

/** What there is after a deed that only the boxes know; nothing is said of those that the terminal lists plainly. */
export function boxAfter(deed: Deed, view: View, scene: Scene): readonly string[] {
  const words = TABLE_WORDS[scene.language].outcomes;
  const boxes = BOX_WORDS[scene.language];
  const seat = scene.seat ?? view.active;
  const player = view.players[seat];
  if (player === undefined) return [];
  const gain = gainOf(deed, view, seat);
  const influence = gain > 0 ? [words.influence(player.influence + gain)] : [];
  const { timePile = 0, points = 0 } = view;
  switch (deed.type) {
    case 'gamble':
      return [boxes.outcomes.gamble];
    case 'keep':
      return [boxes.outcomes.kept(player.kept.length + 1, deed.of)];
    case 'deal': {
      const coins = player.coins + deed.coins - figuresFor(view, seat).fee + (deed.advance?.coins ?? 0);
      return [words.coins(coins), ...influence, further(deed.ship, view, scene)];
    }
    case 'fulfil':
      return deed.step < deed.of
        ? [boxes.outcomes.cubes(player.cubes - (deed.step === 1 ? 1 : 0))]
        : [words.coins(player.coins + deed.coins - deed.price), ...influence];
    case 'setAside':
      return [boxes.time(timePile - deed.cards, points + deed.cards)];
    case 'keepTime':
      return [boxes.time(timePile, points)];
    default:
      return [];
  }
}

/** What the clerks allow. */
export function further(ship: Ship, view: View, scene: Scene): string {
  const n = furtherCards(view, scene.seat ?? view.active, ship);
  return n > 0 ? BOX_WORDS[scene.language].outcomes.further(n) : '';
}
