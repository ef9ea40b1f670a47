import {
  type Action,
  coloursIn,
  type Deed,
  deedOf,
  figuresFor,
  picksIfStopped,
  type View,
} from '@roadstead/port-royal';
import type { Scene } from '../scene.js';
import { cardAt, flagFor } from './cards.js';
import { TABLE_WORDS } from './words/index.js';

const END_INFLUENCE = 12;

/** The flag of the ship that an action is about. */
export function flag(action: Action, view: View, scene: Scene): string {
  const ref = action.type === 'take' ? view.harbour.find(({ uid }) => uid === action.uid) : undefined;
  return ref ? flagFor(cardAt(ref), scene) : '';
}

/** What an action leads to: coins, influence, and whether it brings on the end. */
export function outcome(action: Action, view: View, scene: Scene): string {
  const deed = deedOf(action, view);
  return outcomeParts(deed, view, scene).join(', ');
}

function outcomeParts(deed: Deed, view: View, scene: Scene): readonly string[] {
  const words = TABLE_WORDS[scene.language].outcomes;
  const seat = scene.seat ?? view.active;
  const player = view.players[seat];
  if (player === undefined) return [];
  const { fee } = figuresFor(view, seat);
  const toll = fee > 0 ? [words.fee(scene.name(view.active), fee)] : [];
  const last = (influence: number, expedition: boolean) =>
    endsWith(influence, expedition, seat, view, scene) ? [scene.paint.warn(words.lastRound)] : [];
  switch (deed.type) {
    case 'stop':
      return stopParts(view, scene);
    case 'repel':
      return [words.repel];
    case 'admit':
      return deed.busts ? [words.bust(view.harbour.length + 1)] : [admitted(view, scene)];
    case 'trade':
      return [...toll, words.coins(player.coins + deed.coins - fee)];
    case 'hire': {
      const influence = player.influence + deed.person.influence;
      const swords = deed.person.swords > 0 ? [words.swords(player.swords + deed.person.swords)] : [];
      const gain = deed.person.influence > 0 ? [words.influence(influence)] : [];
      return [...toll, words.coins(player.coins - deed.price - fee), ...gain, ...swords, ...last(influence, false)];
    }
    case 'claim': {
      const given = deed.crew.reduce((sum, { n, card }) => sum + (card.type === 'person' ? n * card.influence : 0), 0);
      const influence = player.influence + deed.expedition.influence - given;
      return [words.influence(influence), ...last(influence, true)];
    }
    default:
      return [];
  }
}

function stopParts(view: View, scene: Scene): readonly string[] {
  const words = TABLE_WORDS[scene.language].outcomes;
  if (view.harbour.length === 0) return [];
  const picks = Math.min(picksIfStopped(view), view.harbour.length);
  const { price } = figuresFor(view, view.active);
  const coins = view.players[view.active]?.coins ?? 0;
  const cards = view.harbour.map(cardAt);
  const canPay = cards.some((card) => card.type === 'ship' || (card.type === 'person' && coins >= price(card)));
  return [canPay ? words.stop(picks, coloursIn(view).size) : words.nothingToTake];
}

function admitted(view: View, scene: Scene): string {
  const harbour = view.revealed === null ? view.harbour : [...view.harbour, view.revealed];
  const after = { ...view, harbour };
  return TABLE_WORDS[scene.language].outcomes.admit(coloursIn(after).size, picksIfStopped(after));
}

/** Where the end asks for an expedition, influence alone does not bring it on. */
function endsWith(influence: number, expedition: boolean, seat: number, view: View, scene: Scene): boolean {
  if (view.endTriggered || influence < END_INFLUENCE) return false;
  const display = view.players[seat]?.display ?? [];
  return scene.options.end !== 'expedition' || expedition || display.some((ref) => cardAt(ref).type === 'expedition');
}
