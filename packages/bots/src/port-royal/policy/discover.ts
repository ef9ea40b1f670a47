import type { View } from '@roadstead/port-royal';
import { spotWorth } from '../adventure/quarry.js';
import { isTeam } from '../adventure/time.js';
import { WORTHS } from '../adventure/worths.js';
import { isTogether } from '../contracts.js';
import { type Cards, deckOf } from './deck.js';
import { harvestOf } from './harvest.js';
import { type PolicyRow, ROW_BY_ID, ROW_BY_UID, ROWS } from './rows.js';
import { incomeAt } from './seat.js';
import { type Outlook, outlookOfFriend } from './worth.js';

/** A guess for playing on in thought: all the cards of the table less those that lie open, the discard pile included. */
export function roughlyUnseen(view: View): Cards {
  if (view.drawPile === 0)
    return countIds(
      view.discard,
      ROWS.map(() => 0),
      1,
    );
  const unseen = countIds(view.discard, deckOf(view).slice(), -1);
  for (const { uid } of view.harbour) unseen[ROW_BY_UID[uid]!]!--;
  for (const { display } of view.players) for (const { uid } of display) unseen[ROW_BY_UID[uid]!]!--;
  if (view.chapter === undefined) return unseen;
  if (view.top) return onlyCard(ROW_BY_UID[view.top.uid]!);
  for (const { kept } of view.players) for (const { uid } of kept) unseen[ROW_BY_UID[uid]!]!--;
  return unseen;
}

/** The top of the draw pile is known to whoever put it there (PR-A35). */
function onlyCard(row: number): Cards {
  return ROWS.map(({ at }) => (at === row ? 1 : 0));
}

/** What the odds say. */
export function exactlyUnseen(weights: Readonly<Record<string, number>>): Cards {
  const unseen = ROWS.map(() => 0);
  for (const id in weights) unseen[ROW_BY_ID.get(id)!] = weights[id]!;
  return unseen;
}

function countIds(ids: readonly string[], counts: number[], step: number): number[] {
  for (const id of ids) counts[ROW_BY_ID.get(id)!]! += step;
  return counts;
}

/** What the harbour is worth to the active player now, and what one more card would make of it on average. */
interface Prospect {
  readonly now: number;
  readonly next: number;
  readonly bust: number;
}

export function prospectOf(outlook: Outlook, unseen: Cards): Prospect {
  const { view, facts } = outlook;
  const team = teamOf(outlook);
  const harbour: PolicyRow[] = [];
  let colours = 0;
  let count = 0;
  for (const { uid } of view.harbour) {
    const row = ROWS[ROW_BY_UID[uid]!]!;
    harbour.push(row);
    if (row.ship !== null) {
      colours |= 1 << row.colour;
      count++;
    }
  }
  const cards = harbour.length;
  const harvest = harvestOf(team, harbour);
  const mayTake = picks(count, facts.picks);
  const mayTakeThen = picks(count + 1, facts.picks);
  const shared = outlook.weights.coinFromOthers * (view.players.length - 1);
  const now = harvest(null, mayTake) + incomeAt(facts, cards, count);
  const deeds = deedsOf(outlook, count);
  const stop = stopsAt(outlook, cards + 1);
  const income = shared + incomeAt(facts, cards + 1, count) + stop;
  const shipIncome = shared + incomeAt(facts, cards + 1, count + 1) + deeds.colour + stop;
  let total = 0;
  let next = 0;
  let busts = 0;
  for (let i = 0; i < unseen.length; i++) {
    const n = unseen[i]!;
    if (n <= 0) continue;
    total += n;
    const row = ROWS[i]!;
    if (row.ship === null) {
      next += n * (row.person === null ? now : harvest(row, mayTake) + income);
    } else if ((colours & (1 << row.colour)) === 0) {
      next += n * (harvest(row, mayTakeThen) + shipIncome);
    } else if (row.ship.swords !== null && facts.swords >= row.ship.swords) {
      next += n * (now + (deeds.keeps & (1 << row.colour) ? deeds.kept : 0));
    } else {
      busts += n;
    }
  }
  if (total === 0) return { now, next: 0, bust: 0 };
  return { now, next: (next + busts * (facts.bustCoins + deeds.bust)) / total, bust: busts / total };
}

/** Those for whom the harbour is filled: together, whoever comes after takes a card too. */
function teamOf(outlook: Outlook): readonly Outlook[] {
  const { view, seat } = outlook;
  if (!isTogether(view) && !isTeam(view)) return [outlook];
  const friends = view.players.filter((friend) => friend.seat !== seat);
  return [outlook, ...friends.map((friend) => outlookOfFriend(outlook, friend.seat))];
}

/** What turning up cards is worth for contracts that ask for a deed. */
interface Deeds {
  /** Another colour in the harbour. */
  readonly colour: number;
  readonly bust: number;
  /** A ship of one of these colours, as bits, kept after repelling it. */
  readonly kept: number;
  readonly keeps: number;
}

const NO_DEEDS: Deeds = { colour: 0, bust: 0, kept: 0, keeps: 0 };
/** What one colour on the way to those asked for is worth of the last one. */
const ON_THE_WAY = 0.4;

function deedsOf({ prize, quarry }: Outlook, count: number): Deeds {
  if (quarry !== null) return { ...NO_DEEDS, colour: comingTo(count, (n) => spotWorth(quarry, 'colours', n)) };
  if (prize === null || prize.isEmpty) return NO_DEEDS;
  let colour = 0;
  for (let more = 1; more <= 4; more++) {
    colour += prize.deed(({ colours }) => colours === count + more) * ON_THE_WAY ** (more - 1);
  }
  return {
    colour,
    bust: prize.deed(({ isBust }) => isBust),
    kept: prize.deed(({ isKeeping }) => isKeeping),
    keeps: ~prize.hand.kept,
  };
}

/** What one more card in the harbour is worth to somebody who is to stop at so many. */
function stopsAt({ quarry }: Outlook, cards: number): number {
  return quarry === null ? 0 : comingTo(cards - 1, (n) => spotWorth(quarry, 'stops', n));
}

/** What one more is worth where so many of them are asked for: the whole with the last, parts of it on the way. */
function comingTo(now: number, worthOf: (n: number) => number): number {
  let worth = 0;
  for (let more = 1; more <= 4; more++) worth += worthOf(now + more) * WORTHS.onTheWay ** (more - 1);
  return worth;
}

function picks(colours: number, extra: number): number {
  return (colours < 4 ? 1 : colours - 2) + extra;
}
