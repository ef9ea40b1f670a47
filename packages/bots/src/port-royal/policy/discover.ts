import type { View } from '@roadstead/port-royal';
import { ROW_BY_ID, ROW_BY_UID, ROWS } from './rows.js';
import { type Outlook, takeWorth } from './worth.js';

/** Cards of each row that may still come: as the odds say, or by the box less what lies open. */
export type Unseen = readonly number[];

const IN_BOX: Unseen = ROWS.map(({ copies, card }) => {
  const inPile = card.id.startsWith('base_') && !(card.type === 'expedition' && card.laidOutFor);
  return inPile ? copies : 0;
});

/** A guess for playing on in thought: the cards of the base game less those that lie open, the discard pile included. */
export function roughlyUnseen(view: View): Unseen {
  if (view.drawPile === 0)
    return countIds(
      view.discard,
      ROWS.map(() => 0),
      1,
    );
  const unseen = countIds(view.discard, IN_BOX.slice(), -1);
  for (const { uid } of view.harbour) unseen[ROW_BY_UID[uid]!]!--;
  for (const { display } of view.players) for (const { uid } of display) unseen[ROW_BY_UID[uid]!]!--;
  return unseen;
}

/** What the odds say. */
export function exactlyUnseen(weights: Readonly<Record<string, number>>): Unseen {
  const unseen = ROWS.map(() => 0);
  for (const id in weights) unseen[ROW_BY_ID.get(id)!] = weights[id]!;
  return unseen;
}

function countIds(ids: readonly string[], counts: number[], step: number): number[] {
  for (const id of ids) counts[ROW_BY_ID.get(id)!]! += step;
  return counts;
}

/** What the harbour is worth to the active player now, and what one more card would make of it on average. */
export interface Prospect {
  readonly now: number;
  readonly next: number;
  readonly bust: number;
}

export function prospectOf(outlook: Outlook, unseen: Unseen): Prospect {
  const { view, facts } = outlook;
  const worths: number[] = [];
  let colours = 0;
  let count = 0;
  for (const { uid } of view.harbour) {
    const row = ROWS[ROW_BY_UID[uid]!]!;
    worths.push(takeWorth(outlook, row));
    if (row.ship !== null) {
      colours |= 1 << row.colour;
      count++;
    }
  }
  worths.sort((a, b) => b - a);
  const shared = outlook.weights.coinFromOthers * (view.players.length - 1);
  const now = best(worths, picks(count, facts.picks));
  let total = 0;
  let next = 0;
  let busts = 0;
  for (let i = 0; i < unseen.length; i++) {
    const n = unseen[i]!;
    if (n <= 0) continue;
    total += n;
    const row = ROWS[i]!;
    if (row.ship === null) {
      next +=
        n * (row.person === null ? now : withOne(worths, takeWorth(outlook, row), picks(count, facts.picks)) + shared);
    } else if ((colours & (1 << row.colour)) === 0) {
      next += n * (withOne(worths, takeWorth(outlook, row), picks(count + 1, facts.picks)) + shared);
    } else if (row.ship.swords !== null && facts.swords >= row.ship.swords) {
      next += n * now;
    } else {
      busts += n;
    }
  }
  return total === 0 ? { now, next: 0, bust: 0 } : { now, next: next / total, bust: busts / total };
}

function picks(colours: number, extra: number): number {
  return (colours < 4 ? 1 : colours - 2) + extra;
}

/** The sum of the best few that are worth anything. */
function best(sorted: readonly number[], picks: number): number {
  let sum = 0;
  for (let i = 0; i < picks && i < sorted.length && sorted[i]! > 0; i++) sum += sorted[i]!;
  return sum;
}

/** The same with one more among them. */
function withOne(sorted: readonly number[], one: number, picks: number): number {
  if (one <= 0) return best(sorted, picks);
  let sum = 0;
  let taken = 0;
  let used = false;
  for (let i = 0; taken < picks; taken++) {
    const other = i < sorted.length && sorted[i]! > 0 ? sorted[i]! : 0;
    if (!used && one >= other) {
      sum += one;
      used = true;
    } else if (other > 0) {
      sum += other;
      i++;
    } else {
      break;
    }
  }
  return sum;
}
