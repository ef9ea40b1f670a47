import { LANGUAGES } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { base } from '../src/cards/base.js';
import type { Ship } from '../src/cards/card.js';
import { CATALOGUE } from '../src/index.js';
import { loadRulebook, swordsLike } from '../src/rulebook/index.js';

const listed = async (language: (typeof LANGUAGES)[number], id: string) =>
  (await loadRulebook(language)).lists!.find((list) => list.id === id)!;

describe.each(LANGUAGES)('everything in the box, in %s', (language) => {
  it('is every copy of every card', async () => {
    const { lists } = await loadRulebook(language);
    const cards = lists!.filter(({ id }) => id.startsWith('cards-'));
    const copies = cards.flatMap(({ rows }) => rows).reduce((sum, { cells }) => sum + Number(cells.at(-1)), 0);
    expect(copies).toBe(CATALOGUE.length);
  });

  it('marks the numbers that no rulebook tells, and those alone', async () => {
    const { rows } = await listed(language, 'cards-base');
    expect(rows.some(({ ours }) => ours)).toBe(false);
    const underWay = (await listed(language, 'cards-unterwegs')).rows;
    expect(underWay.some(({ ours }) => ours)).toBe(true);
    expect(underWay.every(({ ours }) => ours)).toBe(false);
  });

  it('has the characters, the missions and the events of the adventure, and says which numbers are ours', async () => {
    for (const [id, length] of [
      ['characters', 10],
      ['missions', 45],
      ['events', 16],
      ['items', 4],
    ] as const) {
      const { rows, columns } = await listed(language, `adventure-${id}`);
      expect(rows).toHaveLength(length);
      for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
      expect(rows.some(({ ours }) => ours)).toBe(true);
    }
    const items = (await listed(language, 'adventure-items')).rows.map(({ cells }) => cells);
    expect(items.map((cells) => Number(cells[1]))).toEqual([4, 4, 5, 5]);
    const [ten, eleven] = (await listed(language, 'adventure-missions')).rows.map(({ cells }) => cells.at(-1)!);
    expect([ten, eleven!.match(/\d+/g)]).toEqual([expect.stringMatching(/11$/), ['10', '12', '13']]);
    const events = (await listed(language, 'adventure-events')).rows;
    expect(events.filter(({ ours }) => !ours)).toHaveLength(2);
  });

  it('has the swords of each colour of ship', async () => {
    const { rows } = await listed(language, 'swords');
    expect(rows.map(({ cells }) => cells[2]!.replace(/\p{L}+/u, 'skull'))).toEqual([
      '1 × 4, 2 × 3, 4 × 3',
      '1 × 4, 2 × 3, 5 × 3',
      '1 × 4, 3 × 3, 5 × 3',
      '1 × 3, 3 × 3, 6 × 2, skull × 2',
      '2 × 3, 4 × 3, 7 × 2, skull × 2',
    ]);
  });
});

it('knows of each ship the swords of all of its colour, in its own box', () => {
  const ship = (id: string) => CATALOGUE.find((card) => card.id === id) as Ship;
  const like = (id: string) => swordsLike(ship(id)).map(({ swords, copies }) => [swords, copies]);
  const own = base.cards.filter((card) => card.type === 'ship' && card.colour === 'red');
  const copies = (cards: readonly { copies: number }[]) => cards.reduce((sum, { copies }) => sum + copies, 0);
  const red = like('base_ship_red_3_2c');
  expect(red.reduce((sum, [, n]) => sum + n!, 0)).toBe(copies(own));
  expect(red.map(([swords]) => swords)).toContain(null);
  expect(like('contracts_ship_green_3_3c_gift')).toEqual(like('base_ship_green_3_2c'));
  expect(like('unterwegs_ship_red_1_1c')).not.toEqual(red);
});
