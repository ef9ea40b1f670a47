import type { FastRandom } from '@roadstead/kernel';
import { ALL_COLOURS, CATALOGUE, COLOURS } from '@roadstead/port-royal';

/**
 * The base game of Port Royal played at random by a loop made for nothing else: counts in typed arrays, no contract, no
 * events, no copies. It is the yardstick of `roadstead bench`: what the rules could be if they were written for speed alone.
 */
const CARDS = 120;
/** The most players there can be. */
export const MOST_BY_HAND = 5;
const PERSON = 0;
const SHIP = 1;
const EXPEDITION = 2;
const UNREPELLABLE = 99;
const ANY = 3;
const SYMBOLS = ['anchor', 'cross', 'house', 'any'];

const base = CATALOGUE.slice(0, CARDS);
const column = (of: (card: (typeof base)[number]) => number) => Int8Array.from(base, of);
const TYPE = column(({ type }) => ['person', 'ship', 'expedition', 'tax'].indexOf(type));
const COLOUR = column((card) => (card.type === 'ship' ? ALL_COLOURS.indexOf(card.colour) : -1));
const COINS = column((card) => (card.type === 'ship' || card.type === 'expedition' ? card.coins : 0));
const SWORDS = column((card) =>
  card.type === 'ship' ? (card.swords ?? UNREPELLABLE) : card.type === 'person' ? card.swords : 0,
);
const COST = column((card) => (card.type === 'person' ? card.cost : 0));
const INFLUENCE = column((card) => (card.type === 'person' || card.type === 'expedition' ? card.influence : 0));
const DISCOUNT = column((card) => (card.type === 'person' ? card.discount : 0));
const PICKS = column((card) => (card.type === 'person' ? card.picks : 0));
const IS_JESTER = column(({ subtype }) => (subtype === 'jester' ? 1 : 0));
const IS_ADMIRAL = column(({ subtype }) => (subtype === 'admiral' ? 1 : 0));
const TRADES = column((card) => (card.type === 'person' && card.trades ? ALL_COLOURS.indexOf(card.trades.colour) : -1));
const SYMBOL = column((card) => (card.type === 'person' && card.symbol ? SYMBOLS.indexOf(card.symbol) : -1));
const ANCHORS = column((card) => (card.type === 'expedition' ? card.requires.anchor : 0));
const CROSSES = column((card) => (card.type === 'expedition' ? card.requires.cross : 0));
const HOUSES = column((card) => (card.type === 'expedition' ? card.requires.house : 0));
const TAX_ON_SWORDS = column((card) => (card.type === 'tax' && card.bonusTo === 'mostSwords' ? 1 : 0));
const LAID_OUT = base.findIndex((card) => card.type === 'expedition' && card.laidOutFor !== undefined);
const PICKS_BY_COLOURS = [1, 1, 1, 1, 2, 3];

const pile = new Uint8Array(CARDS);
const discard = new Uint8Array(CARDS);
const harbour = new Uint8Array(CARDS);
const row = new Uint8Array(CARDS);
const coins = Array.from({ length: MOST_BY_HAND }, () => new Uint8Array(CARDS));
const crew = Array.from({ length: MOST_BY_HAND * 4 }, () => new Uint8Array(CARDS));
const crewSize = new Int32Array(MOST_BY_HAND * 4);
const coinCards = new Int32Array(MOST_BY_HAND);
const tokens = new Int32Array(MOST_BY_HAND);
const influence = new Int32Array(MOST_BY_HAND);
const swords = new Int32Array(MOST_BY_HAND);
const discount = new Int32Array(MOST_BY_HAND);
const picksMore = new Int32Array(MOST_BY_HAND);
const jesters = new Int32Array(MOST_BY_HAND);
const admirals = new Int32Array(MOST_BY_HAND);
const trades = new Int32Array(MOST_BY_HAND * COLOURS.length);
/** The ways to claim that were found: the place in the row, and how many of each symbol go. */
const claims = new Int32Array(4096);

let random: FastRandom;
let players = 0;
let pileSize = 0;
let discardSize = 0;
let harbourSize = 0;
let rowSize = 0;
let colours = 0;
let endTriggered = false;
let decisions = 0;

/** Plays one game and returns the number of decisions in it. */
export function playByHand(seats: number, chance: FastRandom): number {
  random = chance;
  players = seats;
  begin();
  const start = random.int(players);
  let active = start;
  let idle = 0;
  do {
    idle = turn(active) ? 0 : idle + 1;
    active = next(active);
  } while (idle < players && !(endTriggered && active === start));
  return decisions;
}

function next(seat: number): number {
  return seat + 1 < players ? seat + 1 : 0;
}

function begin(): void {
  for (const of of [crewSize, coinCards, tokens, influence, swords, discount, picksMore, jesters, admirals, trades]) {
    of.fill(0);
  }
  pileSize = discardSize = harbourSize = rowSize = decisions = 0;
  endTriggered = false;
  for (let card = 0; card < CARDS; card++) if (card !== LAID_OUT) pile[pileSize++] = card;
  if (players === MOST_BY_HAND) row[rowSize++] = LAID_OUT;
  shuffle();
  for (let seat = 0; seat < players; seat++) gain(seat, 3);
}

function shuffle(): void {
  for (let last = pileSize - 1; last > 0; last--) {
    const pick = random.int(last + 1);
    const card = pile[pick]!;
    pile[pick] = pile[last]!;
    pile[last] = card;
  }
}

/** True if a card was turned up. */
function turn(active: number): boolean {
  let turnedUp = 0;
  let isBust = false;
  colours = 0;
  for (;;) {
    const left = pileSize + discardSize > 0;
    const plain = (left ? 1 : 0) + (turnedUp > 0 || !left ? 1 : 0);
    const picked = choose(plain + findClaims(active));
    if (picked >= plain) {
      claim(active, picked - plain);
      continue;
    }
    if (!left || picked === 1) break;
    turnedUp++;
    if (discover(active)) continue;
    isBust = true;
    break;
  }
  if (isBust) {
    for (;;) {
      const found = findClaims(active);
      const picked = choose(found + 1);
      if (picked === found) break;
      claim(active, picked);
    }
  } else {
    trade(active);
  }
  clearHarbour();
  return turnedUp > 0;
}

/** False if the harbour is lost. */
function discover(active: number): boolean {
  const card = draw();
  switch (TYPE[card]) {
    case PERSON:
      harbour[harbourSize++] = card;
      return true;
    case SHIP:
      return meet(active, card);
    case EXPEDITION:
      row[rowSize++] = card;
      return true;
    default:
      tax(card);
      return true;
  }
}

function meet(active: number, ship: number): boolean {
  const own = swords[active]!;
  if (own > 0 && own >= SWORDS[ship]! && choose(2) === 0) {
    discard[discardSize++] = ship;
    return true;
  }
  const bit = 1 << COLOUR[ship]!;
  harbour[harbourSize++] = ship;
  if ((colours & bit) === 0) {
    colours |= bit;
    return true;
  }
  clearHarbour();
  for (let i = 0, seat = active; i < players; i++, seat = next(seat)) gain(seat, jesters[seat]!);
  return false;
}

function tax(card: number): void {
  for (let seat = 0; seat < players; seat++) {
    const owned = coinCards[seat]! + tokens[seat]!;
    if (owned >= 12) pay(seat, owned >> 1);
  }
  const merit = TAX_ON_SWORDS[card] ? swords : influence;
  const sign = TAX_ON_SWORDS[card] ? 1 : -1;
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) best = Math.max(best, sign * merit[seat]!);
  for (let seat = 0; seat < players; seat++) if (sign * merit[seat]! === best) gain(seat, 1);
  discard[discardSize++] = card;
}

function trade(active: number): void {
  let count = 0;
  for (let rest = colours; rest > 0; rest &= rest - 1) count++;
  for (let i = 0, seat = active; i < players; i++, seat = next(seat)) {
    const isActive = i === 0;
    if (harbourSize === 0) gain(seat, jesters[seat]!);
    else if (harbourSize >= 5) gain(seat, 2 * admirals[seat]!);
    let picks = (isActive ? PICKS_BY_COLOURS[count]! : 1) + picksMore[seat]!;
    for (;;) {
      const takes = picks > 0 ? findTakes(seat, isActive) : 0;
      const found = isActive ? findClaims(seat) : 0;
      const picked = choose(takes + found + 1);
      if (picked === takes + found) break;
      if (picked >= takes) {
        claim(seat, picked - takes);
      } else {
        take(seat, active, taking[picked]!);
        picks--;
      }
    }
  }
}

const taking = new Int32Array(CARDS);

function findTakes(seat: number, isActive: boolean): number {
  const owned = coinCards[seat]! + tokens[seat]! - (isActive ? 0 : 1);
  const enough = owned + (owned < 0 ? 0 : discount[seat]!);
  let takes = 0;
  for (let place = 0; place < harbourSize; place++) {
    const card = harbour[place]!;
    if (TYPE[card] === SHIP ? owned + COINS[card]! >= 0 : enough >= COST[card]!) taking[takes++] = place;
  }
  return takes;
}

function take(seat: number, active: number, place: number): void {
  const card = harbour[place]!;
  harbourSize--;
  for (let i = place; i < harbourSize; i++) harbour[i] = harbour[i + 1]!;
  if (TYPE[card] === SHIP) {
    discard[discardSize++] = card;
    gain(seat, COINS[card]! + trades[seat * COLOURS.length + COLOUR[card]!]!);
    if (seat !== active) payTo(seat, active);
    return;
  }
  if (seat !== active) payTo(seat, active);
  pay(seat, Math.max(0, COST[card]! - discount[seat]!));
  hire(seat, card);
}

function hire(seat: number, card: number): void {
  influence[seat]! += INFLUENCE[card]!;
  swords[seat]! += SWORDS[card]!;
  discount[seat]! += DISCOUNT[card]!;
  picksMore[seat]! += PICKS[card]!;
  jesters[seat]! += IS_JESTER[card]!;
  admirals[seat]! += IS_ADMIRAL[card]!;
  if (TRADES[card]! >= 0) trades[seat * COLOURS.length + TRADES[card]!]!++;
  if (SYMBOL[card]! >= 0) {
    const at = seat * 4 + SYMBOL[card]!;
    crew[at]![crewSize[at]!++] = card;
  }
  if (influence[seat]! >= 12) endTriggered = true;
}

/** Finds every way to claim an expedition: alike persons count once. */
function findClaims(seat: number): number {
  if (rowSize === 0) return 0;
  const at = seat * 4;
  const anchors = crewSize[at]!;
  const crosses = crewSize[at + 1]!;
  const houses = crewSize[at + 2]!;
  const jacks = crewSize[at + ANY]!;
  const all = anchors + crosses + houses + jacks;
  if (all < 2) return 0;
  let found = 0;
  for (let place = 0; place < rowSize; place++) {
    const card = row[place]!;
    const a = ANCHORS[card]!;
    const c = CROSSES[card]!;
    const h = HOUSES[card]!;
    if (a + c + h > all) continue;
    for (let i = 0; i <= a && i <= anchors; i++) {
      for (let j = 0; j <= c && j <= crosses; j++) {
        for (let k = 0; k <= h && k <= houses; k++) {
          const any = a + c + h - i - j - k;
          if (any <= jacks) claims[found++] = (((place * 4 + i) * 4 + j) * 4 + k) * 4 + any;
        }
      }
    }
  }
  return found;
}

function claim(seat: number, way: number): void {
  let code = claims[way]!;
  for (let symbol = ANY; symbol >= 0; symbol--) {
    const at = seat * 4 + symbol;
    for (let n = code & 3; n > 0; n--) {
      discard[discardSize++] = crew[at]![--crewSize[at]!]!;
      influence[seat]!--;
    }
    code >>= 2;
  }
  const card = row[code]!;
  rowSize--;
  for (let i = code; i < rowSize; i++) row[i] = row[i + 1]!;
  influence[seat]! += INFLUENCE[card]!;
  gain(seat, COINS[card]!);
  if (influence[seat]! >= 12) endTriggered = true;
}

/** One of so many actions; a decision where there is more than one. */
function choose(actions: number): number {
  if (actions === 1) return 0;
  decisions++;
  return random.int(actions);
}

function draw(): number {
  if (pileSize === 0) {
    pile.set(discard.subarray(0, discardSize));
    pileSize = discardSize;
    discardSize = 0;
    shuffle();
  }
  return pile[--pileSize]!;
}

function gain(seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    if (pileSize + discardSize === 0) tokens[seat]!++;
    else coins[seat]![coinCards[seat]!++] = draw();
  }
}

function pay(seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    if (coinCards[seat]! > 0) discard[discardSize++] = coins[seat]![--coinCards[seat]!]!;
    else tokens[seat]!--;
  }
}

function payTo(seat: number, active: number): void {
  if (coinCards[seat]! > 0) {
    coins[active]![coinCards[active]!++] = coins[seat]![--coinCards[seat]!]!;
  } else {
    tokens[seat]!--;
    tokens[active]!++;
  }
}

function clearHarbour(): void {
  for (let place = 0; place < harbourSize; place++) discard[discardSize++] = harbour[place]!;
  harbourSize = 0;
}
