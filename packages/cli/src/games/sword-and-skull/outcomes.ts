import type { Seat } from '@roadstead/kernel';
import {
  type Action,
  attackerWins,
  type Chances,
  castlePay,
  crewText,
  enemyChances,
  type Figure,
  fightChances,
  itemText,
  kingChances,
  LUCKY_BLOW_PLUS,
  rerollChances,
  SPACES,
  shareOf,
  spaceName,
  type View,
  type Way,
  waysFrom,
} from '@roadstead/sword-and-skull';
import { percent } from '../../play/render/percent.js';
import type { Scene } from '../../play/scene.js';
import { landingText } from './landing.js';
import { TABLE_WORDS } from './words/index.js';

const chance = (chances: Chances): string => percent(shareOf(chances));
const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** What an action would lead to, as far as open facts and the own cards tell; all chances are exact. */
export function outcome(action: Action, view: View, scene: Scene): string {
  const seat = view.pending?.seat ?? scene.seat ?? view.active;
  return parts(action, view, seat, scene).join(', ');
}

function parts(action: Action, view: View, seat: Seat, scene: Scene): readonly string[] {
  const { language } = scene;
  const words = TABLE_WORDS[language].outcomes;
  const player = view.players[seat]!;
  switch (action.type) {
    case 'move':
      return walking(view, seat, action.figure, action.by, scene);
    case 'place':
      return placed(view, seat, action.figure, action.to, scene);
    case 'go':
      return going(view, seat, action.to, scene);
    case 'first':
      return landingText(view, seat, action.figure, player[action.figure], 0, scene);
    case 'recruit':
      return [withoutStop(crewText(action.crew, language))];
    case 'take':
      return action.crew === undefined ? [] : [withoutStop(crewText(action.crew, language))];
    case 'bonus':
      return action.take === 'crew' ? [withoutStop(crewText(action.crew, language))] : [];
    case 'bid':
      return [words.left(player.gold - action.gold)];
    case 'pay':
      return [words.youWin];
    case 'fight':
      return [words.wins(chance(fightAhead(view, seat)))];
    case 'sell':
      return [withoutStop(itemText(action.item, language))];
    case 'attack': {
      const pending = view.pending?.kind === 'attack' ? view.pending : null;
      const figure = pending?.figure ?? 'officer';
      const lead = player.might[figure] - view.players[action.seat]!.might[action.figure];
      return [words.wins(chance(fightChances(lead)))];
    }
    case 'pass':
      return view.pending?.kind === 'window' ? standing(view, scene) : [];
    case 'play':
      return playing(action, view, seat, scene);
    default:
      return [];
  }
}

function walking(view: View, seat: Seat, figure: Figure, by: number, scene: Scene): readonly string[] {
  return endsOf(waysFrom(view.players[seat]!, figure, by), view, seat, scene);
}

function going(view: View, seat: Seat, to: string, scene: Scene): readonly string[] {
  if (view.pending?.kind !== 'fork') return [];
  const { figure, left } = view.pending;
  const ways = waysFrom(view.players[seat]!, figure, left).filter(({ forks }) => forks[0] === to);
  return endsOf(ways, view, seat, scene);
}

/** What waits at the end; where a fork is still to come, at each of the ends. */
function endsOf(ways: readonly Way[], view: View, seat: Seat, scene: Scene): readonly string[] {
  const texts = ways.map(({ figure, to, castle }) => landingText(view, seat, figure, to, castle?.gold ?? 0, scene));
  if (texts.length === 1) return texts[0]!;
  return [ways.map(({ to }, i) => `${spaceName(to, scene.language)}: ${texts[i]!.join(', ')}`).join('; ')];
}

function placed(view: View, seat: Seat, figure: Figure, to: string, scene: Scene): readonly string[] {
  const isCastle = SPACES.find(({ id }) => id === to)!.type === 'castle';
  return landingText(view, seat, figure, to, isCastle ? castlePay(view.players[seat]!) : 0, scene);
}

/** Against the King, or the enemy that the spyglass shows. */
function fightAhead({ players, pending, spied }: View, seat: Seat): Chances {
  const player = players[seat]!;
  const figure = pending !== null && 'figure' in pending ? pending.figure : 'officer';
  if (spied === null) return kingChances(player, figure);
  const isSmoky = SPACES.find(({ id }) => id === player[figure])!.type === 'smoky_cave';
  return enemyChances(spied, player, figure, isSmoky);
}

/** How the fight stands if nobody plays anything more, or how likely it is to be won. */
function standing(view: View, scene: Scene, plus = 0): readonly string[] {
  const words = TABLE_WORDS[scene.language].outcomes;
  const { fight, pending } = view;
  if (fight === null || pending?.kind !== 'window') return [];
  const isAttacker = pending.side === 0;
  const lead = leadIn(fight) + (isAttacker ? plus : -plus);
  if (fight.dice === null) {
    const share = shareOf(fightChances(lead));
    return [words.wins(percent(isAttacker ? share : 1 - share))];
  }
  const won = attackerWins(fight.dice, lead);
  if (won === null) return [];
  return [won === isAttacker ? words.winning : words.losing];
}

const leadIn = ({ might, plus }: NonNullable<View['fight']>): number => might[0] + plus[0] - might[1] - plus[1];

function playing(action: Extract<Action, { type: 'play' }>, view: View, seat: Seat, scene: Scene): readonly string[] {
  const words = TABLE_WORDS[scene.language].outcomes;
  switch (action.card) {
    case 'F02':
      return standing(view, scene, LUCKY_BLOW_PLUS);
    case 'F03': {
      const { fight, pending } = view;
      if (fight?.dice == null || pending?.kind !== 'window') return [];
      return [words.wins(chance(rerollChances(pending.side as 0 | 1, fight.dice, leadIn(fight))))];
    }
    case 'F04':
      return placed(view, seat, action.figure, action.to, scene);
    case 'F06':
      return [withoutStop(itemText(action.item, scene.language))];
    case 'F13':
      return walking(view, seat, action.figure, action.by, scene);
    case 'F14':
    case 'F15':
      return [withoutStop(crewText(action.crew, scene.language))];
    default:
      return [];
  }
}
