import type { Random } from '@roadstead/kernel';
import type { Action, ActionOf, FulfilContract, Pending, View } from '@roadstead/port-royal';
import { answer } from '../adventure/answers.js';
import { fulfilment, isClaimWorthIt } from '../adventure/fulfilling.js';
import { questWorth } from '../adventure/quarry.js';
import { isTeam } from '../adventure/time.js';
import { isTogether } from '../contracts.js';
import type { Cards } from './deck.js';
import { prospectOf } from './discover.js';
import { gambleWorth } from './gamble.js';
import { afterClaim } from './hand.js';
import { isLostAsItLies } from './last-turn.js';
import { type PolicyRow, ROW_BY_UID, ROWS } from './rows.js';
import { factsOf } from './seat.js';
import { TeamPlan } from './team-plan.js';
import type { Weights } from './weights.js';
import { keptWorth, type Outlook, outlookOf, outlookOfFriend, takeWorth, tradeWorth } from './worth.js';

/** What a point may cost of the chance to win, without which it counts nothing. */
const PRICE_OF_A_POINT = 0.02;

/** Whether the question is how many cards to put aside before the first turn: then every answer says how many. */
export function isBeforeFirstTurn(answer: Action | undefined): boolean {
  return answer?.type === 'setAside' && answer.cards !== undefined;
}

/** Decides by worth: fast enough to play whole games on in thought. */
export function decide(
  view: View,
  seat: number,
  legal: readonly Action[],
  unseen: () => Cards,
  weights: Weights,
  random: Random,
): Action {
  const fulfil = legal.find((action) => action.type === 'fulfil' && 'contract' in action && isWanted(view, action));
  if (fulfil !== undefined) return fulfil;
  const outlook = outlookOf(view, seat, factsOf(view, seat), weights);
  if (outlook.quarry !== null) {
    if (view.phase === 'decide') return answer(outlook, view.pending as Pending, legal);
    const deed = fulfilment(outlook, legal) ?? legal.find(({ type }) => type === 'look');
    if (deed !== undefined) return deed;
  }
  const claim = legal.find((action) => action.type === 'claim' && isWorthIt(outlook, action));
  if (claim !== undefined) return claim;
  switch (view.phase) {
    case 'discover':
      return discover(outlook, legal, unseen, random);
    case 'repel':
      return repel(outlook, legal);
    case 'trade':
      return take(outlook, legal);
    case 'decide':
      return legal.find(({ type }) => type === 'decline') ?? setAside(view, legal);
    default:
      return legal.find(({ type }) => type === 'endTurn')!;
  }
}

/** Together, a cube is too good for what a friend has done already. */
function isWanted(view: View, { contract }: FulfilContract): boolean {
  const { slots } = view.contracts!.find(({ id }) => id === contract)!;
  return !isTogether(view) || slots.every((taker) => taker === null);
}

/** Competing, an expedition always is; together, the persons it takes may be wanted for a contract. */
function isWorthIt(outlook: Outlook, claim: ActionOf<'claim'>): boolean {
  const { view, prize, quarry } = outlook;
  if (quarry !== null) return isClaimWorthIt(outlook, claim);
  if (!isTogether(view) || prize === null) return true;
  const gone = claim.with.map((uid) => ROWS[ROW_BY_UID[uid]!]!.person!);
  return outlook.reach!.team.change(outlook.seat, afterClaim(prize.hand, gone)) >= 0;
}

function discover(outlook: Outlook, legal: readonly Action[], unseen: () => Cards, random: Random): Action {
  const goOn = legal.find(({ type }) => type === 'discover');
  const stop = legal.find(({ type }) => type === 'stop');
  const gamble = legal.find(({ type }) => type === 'gamble');
  if (gamble === undefined && (goOn === undefined || stop === undefined)) return (goOn ?? stop)!;
  const cards = unseen();
  const { now, next } = prospectOf(outlook, cards);
  const gambled = gamble === undefined ? Number.NEGATIVE_INFINITY : gambleWorth(outlook, cards, random);
  const single = goOn === undefined ? now : Math.max(now, next);
  if (gamble !== undefined && gambled > single + outlook.weights.caution) return gamble;
  if (goOn === undefined || stop === undefined) return (goOn ?? stop)!;
  if (isLostAsItLies(outlook)) return goOn;
  return next > now + outlook.weights.caution ? goOn : stop;
}

/** Only a ship that would bust the turn, or that a contract wants kept, is sent away. */
function repel({ view }: Outlook, legal: readonly Action[]): Action {
  const keep = legal.find((action) => action.type === 'repel' && action.keep);
  if (keep !== undefined) return keep;
  return legal.find(({ type }) => type === (isClash(view) ? 'repel' : 'admit'))!;
}

/** Whether the ship turned up would bust the turn. */
export function isClash({ harbour, revealed }: View): boolean {
  const ship = ROWS[ROW_BY_UID[revealed!.uid]!]!;
  return harbour.some(({ uid }) => {
    const row = ROWS[ROW_BY_UID[uid]!]!;
    return row.ship !== null && row.colour === ship.colour;
  });
}

function take(outlook: Outlook, legal: readonly Action[]): Action {
  const friends = isTogether(outlook.view) || isTeam(outlook.view) ? friendsAfter(outlook) : [];
  let best = legal.find(({ type }) => type === 'pass')!;
  let most = 0;
  for (const action of legal) {
    if (action.type !== 'take') continue;
    const worth = worthOf(outlook, action, friends);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** Everything that could be taken with what it is worth to the seat, the best first. */
export function weighedTakes(view: View, seat: number, legal: readonly Action[], weights: Weights) {
  const outlook = outlookOf(view, seat, factsOf(view, seat), weights);
  const friends = isTogether(view) || isTeam(view) ? friendsAfter(outlook) : [];
  return legal
    .flatMap((action) => (action.type === 'take' ? [{ action, worth: worthOf(outlook, action, friends) }] : []))
    .sort((a, b) => b.worth - a.worth);
}

function worthOf(outlook: Outlook, { uid, gift, forgo, keep }: ActionOf<'take'>, friends: readonly Outlook[]): number {
  const { view, prize } = outlook;
  const row = ROWS[ROW_BY_UID[uid]!]!;
  // A coin for somebody else does least harm with whoever has least.
  const given = gift === undefined ? 0 : view.players[gift]!.influence / 100;
  if (forgo) {
    const ship = row.ship!;
    return prize!.deed(({ forgone }) => forgone === ship.colour) - outlook.fee - given;
  }
  if (keep) return keptWorth(outlook, row) - outlook.fee - wantedBy(friends, row, 0);
  if (row.ship !== null) return tradeWorth(outlook, row) - outlook.fee - given - wantedBy(friends, row, 0);
  return takeWorth(outlook, row) - given - (row.person === null ? 0 : wantedBy(friends, row, row.person.cost));
}

/** Those who may take from this harbour after us. */
function friendsAfter(outlook: Outlook): Outlook[] {
  const { view, seat } = outlook;
  const friends: Outlook[] = [];
  const seats = view.players.length;
  for (let friend = (seat + 1) % seats; friend !== view.active; friend = (friend + 1) % seats) {
    friends.push(outlookOfFriend(outlook, friend));
  }
  return friends;
}

/** What a card is worth for the contracts or missions of a friend who can pay for it. */
function wantedBy(friends: readonly Outlook[], { at }: PolicyRow, cost: number): number {
  let most = 0;
  for (const { view, facts, prize, quarry, feeDue } of friends) {
    if (facts.coins < Math.max(0, cost - facts.discount) + feeDue) continue;
    if (prize !== null) most = Math.max(most, prize.person(at));
    if (quarry !== null) most = Math.max(most, questWorth(view, quarry, at));
  }
  return most;
}

/** Before the first turn nobody knows how it will go, and a point counts only after a win: nothing is put aside. */
function setAside(view: View, legal: readonly Action[]): Action {
  const [none] = legal;
  if (isBeforeFirstTurn(none)) return none!;
  const price = new TeamPlan(view).log - new TeamPlan(view, view.timePile! - 1).log;
  return legal.find(({ type }) => type === (price < PRICE_OF_A_POINT ? 'setAside' : 'keepTime'))!;
}
