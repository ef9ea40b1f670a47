import {
  type Action,
  bringsEnd,
  bringsVictory,
  cardGist,
  coloursIn,
  type Deed,
  deedOf,
  figuresFor,
  gainOf,
  picksIfStopped,
  type View,
} from '@roadstead/port-royal';
import type { Scene } from '../../play/scene.js';
import { boxAfter, further } from './box-outcomes.js';
import { cardAt, flagFor } from './cards.js';
import { BOX_WORDS } from './words/boxes/index.js';
import { TABLE_WORDS } from './words/index.js';

/** The flag of the ship that an action is about. */
export function flag(action: Action, view: View, scene: Scene): string {
  const ref = action.type === 'take' ? view.harbour.find(({ uid }) => uid === action.uid) : undefined;
  return ref ? flagFor(cardAt(ref), scene) : '';
}

/** What there is after an action: coins, influence, and whether it brings on the end. */
export function outcome(action: Action, view: View, scene: Scene): string {
  const deed = deedOf(action, view);
  const gist = gistOf(deed, scene);
  const parts = [...after(deed, view, scene).filter((part) => part !== ''), ...warnings(deed, view, scene)];
  const [first = '', ...rest] = parts;
  return [gist.length > 0 ? `${first} (${gist.join(', ')})` : first, ...rest].join(', ');
}

function warnings(deed: Deed, view: View, scene: Scene): readonly string[] {
  const { warn, bold } = scene.paint;
  return [
    ...(bringsEnd(deed, view, scene.seat ?? view.active) ? [warn(TABLE_WORDS[scene.language].outcomes.lastRound)] : []),
    ...(bringsVictory(deed, view) ? [bold(BOX_WORDS[scene.language].outcomes.wins)] : []),
  ];
}

function gistOf(deed: Deed, { language }: Scene): readonly string[] {
  if (deed.type === 'trade' || deed.type === 'deal') return cardGist(deed.ship, language);
  return deed.type === 'hire' ? cardGist(deed.person, language) : [];
}

function after(deed: Deed, view: View, scene: Scene): readonly string[] {
  const words = TABLE_WORDS[scene.language].outcomes;
  const seat = scene.seat ?? view.active;
  const player = view.players[seat];
  if (player === undefined) return [];
  const { fee } = figuresFor(view, seat);
  const influence = words.influence(player.influence + gainOf(deed, view, seat));
  switch (deed.type) {
    case 'stop':
      return stopped(view, scene);
    case 'repel':
      return [words.repel];
    case 'admit':
      return deed.busts ? [words.bust(view.harbour.length + 1)] : [admitted(view, scene)];
    case 'trade':
      return [
        words.coins(player.coins + deed.coins - fee),
        ...(gainOf(deed, view, seat) > 0 ? [influence] : []),
        further(deed.ship, view, scene),
      ];
    case 'hire':
      return [`${words.coins(player.coins - deed.price - fee)}, ${influence}`];
    case 'claim':
      return [words.coins(player.coins + deed.expedition.coins), influence];
    case 'discover':
    case 'pass':
    case 'endTurn':
      return [];
    default:
      return boxAfter(deed, view, scene);
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
