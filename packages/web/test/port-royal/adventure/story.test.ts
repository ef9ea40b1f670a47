import { eventsFor, FastRandom, LANGUAGES, Table } from '@roadstead/kernel';
import { type Event, type PortRoyalResult, portRoyal } from '@roadstead/port-royal';
import { loadStory } from '@roadstead/port-royal/story';
import { describe, expect, it } from 'vitest';
import { ADVENTURE_TABLES } from '../../../../games/port-royal/test/adventure-tables.js';
import type { ChapterView } from '../../../src/games/port-royal/adventure/play/chapter.js';
import { storyOf, tellDeed, tellPage } from '../../../src/games/port-royal/adventure/story/told.js';
import { emphasised } from '../../../src/ui/emphasis.js';

describe('what is stressed', () => {
  it('stands between stars', () => {
    expect(emphasised('The *Candle-End* is shut.')).toEqual([
      { text: 'The ', isStrong: false },
      { text: 'Candle-End', isStrong: true },
      { text: ' is shut.', isStrong: false },
    ]);
    expect(emphasised('*All of it*')).toEqual([{ text: 'All of it', isStrong: true }]);
  });
});

describe('what is told of a deed', () => {
  const view = (missions: readonly string[], chapter: number) =>
    Table.open(portRoyal, {
      seats: 2,
      options: { chapter } as never,
      start: 0,
      seed: 'deeds',
      byHand: { missions, hands: { 0: { character: 'char_jean' }, 1: { character: 'char_mary' } } },
    }).view(0) as ChapterView;

  it('names who did it, and tells the first of two steps in its own words', async () => {
    const book = await loadStory('en');
    expect(tellDeed(book, view(['10'], 1), '10', 'done', 1)).toContain('Mary');
    const chapter5 = view(['50', '52'], 5);
    expect(tellDeed(book, chapter5, '52', 'step', 0)).toBe('One sail, violet. Jean says nothing, visibly.');
    expect(tellDeed(book, chapter5, '52', 'done', 0)).toContain('Now you know.');
    expect(tellDeed(book, chapter5, '50', 'step', 0)).toBe('');
  });
});

describe('the story that a table has heard', () => {
  it.each(LANGUAGES)('PR-A4 goes from the evening over every mission to the ending, told in %s', async (language) => {
    const book = await loadStory(language);
    let endings = 0;
    let losses = 0;
    for (const [i, request] of ADVENTURE_TABLES.entries()) {
      const table = Table.open(portRoyal, { ...request, seed: `story ${i}` });
      const random = new FastRandom(`story ${i}`);
      const events: Event[] = [...eventsFor([...table.retell()][0]!.told, 0)];
      while (!table.over) {
        const seat = table.toAct[0]!;
        const legal = table.legal(seat);
        events.push(...eventsFor(table.act(seat, legal[random.int(legal.length)]!), 0));
      }
      const view = table.view(0) as ChapterView;
      const told = storyOf(view, events, table.result as PortRoyalResult);
      if (view.chapter === 'variable') {
        expect(told.map(({ id }) => id)).toEqual(['evening-6']);
        continue;
      }
      expect(told.map(({ id }) => id).slice(0, 1 + view.missions.length)).toEqual([
        `evening-${view.chapter}`,
        ...view.missions.map(({ id }) => id),
      ]);
      const last = told.at(-1)!.id;
      expect(told).toHaveLength(2 + view.missions.length);
      expect(last).toMatch(table.result!.winners.length === 0 && view.card9 ? /^lost-/ : /^6/);
      if (last.startsWith('6')) endings++;
      else losses++;
      for (const page of told) {
        const { title, pages } = tellPage(book, page);
        expect(title).not.toBe('');
        for (const { text } of pages.flat()) expect(text).not.toMatch(/[{}]|undefined/);
      }
    }
    expect(endings).toBeGreaterThan(0);
    expect(losses).toBeGreaterThan(0);
  });
});
