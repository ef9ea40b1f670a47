import type { Random } from '@roadstead/kernel';
import type { Cards } from './deck.js';
import { ROW_BY_UID, ROWS } from './rows.js';
import { incomeAt } from './seat.js';
import { type Outlook, takeWorth } from './worth.js';

/** PR-G1 */
const CARDS_TURNED_UP = 4;
/** Deals looked at: few, since it is done in the middle of playing on in thought. */
const TRIES = 12;

/** What using a gambler is worth on average: four cards at once, none repelled, and a further one to take (PR-G2 to G4). */
export function gambleWorth(outlook: Outlook, unseen: Cards, random: Random): number {
  const { view, facts } = outlook;
  const rows: number[] = [];
  for (const [row, n] of unseen.entries()) for (let i = 0; i < n; i++) rows.push(row);
  const drawn = Math.min(CARDS_TURNED_UP, rows.length);
  const extra = facts.picks + view.gambled + 1;
  let sum = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const harbour = view.harbour.map(({ uid }) => ROW_BY_UID[uid]!);
    for (let i = 0; i < drawn; i++) {
      const at = i + random.int(rows.length - i);
      [rows[i], rows[at]] = [rows[at]!, rows[i]!];
      harbour.push(rows[i]!);
    }
    sum += worthOf(outlook, harbour, extra);
  }
  return sum / TRIES;
}

function worthOf(outlook: Outlook, harbour: readonly number[], extraPicks: number): number {
  let colours = 0;
  let ships = 0;
  let cards = 0;
  const worths: number[] = [];
  for (const at of harbour) {
    const row = ROWS[at]!;
    if (row.ship === null && row.person === null) continue;
    cards++;
    worths.push(Math.max(0, takeWorth(outlook, row)));
    if (row.ship === null) continue;
    if (colours & (1 << row.colour)) return outlook.facts.bustCoins;
    colours |= 1 << row.colour;
    ships++;
  }
  const picks = (ships < 4 ? 1 : ships - 2) + extraPicks;
  worths.sort((a, b) => b - a);
  return worths.slice(0, picks).reduce((sum, worth) => sum + worth, incomeAt(outlook.facts, cards, ships));
}
