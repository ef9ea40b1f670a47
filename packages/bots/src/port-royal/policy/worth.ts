import type { Expedition, Person, PlayerView, View } from '@roadstead/port-royal';
import { crownsFor } from '../adventure/belongings.js';
import { feeIn } from '../adventure/facts.js';
import { Chase, keepWorth, type Quarry, questWorth } from '../adventure/quarry.js';
import { TAXED_FROM } from '../adventure/quests.js';
import { isTeam, turnsLeft } from '../adventure/time.js';
import { WORTHS } from '../adventure/worths.js';
import { isTogether } from '../contracts.js';
import { prizeOf } from './contracts.js';
import type { Prize } from './prize.js';
import { Reach } from './reach.js';
import { type PolicyRow, ROW_BY_UID, ROWS } from './rows.js';
import { factsOf, type SeatFacts } from './seat.js';
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
  /** The most influence that any other seat has that could win as it stands. */
  readonly rival: number;
  /** What the fee costs this seat, and whether it is due. */
  readonly fee: number;
  readonly feeDue: number;
  /** What a coin is worth: contracts may ask for coins. */
  readonly coin: number;
  /** With contracts: what they promise the seat, and how near everybody is to them. */
  readonly prize: Prize | null;
  readonly reach: Reach | null;
  /** In a chapter of the adventure: what missions promise the seat, and how near everybody is to them. */
  readonly quarry: Quarry | null;
  readonly chase: Chase | null;
}

/** Coins above this are in danger of the tax. */
const SAFE_COINS = 11;
/** What an influence is worth when only influence counts any more. */
const LAST_INFLUENCE = 12;
/** Under way! has a tax of its own. */
const SAFE_COINS_UNDER_WAY = 8;
/** So many turns from the end on, abilities are worth less and less to those who play together. */
const TURNS_TO_USE_ABILITIES = 12;
/** … and so many, coins. */
const TURNS_TO_SPEND = 20;
/** In the last round coins only break ties. */
const LAST_COIN = 0.05;

export function outlookOf(view: View, seat: number, facts: SeatFacts, weights: Weights): Outlook {
  if (view.chapter !== undefined) return outlookOfChapter(new Chase(view, weights), seat, facts);
  return outlookBy(view, seat, facts, weights, view.contracts === undefined ? null : new Reach(view));
}

/** The same table as a friend sees it. */
export function outlookOfFriend({ view, weights, reach, chase }: Outlook, friend: number): Outlook {
  if (chase !== null) return outlookOfChapter(chase, friend, factsOf(view, friend));
  return outlookBy(view, friend, factsOf(view, friend), weights, reach);
}

function outlookBy(view: View, seat: number, facts: SeatFacts, weights: Weights, reach: Reach | null): Outlook {
  let rival = 0;
  for (const player of view.players) {
    if (player.seat !== seat && player.influence > rival && mayWin(view, player)) rival = player.influence;
  }
  const together = isTogether(view);
  const goal = view.goal ?? 12;
  const stage = Math.min(1, Math.max(rival, facts.influence) / goal + view.round * 0.004);
  const feeDue = seat === view.active ? 0 : 1;
  const influence = view.endTriggered
    ? LAST_INFLUENCE
    : together
      ? 0
      : weights.influence + weights.influenceLate * stage;
  const prize = reach === null ? null : prizeOf(view, seat, weights, influence, reach);
  let coin = view.endTriggered ? LAST_COIN : together ? Math.min(1, view.timePile! / TURNS_TO_SPEND) : 1;
  if (prize !== null) coin += prize.coin;
  return {
    view,
    seat,
    facts,
    weights,
    left: view.endTriggered ? 0 : together ? Math.min(1, view.timePile! / TURNS_TO_USE_ABILITIES) : 1 - stage,
    influence,
    rival,
    fee: feeDue * (together ? 0 : 1 + weights.coinToRival),
    feeDue,
    coin,
    prize,
    reach,
    quarry: null,
    chase: null,
  };
}

/** In a chapter: a team works for card 9, rivals for influence with a trophy. */
function outlookOfChapter(chase: Chase, seat: number, facts: SeatFacts): Outlook {
  const { view, weights } = chase;
  const plain = outlookBy(view, seat, facts, weights, null);
  const seats = view.players.length;
  const feeDue = seat === view.active ? 0 : feeIn(view);
  const fee = isTeam(view) ? 0 : feeDue * (1 + weights.coinToRival);
  if (!isTeam(view)) {
    const quarry = chase.quarryOf(seat, plain.influence);
    return { ...plain, fee, feeDue, coin: plain.coin + quarry.coin, quarry, chase };
  }
  const turns = turnsLeft(view);
  const { influence: asked, influenceNow } = view.card9!;
  const influence = influenceNow < asked ? WORTHS.teamInfluence : WORTHS.teamSpare;
  const quarry = chase.quarryOf(seat, influence);
  // What cannot be spent any more is worth little.
  const idle = Math.min(1, turns / (WORTHS.lastTurns * seats));
  return {
    ...plain,
    left: Math.min(1, turns / WORTHS.turnsToUseAbilities),
    influence,
    fee,
    feeDue,
    coin: idle + quarry.coin + (quarry.saves && facts.coins < TAXED_FROM ? WORTHS.savedCoin : 0),
    quarry,
    chase,
  };
}

/** PR-E3: in the variant, influence wins nothing without an expedition; PR-A21: in a chapter, without a trophy. */
function mayWin({ end, chapter }: View, { display, trophy }: PlayerView): boolean {
  if (chapter !== undefined) return trophy === true;
  return end === 'standard' || display.some(({ uid }) => ROWS[ROW_BY_UID[uid]!]!.person === null);
}

/** What taking a card is worth to the seat, all costs counted; at most 0 for one it cannot pay for or does not want. */
export function takeWorth(outlook: Outlook, row: PolicyRow): number {
  const { facts, fee, feeDue } = outlook;
  if (row.ship !== null) return Math.max(tradeWorth(outlook, row), keptWorth(outlook, row)) - fee;
  if (row.person === null) return 0;
  const cost = Math.max(0, row.person.cost - facts.discount);
  if (facts.coins < cost + feeDue) return 0;
  return personWorth(outlook, row, row.person) - costWorth(outlook, cost) - fee;
}

/** What a ship brings its taker who trades it. */
export function tradeWorth(outlook: Outlook, row: PolicyRow): number {
  const { quarry } = outlook;
  const crowns = quarry === null ? 0 : crownsFor(row) * (WORTHS.crown * outlook.influence + quarry.crown);
  return shipWorth(outlook, row.ship!.coins, row.colour) + crowns;
}

/** PR-A11: and one who keeps it for what it carries. */
export function keptWorth(outlook: Outlook, row: PolicyRow): number {
  const { view, facts, quarry, feeDue } = outlook;
  if (quarry === null || facts.coins + facts.trades[row.colour]! < feeDue) return 0;
  return keepWorth(view, quarry, row) + facts.trades[row.colour]! * outlook.coin;
}

function shipWorth(outlook: Outlook, coins: number, colour: number): number {
  const { facts, weights } = outlook;
  let worth = (coins + facts.trades[colour]!) * outlook.coin;
  if (facts.wholesalers[colour]! > 0) worth += outlook.influence + finishWorth(outlook, 1);
  return worth + facts.clerks[colour]! * weights.further;
}

/** Coins in danger of the tax, or that no card is left to be bought with, are cheap to spend. */
function costWorth({ view, facts, weights, coin, quarry }: Outlook, cost: number): number {
  if (view.endTriggered) return cost * coin;
  if (quarry?.saves) return cost * coin + savedWorth(facts.coins, cost);
  const taxed = view.options.box === 'unterwegs' ? SAFE_COINS_UNDER_WAY : SAFE_COINS;
  const safe = Math.min(taxed, view.drawPile + view.discard.length);
  const rich = Math.min(cost, Math.max(0, facts.coins - safe));
  return cost * coin - rich * (1 - weights.richCoin);
}

/** A tax is waited for by somebody who could pay it: what is spent of the coins that it takes has to be earned again. */
function savedWorth(coins: number, cost: number): number {
  return coins < TAXED_FROM ? 0 : WORTHS.savedCoin * Math.max(0, TAXED_FROM - coins + cost);
}

function personWorth(outlook: Outlook, row: PolicyRow, person: Person): number {
  const { left, prize } = outlook;
  const worth = person.influence * outlook.influence + abilityWorth(outlook, person) * left;
  const contracts = prize === null ? 0 : prize.person(row.at);
  const missions = outlook.quarry === null ? 0 : questWorth(outlook.view, outlook.quarry, row.at);
  return worth + contracts + missions + denialWorth(outlook, person) + finishWorth(outlook, person.influence);
}

/** A symbol that a rival who takes later lacks for an open expedition, and could pay for, is kept from them. */
function denialWorth({ view, seat, weights }: Outlook, { symbol, cost }: Person): number {
  if (weights.deny === 0 || symbol === undefined || view.expeditions.length === 0 || isTogether(view)) return 0;
  const seats = view.players.length;
  for (let rival = (seat + 1) % seats; rival !== view.active && rival !== seat; rival = (rival + 1) % seats) {
    const facts = factsOf(view, rival);
    if (facts.coins < Math.max(0, cost - facts.discount) + 1) continue;
    for (const { uid } of view.expeditions) {
      const { requires } = ROWS[ROW_BY_UID[uid]!]!.card as Expedition;
      if (lacking(requires, facts) === 1 && (symbol === 'any' || requires[symbol] > facts[symbol])) return weights.deny;
    }
  }
  return 0;
}

/** So many symbols a seat lacks for an expedition. */
function lacking(requires: Expedition['requires'], facts: SeatFacts): number {
  const anchors = Math.max(0, requires.anchor - facts.anchor);
  const crosses = Math.max(0, requires.cross - facts.cross);
  const houses = Math.max(0, requires.house - facts.house);
  return anchors + crosses + houses - facts.any;
}

/** Reaching the goal ends the game: good for the one ahead, and only for him. */
function finishWorth(outlook: Outlook, influence: number): number {
  const { view, facts, rival, weights } = outlook;
  if (view.goal === null || view.endTriggered || facts.influence + influence < view.goal) return 0;
  if (view.end === 'expedition' && facts.expeditions === 0) return 0;
  if (view.chapter !== undefined && !view.players[outlook.seat]!.trophy) return 0;
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
    case 'lookout':
      return worth + WORTHS.lookout;
    case 'innkeeper':
      return worth + WORTHS.innkeeper;
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
