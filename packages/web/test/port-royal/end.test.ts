import { gameById } from '@roadstead/games/all';
import type { Standing } from '@roadstead/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { momentCards } from '../../src/games/port-royal/end/moment-cards.js';
import { race } from '../../src/games/port-royal/end/race.js';
import { rowsFor, rowsWithin } from '../../src/games/port-royal/end/rows.js';
import { winningCards } from '../../src/games/port-royal/end/winning-cards.js';
import { cardAt } from '../../src/games/port-royal/play/standing.js';
import { loadWords } from '../../src/games/port-royal/words/index.js';
import { lookBack } from '../../src/table/end/told/look-back.js';
import { raceOf } from '../../src/table/end/told/race.js';
import { finishedTable, type Shape } from '../finished-games.js';

beforeAll(() => loadWords('en'));

function ended(shape: Shape, seed: string) {
  const table = finishedTable(shape, seed, ['captain', 'deckhand']);
  const { game } = gameById('port-royal')!;
  const view = game.view(table.state, null);
  const standing = { view, result: table.result, seat: null, over: true, toAct: [], legal: [] };
  return { record: table.record(), standing: standing as unknown as Standing };
}

describe('the race', () => {
  it('PR-E1 is for the influence that ends the game, seat by seat', () => {
    const { record, standing } = ended('usual', 'race');
    const { retelling, glance } = lookBack(record);
    const run = raceOf(retelling, glance!, race(standing, 'en'))!;
    expect(run).toMatchObject({ title: 'The race for 12', unit: 'influence', goal: 12 });
    expect(Math.max(...run.lines.map(({ points }) => points.at(-1)!))).toBeGreaterThanOrEqual(12);
  });

  it('PR-O4 is for all contracts where all play together, in one line that never falls', () => {
    const { record, standing } = ended('together', 'race');
    const { retelling, glance } = lookBack(record);
    const { goal, lines } = raceOf(retelling, glance!, race(standing, 'en'))!;
    expect(lines.map(({ seat }) => seat)).toEqual([null]);
    const { points } = lines[0]!;
    expect(points).toEqual([...points].sort((a, b) => a - b));
    expect(points.at(-1) === goal).toBe(record.result!.won);
  });
});

describe('what is shown at the end', () => {
  it('the winner’s display, the most influence first', () => {
    const { standing } = ended('usual', 'race');
    const [seat] = standing.result!.winners;
    const cards = winningCards(standing, seat!).map(cardAt);
    const influence = cards.map((card) => ('influence' in card ? card.influence : 0));
    expect(influence).toEqual([...influence].sort((a, b) => b - a));
    const counted = influence.reduce((sum, n) => sum + n, 0);
    const ranked = standing.result!.ranking[0] as unknown as { influence: number };
    expect(counted).toBe(ranked.influence);
  });

  it('what a bust cost, at most eight of it, with the two ships of one colour marked and last', () => {
    const { retelling } = lookBack(ended('usual', 'race').record);
    const bust = retelling.highlights.find(({ kind }) => kind === 'bust')!;
    const { cards, marked } = momentCards(bust.events!);
    expect(cards.length).toBe(Math.min(8, bust.weight!));
    expect(cards.slice(-2).map(({ uid }) => uid)).toEqual(marked);
    expect(marked.length).toBe(2);
    const colours = cards.filter(({ uid }) => marked.includes(uid)).map((ref) => cardAt(ref));
    expect(new Set(colours.map((card) => card.type === 'ship' && card.colour)).size).toBe(1);
  });

  it.each([1, 5, 6, 7, 12, 17])('%i cards lie in rows that fit their place', (n) => {
    const { width, perRow } = rowsFor(n, 320, 6, 76, 48);
    expect(perRow * (width + 6) - 6).toBeLessThanOrEqual(320);
    expect(width).toBeLessThanOrEqual(76);
    expect(width).toBeGreaterThanOrEqual(48);
    const painted = rowsWithin(n, { width: 400, height: 200 }, 8, 96);
    expect(painted.perRow * (painted.width + 8) - 8).toBeLessThanOrEqual(400);
    expect(Math.ceil(n / painted.perRow) * (painted.height + 8) - 8).toBeLessThanOrEqual(200);
  });
});
