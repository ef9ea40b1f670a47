import type { Chance, Seat, Tell } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import { typeOf } from '../../cards/catalogue.js';
import type { Event } from '../../events.js';
import { answered } from '../../rules/agenda.js';
import type { Box } from '../../rules/box.js';
import { influenceOf, type State, type Step } from '../../state.js';
import { busted, claimed, discount, shipTaken, swords, takingBegins, tradeCoins } from './abilities.js';
import { card9 } from './card-9.js';
import { CUBES } from './characters.js';
import { resultOf } from './ending.js';
import { eventById } from './event-cards.js';
import { redealEvents } from './event-pile.js';
import { advance, isAboutMission, waiting } from './fulfil.js';
import { askSale, claims, giveForClaim, keepTaken, sales, sell, takes } from './items.js';
import { knowsTop, look, looks, putBack, tops } from './look.js';
import { turnHourglass } from './month.js';
import {
  charactersFor,
  dealStartCoins,
  openChapter,
  openStory,
  pickCharacter,
  shareCoin,
  shareCoins,
  shares,
} from './opening.js';
import { askPay, PAY_OR_DECLINE, payAsked, turnUpEvent } from './phase-0.js';
import { show } from './show.js';
import { answersTo, askMission, cardsCame, coloursCame, fulfilOnTheSpot, mayStop, taxCame } from './spot.js';
import { type AdventureState, adventureOf, effectOf, hasTrophy, heroOf } from './state.js';
import { newNotes } from './turns.js';

const NOTHING: readonly Action[] = [];

/** The adventure begins: chapters of a story, together or against each other. */
export const adventure: Box = {
  opening: openChapter,

  beginTurn(state) {
    const adventure = adventureOf(state);
    adventure.turn++;
    adventure.notes = newNotes();
  },
  beforeTurn: () => [{ do: 'event' }], // PR-A3

  // PR-A3: what an event changes lasts until the turn ends.
  endTurn(state) {
    const adventure = adventureOf(state);
    if (adventure.event !== null) adventure.events.discard.push(adventure.event);
    adventure.event = null;
  },

  actions(state, seat) {
    if (state.phase === 'decide') return answers(state, seat);
    if (state.phase === 'repel') return NOTHING;
    return [...looks(state, seat), ...waiting(state, seat)];
  },
  resolve,
  step,

  mayStop,
  claims,
  claimed(state, action, tell) {
    giveForClaim(state, action);
    claimed(state, tell);
  },

  turnedUp(state, uid) {
    const type = typeOf(uid);
    if (type !== 'ship' && type !== 'person') return false;
    const isLost = type === 'ship' && awaitsStorm(state);
    adventureOf(state).notes.turned.push(uid);
    return isLost;
  },
  losesNextShip: awaitsStorm,
  shipsCame: coloursCame,
  cardsLaid: cardsCame,
  taxPaid: taxCame,
  busted(state, uid, chance, tell) {
    busted(state, uid, chance, tell);
    return [];
  },

  swords,
  repellingSwords: (state) => effectOf(state, 'swords')?.n ?? 0,
  discount,
  fee: (state) => effectOf(state, 'fee')?.n,
  picks: (state) => (effectOf(state, 'picks')?.n ?? 0) + adventureOf(state).notes.picks,
  takingBegins(state, seat, chance, tell) {
    adventureOf(state).sales = takingBegins(state, seat, chance, tell);
    return [{ do: 'askSale', seat }];
  },
  takes,
  tradeCoins,
  keepsTaken: keepTaken,
  shipTaken,

  // PR-A21; PR-A19: together nobody triggers an end, so nobody is kept from it.
  mayWin: (state, seat) => adventureOf(state).coop || hasTrophy(heroOf(state, seat)),
  result: resultOf,
  scores,
  view: show,
  openCards: (state) => {
    const { heroes, opening } = adventureOf(state);
    return [...heroes.flatMap(({ kept }) => kept), ...(opening === null ? [] : [...opening.joining, ...opening.stack])];
  },
  hiddenPlaces: (state, seat) => (isLooking(state, seat) ? [] : [adventureOf(state).looked]),
  knowsTop,
  latecomers: (state) => adventureOf(state).joined,
  redeal(state, random) {
    redealEvents(adventureOf(state).events, random);
  },
  things: (state) => [...eventsIn(adventureOf(state)), ...cubesIn(adventureOf(state))],
};

function isLooking(state: State, seat: Seat | null): boolean {
  return state.asking?.what === 'look' && state.asking.seat === seat;
}

/** PR-A28: true until the first ship of a stormy turn. */
function awaitsStorm(state: State): boolean {
  const { turned } = adventureOf(state).notes;
  return effectOf(state, 'storm') !== undefined && !turned.some((uid) => typeOf(uid) === 'ship');
}

function answers(state: State, seat: Seat): readonly Action[] {
  switch (state.asking!.what) {
    case 'character':
      return charactersFor(state, seat).map((character): Action => ({ type: 'character', character }));
    case 'share':
      return shares(state);
    case 'audience':
    case 'buyOff':
      return PAY_OR_DECLINE;
    case 'look':
      return tops(state);
    case 'sell':
      return sales(state, seat);
    default:
      return answersTo(state.asking!.what);
  }
}

function resolve(state: State, seat: Seat, action: Action, chance: Chance, tell?: Tell<Event>): boolean {
  switch (action.type) {
    case 'character':
      pickCharacter(state, seat, action.character, tell);
      return true;
    case 'share':
      shareCoin(state, action.seat, chance, tell);
      return true;
    case 'pay':
      payAsked(state, seat, chance, tell);
      return true;
    case 'look':
      look(state, seat, chance, tell);
      return true;
    case 'top':
      putBack(state, seat, action.uid, chance, tell);
      return true;
    case 'sell':
      sell(state, seat, action.uid, chance, tell);
      return true;
    case 'decline':
      decline(state, seat, tell);
      return true;
    default:
      if (!isAboutMission(action)) return false;
      if (state.phase === 'decide') {
        answered(state);
        fulfilOnTheSpot(state, seat, action, chance, tell);
      } else {
        advance(state, seat, action, chance, tell);
      }
      return true;
  }
}

function decline(state: State, seat: Seat, tell?: Tell<Event>): void {
  const { what } = state.asking!;
  answered(state);
  if (what === 'audience' || what === 'buyOff' || what === 'sell') tell?.({ type: 'refused', seat, what });
  else tell?.({ type: 'missionDeclined', seat, mission: what });
  if (what === 'sell') adventureOf(state).sales = 0;
}

function step(state: State, step: Step, chance: Chance, tell?: Tell<Event>): boolean {
  switch (step.do) {
    case 'startCoins':
      dealStartCoins(state, chance, tell);
      return true;
    case 'shareCoins':
      shareCoins(state, chance, tell);
      return true;
    case 'openStory':
      openStory(state, chance, tell);
      return true;
    case 'event':
      turnUpEvent(state, chance, tell);
      return true;
    case 'askPay':
      askPay(state, step.what, step.seat);
      return true;
    case 'hourglass':
      turnHourglass(state, chance, tell);
      return true;
    case 'askMission':
      askMission(state, step.what, step.seat);
      return true;
    case 'askSale':
      askSale(state, step.seat);
      return true;
    default:
      return false;
  }
}

/** Together all stand or fall by card 9; against each other it takes a trophy. */
function scores(state: State, scores: readonly number[]): readonly number[] {
  const { coop, heroes, missions } = adventureOf(state);
  if (!coop) return scores.map((score, seat) => score + (CUBES - heroes[seat]!.cubes));
  const { missionCubes, influence, cubesNow, open } = card9(state);
  const done = missions.length - open.length;
  const team = state.players.reduce((sum, player) => sum + influenceOf(player), 0);
  const score = Math.min(1, cubesNow / missionCubes) + Math.min(1, team / influence) + done;
  return scores.map(() => score);
}

function eventsIn({ event, events }: AdventureState): readonly string[] {
  const all = [...events.pile, ...events.discard, ...events.unused, ...(event === null ? [] : [event])];
  return all.filter((id) => eventById(id)!.number === 0);
}

function cubesIn({ heroes, missions }: AdventureState): readonly string[] {
  return heroes.flatMap(({ cubes, boxed }, seat) => {
    const placed = missions.filter(({ done, upper }) => done.includes(seat) || upper.includes(seat)).length;
    return Array<string>(cubes + boxed + placed).fill(`cube of seat ${seat}`);
  });
}
