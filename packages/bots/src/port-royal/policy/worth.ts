import type { Expedition, Person, View } from '@roadstead/port-royal';
import { contractsFor } from '../contracts.js';
import { ROW_BY_UID, ROWS, type Row } from './rows.js';
import type { SeatFacts } from './seat.js';
import type { Weights } from './weights.js';

/** How a seat sees the table while it decides: counted once, asked for many cards. */
export interface Outlook {
  readonly view: View;
  readonly seat: number;
  readonly facts: SeatFacts;
  readonly weights: Weights;
  /** From 1 at the start down to 0 at the end: what abilities are still good for. */
  readonly left: number;
  /** What an influence is worth now. */
  readonly influence: number;
  /** The most influence that any other seat has. */
  readonly rival: number;
  /** What the fee costs this seat, and whether it is due. */
  readonly fee: number;
  readonly feeDue: number;
}

/** Coins above this are in danger of the tax. */
const SAFE_COINS = 11;
/** What an influence is worth when only influence counts any more. */
const LAST_INFLUENCE = 12;
/** In a game without an influence end, contracts are all there is. */
const TOGETHER = 4;

export function outlookOf(view: View, seat: number, facts: SeatFacts, weights: Weights): Outlook {
  let rival = 0;
  for (const player of view.players) if (player.seat !== seat && player.influence > rival) rival = player.influence;
  const together = view.timePile !== undefined;
  const goal = view.goal ?? 12;
  const stage = Math.min(1, Math.max(rival, facts.influence) / goal + view.round * 0.004);
  const feeDue = seat === view.active ? 0 : 1;
  return {
    view,
    seat,
    facts,
    weights,
    left: view.endTriggered ? 0 : together ? 1 : 1 - stage,
    influence: view.endTriggered ? LAST_INFLUENCE : together ? 0 : weights.influence + weights.influenceLate * stage,
    rival,
    fee: feeDue * (together ? 0 : 1 + weights.coinToRival),
    feeDue,
  };
}

/** What taking a card is worth to the seat, all costs counted; at most 0 for one it cannot pay for or does not want. */
export function takeWorth(outlook: Outlook, row: Row): number {
  const { facts, fee, feeDue } = outlook;
  if (row.ship !== null) return (row.ship.coins + facts.trades[row.colour]!) * coinWorth(outlook) - fee;
  if (row.person === null) return 0;
  const cost = Math.max(0, row.person.cost - facts.discount);
  if (facts.coins < cost + feeDue) return 0;
  return personWorth(outlook, row) - costWorth(outlook, cost) - fee;
}

/** In the last round coins only break ties. */
function coinWorth({ view }: Outlook): number {
  return view.endTriggered ? 0.05 : 1;
}

/** Coins in danger of the tax, or that no card is left to be bought with, are cheap to spend. */
function costWorth(outlook: Outlook, cost: number): number {
  const { view, facts, weights } = outlook;
  if (view.endTriggered) return cost * coinWorth(outlook);
  const safe = Math.min(SAFE_COINS, view.drawPile + view.discard.length);
  const rich = Math.min(cost, Math.max(0, facts.coins - safe));
  return cost - rich * (1 - weights.richCoin);
}

function personWorth(outlook: Outlook, row: Row): number {
  const { view, seat, weights, left } = outlook;
  const person = row.person!;
  let worth = person.influence * outlook.influence + abilityWorth(outlook, person) * left;
  if (view.contracts !== undefined) {
    worth += contractsFor(view, seat, person) * weights.contract * (view.timePile === undefined ? 1 : TOGETHER);
  }
  return worth + finishWorth(outlook, person.influence);
}

/** Reaching the goal ends the game: good for the one ahead, and only for him. */
function finishWorth({ view, facts, rival, weights }: Outlook, influence: number): number {
  if (view.goal === null || view.endTriggered || facts.influence + influence < view.goal) return 0;
  if (view.end === 'expedition' && facts.expeditions === 0) return 0;
  return weights.finish * (facts.influence + influence - rival);
}

function abilityWorth(outlook: Outlook, person: Person): number {
  const { facts, weights } = outlook;
  let worth = person.discount * weights.discount + person.picks * weights.governor;
  for (let sword = 1; sword <= person.swords; sword++) {
    worth += facts.swords + sword <= 2 ? weights.sword : weights.moreSwords;
  }
  if (person.symbol !== undefined) worth += symbolWorth(outlook, person.symbol);
  switch (person.subtype) {
    case 'trader':
      return worth + weights.trader;
    case 'admiral':
      return worth + weights.admiral;
    case 'jester':
      return worth + weights.jester;
    case 'vice_admiral':
    case 'gunner':
      return worth + weights.otherIncome;
    case 'wholesaler':
    case 'clerk':
      return worth + weights.dealer;
    case 'gambler':
      return worth + weights.gambler;
    default:
      return worth;
  }
}

/** A symbol is worth more the fewer are missing for an expedition that lies open. */
function symbolWorth({ view, facts, weights }: Outlook, symbol: 'anchor' | 'cross' | 'house' | 'any'): number {
  let worth = symbol === 'any' ? weights.jack : weights.symbol;
  for (const { uid } of view.expeditions) {
    const { requires } = ROWS[ROW_BY_UID[uid]!]!.card as Expedition;
    const anchors = Math.max(0, requires.anchor - facts.anchor);
    const crosses = Math.max(0, requires.cross - facts.cross);
    const houses = Math.max(0, requires.house - facts.house);
    const missing = anchors + crosses + houses - facts.any;
    const helps = symbol === 'any' || { anchor: anchors, cross: crosses, house: houses }[symbol] > 0;
    if (helps && missing > 0) worth += weights.openSymbol / missing + (missing === 1 ? weights.claim : 0);
  }
  if (view.end === 'expedition' && facts.expeditions === 0) worth *= 2;
  return worth;
}
