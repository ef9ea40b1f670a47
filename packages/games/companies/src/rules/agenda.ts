import type { Chance, Tell } from '@roadstead/kernel';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import type { Step, StepOf } from '../step.js';
import { endFight, offerSlip, season, settlePips } from './aftermath.js';
import { askForArrivals } from './arrivals.js';
import { ask } from './ask.js';
import { askForPledges, betweenRounds, nextYear } from './between.js';
import { askToBuy } from './buy.js';
import { offerCapture } from './capture.js';
import { askController } from './control.js';
import { placeDamage, returnFire, sacrifice, workOut } from './damage.js';
import { askToDeliver } from './deliver.js';
import { askForExtraMark, askToMoveMarker } from './experience.js';
import { finish } from './finish.js';
import { forecast, restock } from './forecast.js';
import { askToAttack, askToChallenge, nextHarbour } from './harbours.js';
import { mutinyAfterMoving, mutinyByTile, spreadMutiny } from './mutiny.js';
import { askForNations, nextController } from './nations.js';
import { divide } from './refill.js';
import { askToResearch } from './research.js';
import { score } from './scoring.js';
import { layStrategies } from './strategies.js';
import { beginTurn, drill, endTurn } from './turn.js';
import { goOnActing, goOnSailing, nextFleet } from './voyage.js';

/** Does what is still to be done, until somebody is asked something or the game is over. */
export function runAgenda(state: State, chance: Chance, tell?: Tell<Event>): void {
  while (state.asking === null && state.phase !== 'over') doStep(state, state.agenda.pop()!, chance, tell);
}

type Do<S extends Step = Step> = (state: State, step: S, chance: Chance, tell?: Tell<Event>) => void;

function doStep(state: State, step: Step, chance: Chance, tell?: Tell<Event>): void {
  (STEPS[step.do] as Do)(state, step, chance, tell);
}

const STEPS: { readonly [K in Step['do']]: Do<StepOf<K>> } = {
  start: (state, { place }) => ask(state, { kind: 'start', seat: state.order[place]! }),
  turn: (state, _, __, tell) => beginTurn(state, tell),
  drill: (state, { harbour, fleet }, _, tell) => drill(state, harbour, fleet, tell),
  fleets: nextFleet,
  act: goOnActing,
  voyage: goOnSailing,
  endOfMoving: (state, _, __, tell) => mutinyAfterMoving(state, tell),
  arrivals: askForArrivals,
  harbours: nextHarbour,
  attacks: (state, { harbour }) => askToAttack(state, harbour),
  challenges: (state, { harbour, place }) => askToChallenge(state, harbour, place),
  deliver: (state, { harbour }) => askToDeliver(state, harbour),
  divide: (state, { harbour, fields, place }) => divide(state, harbour, fields, place),
  buy: askToBuy,
  research: askToResearch,
  endOfTurn: (state, _, chance) => endTurn(state, chance),

  strategies: (state, _, chance, tell) => layStrategies(state, chance, tell),
  sacrifice: (state, { side }, _, tell) => sacrifice(state, side, tell),
  workOut,
  returnFire,
  placeDamage: (state, { side, left }, _, tell) => placeDamage(state, side, left, tell),
  captures: (state, { side, left, prize }) => offerCapture(state, side, left, prize),
  pips: (state, _, __, tell) => settlePips(state, tell),
  seasoning: (state, { side }, _, tell) => season(state, side, tell),
  slip: (state, { side }) => offerSlip(state, side),
  endOfFight: endFight,
  moveMarker: (state, { seat, below }) => askToMoveMarker(state, seat, below),
  extraMarks: (state, { seat, left }) => askForExtraMark(state, seat, left),

  betweenRounds: (state, _, chance, tell) => betweenRounds(state, chance, tell),
  pledges: (state, { roll, place, pledged }, _, tell) => askForPledges(state, roll, place, pledged, tell),
  score: (state, _, __, tell) => score(state, tell),
  nations: (state, { place }) => askForNations(state, place),
  controllers: (state, { place }, _, tell) => nextController(state, place, tell),
  control: (state, { nation }) => askController(state, nation),
  nextYear: (state, _, chance, tell) => nextYear(state, chance, tell),
  forecast: (state, _, chance, tell) => forecast(state, chance, tell),
  stock: (state, { harbours }, _, tell) => restock(state, harbours, tell),
  mutiny: (state, { perToken, place, fleet }) => mutinyByTile(state, perToken, place, fleet),
  mutinyOf: (state, { seat, fleet, left }) => spreadMutiny(state, seat, fleet, left),
  finalScoring: (state, _, __, tell) => finish(state, tell),
};
