import type { Chance, Seat, Tell } from '@roadstead/kernel';
import { BONUS_GOLD } from '../board/numbers.js';
import { SPACES } from '../board/spaces.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { winOver } from './crew.js';
import { owe } from './debt.js';
import { beginFight } from './fight.js';
import { takeFrom } from './gold.js';
import { FIGHTS } from './steps.js';

/** SS-B5: each figure of others that stands here, once; the next is chosen after the last fight is over. */
export function fightsHere(state: State, figure: number): void {
  state.phase = 'fights';
  const space = state.players[state.active]!.at[figure]!;
  if (SPACES[space]!.type === 'ship') return; // SS-M9
  const foes = foesAt(state, space);
  if (foes === null) return;
  state.agenda.push(FIGHTS[figure]!);
  ask(state, { kind: 'attack', seat: state.active, figure, foes });
}

/** Figures of others on a space that were not fought yet; null where there are none, as mostly. */
function foesAt(state: State, space: number): (readonly [Seat, number])[] | null {
  let foes: (readonly [Seat, number])[] | null = null;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === state.active) continue; // SS-R8
    const { at } = state.players[seat]!;
    for (let figure = 0; figure < at.length; figure++) {
      if (at[figure] !== space || state.fought.includes(key(seat, figure))) continue;
      foes ??= [];
      foes.push([seat, figure]);
    }
  }
  return foes;
}

const key = (seat: Seat, figure: number): number => 2 * seat + figure;

export function attack(
  state: State,
  figure: number,
  seat: Seat,
  foeFigure: number,
  chance: Chance,
  tell?: Tell<Event>,
): void {
  state.fought.push(key(seat, foeFigure));
  const might = state.players[seat]!.might[foeFigure]!;
  beginFight(state, { figure, foe: 'player', might, seat, foeFigure }, chance, tell);
}

/** SS-B6: the loser can fall into debt for it (SS-R13), with the figure that lost. */
export function takeBonusGold(state: State, seat: Seat, loser: Seat, figure: number, tell?: Tell<Event>): void {
  tell?.({ type: 'bonus', seat, take: 'gold', loser });
  if (state.players[loser]!.gold >= BONUS_GOLD) {
    takeFrom(state, seat, BONUS_GOLD, loser, 'bonus', tell);
    return;
  }
  const to = [{ purse: seat, n: BONUS_GOLD }];
  owe(state, { seat: loser, figure, owed: BONUS_GOLD, why: 'bonus', to }, tell);
}

export function takeBonusCrew(state: State, seat: Seat, loser: Seat, kind: number, tell?: Tell<Event>): void {
  tell?.({ type: 'bonus', seat, take: 'crew', loser });
  winOver(state, seat, kind, loser, tell);
}
