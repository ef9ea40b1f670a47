import {
  type Action,
  cardGist,
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

/** What there is after an action: coins, influence, and whether it brings on the end. */
export function outcome(action: Action, view: View, scene: Scene): string {
  const deed = deedOf(action, view);
  const gist = gistOf(deed, scene);
  const end = bringsEnd(deed, view, scene)
    ? `, ${scene.paint.warn(TABLE_WORDS[scene.language].outcomes.lastRound)}`
    : '';
  return after(deed, view, scene).join(', ') + (gist.length > 0 ? ` (${gist.join(', ')})` : '') + end;
}

function gistOf(deed: Deed, { language }: Scene): readonly string[] {
  if (deed.type === 'trade') return cardGist(deed.ship, language);
  return deed.type === 'hire' ? cardGist(deed.person, language) : [];
}

function after(deed: Deed, view: View, scene: Scene): readonly string[] {
  const words = TABLE_WORDS[scene.language].outcomes;
  const seat = scene.seat ?? view.active;
  const player = view.players[seat];
  if (player === undefined) return [];
  const { fee } = figuresFor(view, seat);
  switch (deed.type) {
    case 'stop':
      return stopped(view, scene);
    case 'repel':
      return [words.repel];
    case 'admit':
      return deed.busts ? [words.bust(view.harbour.length + 1)] : [admitted(view, scene)];
    case 'trade':
      return [words.coins(player.coins + deed.coins - fee)];
    case 'hire':
      return [words.coins(player.coins - deed.price - fee), words.influence(player.influence + gainOf(deed))];
    case 'claim':
      return [words.coins(player.coins + deed.expedition.coins), words.influence(player.influence + gainOf(deed))];
    default:
      return [];
  }
}

function stopped(view: View, scene: Scene): readonly string[] {
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

/** The influence that a deed adds; persons sent on an expedition take theirs along. */
function gainOf(deed: Deed): number {
  if (deed.type === 'hire') return deed.person.influence;
  if (deed.type !== 'claim') return 0;
  const given = deed.crew.reduce((sum, { n, card }) => sum + (card.type === 'person' ? n * card.influence : 0), 0);
  return deed.expedition.influence - given;
}

/** Where the end asks for an expedition, influence alone does not bring it on. */
function bringsEnd(deed: Deed, view: View, scene: Scene): boolean {
  const { influence = 0, display = [] } = view.players[scene.seat ?? view.active] ?? {};
  const gain = gainOf(deed);
  if (view.endTriggered || gain <= 0 || influence + gain < END_INFLUENCE) return false;
  if (scene.options.end !== 'expedition' || deed.type === 'claim') return true;
  return display.some((ref) => cardAt(ref).type === 'expedition');
}
