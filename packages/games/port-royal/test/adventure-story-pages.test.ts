import { LANGUAGES, type Language } from '@roadstead/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  endingOf,
  loadStory,
  lossReason,
  lostPage,
  NO_MEMORY,
  remembered,
  rivalOf,
  SIXTH_EVENING,
  STORY_CARDS,
  STORY_CHAPTERS,
  type StoryBook,
  type StoryMission,
  type StoryPageId,
  type StoryTelling,
  stationOf,
  storyPage,
} from '../src/variants/adventure/story/index.js';

const books = {} as Record<Language, StoryBook>;
beforeAll(async () => {
  for (const language of LANGUAGES) books[language] = await loadStory(language);
});

const CREW = ['Anne', 'Jean'];
const together: StoryTelling = { mode: 'co-op', hero: 'Anne', crew: CREW, memory: NO_MEMORY };
const race: StoryTelling = { ...together, mode: 'competitive', rival: 'Jean', winners: ['Anne'] };
const having = (telling: StoryTelling, ...laid: StoryMission[]): StoryTelling => ({
  ...telling,
  memory: { ...NO_MEMORY, laid: new Set(laid) },
});
const textOf = (page: StoryPageId, telling: StoryTelling, outcome = {}, language: Language = 'en') =>
  storyPage(books[language], page, telling, outcome)
    .pages.flat()
    .map(({ text }) => text)
    .join('\n');

describe('who is ahead', () => {
  const standing = (...influence: number[]) => influence.map((n, seat) => ({ seat, influence: n }));

  it('is whoever has most influence besides oneself, and of those who tie the next in turn order', () => {
    expect(rivalOf(standing(1, 9, 3), 1)).toMatchObject({ seat: 2 });
    expect(rivalOf(standing(5, 5, 5), 0)).toMatchObject({ seat: 1 });
    expect(rivalOf(standing(5, 5, 5), 1)).toMatchObject({ seat: 2 });
    expect(rivalOf(standing(5, 5, 2), 2)).toMatchObject({ seat: 0 });
    expect(rivalOf(standing(4, 5, 5), 1)).toMatchObject({ seat: 2 });
    expect(rivalOf(standing(4), 0)).toBeUndefined();
  });
});

describe('what is told at a table', () => {
  it.each(LANGUAGES)('every page has a title, a place and words without gaps, in %s', (language) => {
    const all: readonly StoryPageId[] = [...STORY_CARDS, ...STORY_CHAPTERS.map(lostPage), SIXTH_EVENING];
    for (const page of all) {
      for (const telling of [together, race]) {
        const { title, pages } = storyPage(books[language], page, telling, { loss: 'cubes', crowned: true });
        expect(title, page).not.toBe('');
        expect(pages.flat().length, page).toBeGreaterThan(0);
        for (const { text } of pages.flat()) expect(text).not.toMatch(/[{}]|undefined/);
        expect(books[language].frame.places[stationOf(page)].name).not.toBe('');
      }
    }
  });

  it('PR-A19 a lost chapter says what was missing, the first that is asked for', () => {
    const asked = { missionCubes: 5, influence: 17 };
    expect(lossReason({ ...asked, cubesNow: 9, influenceNow: 30, open: ['14'] })).toBe('mission');
    expect(lossReason({ ...asked, cubesNow: 4, influenceNow: 3, open: [] })).toBe('cubes');
    expect(lossReason({ ...asked, cubesNow: 5, influenceNow: 16, open: [] })).toBe('influence');
    for (const loss of ['mission', 'cubes', 'influence'] as const) {
      const told = textOf('lost-2', together, { loss });
      expect(told).toContain(books.en.frame.loss[loss]);
      expect(told).toContain('The captains went back');
    }
  });

  it('PR-A21 a race that stopped before the last question is bridged, and no other', () => {
    for (const chapter of STORY_CHAPTERS) {
      const ending = endingOf(chapter);
      const [first] = books.en.chapters[chapter].ending.bridge;
      const bridge = (typeof first === 'string' ? first : first!.text).replaceAll('{winner}', 'Anne');
      const last = ({ 1: '15', 2: '24', 3: '34', 4: '44', 5: '53' } as const)[chapter];
      expect(textOf(ending, race).includes(bridge), ending).toBe(true);
      expect(textOf(ending, having(race, last)).includes(bridge), ending).toBe(false);
      expect(textOf(ending, together).includes(bridge), ending).toBe(false);
    }
  });

  it('PR-A21 a race ends in the guest book, or with nobody who drinks; those who tie share it', () => {
    expect(textOf('61', race)).toContain('passes the guest book to Anne');
    expect(textOf('61', { ...race, winners: [] })).toContain('nobody drinks from the cup tonight');
    expect(textOf('61', { ...race, winners: CREW })).toContain('Anne and Jean were there at the same moment');
    expect(textOf('61', together)).not.toContain('guest book');
  });

  it('PR-A20 five without a defeat are told as the feat they are, before the very last page', () => {
    expect(textOf('65', together)).not.toContain('And not once');
    const pages = storyPage(books.en, '65', together, { crowned: true }).pages;
    expect(
      pages
        .at(-2)!
        .map(({ text }) => text)
        .join(),
    ).toContain('And not once');
    expect(pages.at(-1)!.at(-1)!.text).toContain('It is better than it was');
  });

  it('what is remembered now goes before what was remembered', () => {
    const earlier = { ...NO_MEMORY, laid: new Set<StoryMission>(['10']), done: new Map([['10' as const, 'Jean']]) };
    const now = { ...NO_MEMORY, laid: new Set<StoryMission>(['20']), done: new Map([['10' as const, 'Anne']]) };
    expect(remembered(earlier, now)).toEqual({
      laid: new Set(['10', '20']),
      done: new Map([['10', 'Anne']]),
      won: new Map(),
    });
  });
});
