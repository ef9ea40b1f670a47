import { LANGUAGES, type Language } from '@roadstead/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHARACTERS } from '../src/variants/adventure/characters.js';
import { EVENTS } from '../src/variants/adventure/event-cards.js';
import { COINS_PER_FAILURE, MISSIONS } from '../src/variants/adventure/missions.js';
import {
  bridge,
  chapterOf,
  ECHOES,
  echoesOn,
  HEROES,
  loadStory,
  type Memory,
  missionStory,
  NO_MEMORY,
  OTHERS,
  type Other,
  paragraphOf,
  REMEMBERED,
  SCENES,
  STORY_CARDS,
  STORY_CHAPTERS,
  STORY_MISSIONS,
  type StoryBook,
  type StoryCardId,
  type StoryMission,
  type StoryMode,
  type StoryParagraph,
  type StoryTelling,
  storyCard,
  type Written,
} from '../src/variants/adventure/story/index.js';
import { cardsOn, MISSION_IDS, memoryOn, type Path, pathsOf } from './adventure-story-paths.js';

const books = {} as Record<Language, StoryBook>;
beforeAll(async () => {
  for (const language of LANGUAGES) books[language] = await loadStory(language);
});

const MODES: readonly StoryMode[] = ['co-op', 'competitive'];
const PATHS: readonly Path[] = STORY_CHAPTERS.flatMap((chapter) => MODES.flatMap((mode) => pathsOf(chapter, mode)));

/** Every question of an hourglass, with where it leads to. */
const BRANCHES: readonly Branch[] = MISSIONS.flatMap(({ id, hourglass }) =>
  [['co-op', hourglass.together] as const, ['competitive', hourglass.against] as const].flatMap(([mode, lead]) =>
    lead && 'ask' in lead ? [{ mode, from: id, asked: lead.ask, yes: lead.yes, no: lead.no } as Branch] : [],
  ),
);

const telling = (mode: StoryMode, memory: Memory = NO_MEMORY): StoryTelling => ({
  mode,
  hero: 'Anne',
  crew: ['Anne', 'Jean', 'Ferdinando', 'Mary'],
  memory,
  ...(mode === 'competitive' && { rival: 'Jean', winners: ['Anne'] }),
});

const wordsIn = (paragraphs: readonly StoryParagraph[]): number =>
  paragraphs.flatMap(({ text }) => text.split(/\s+/)).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Every paragraph that is written for a card, whenever it is told. */
function writtenFor(book: StoryBook, card: StoryCardId): readonly StoryParagraph[] {
  const chapter = book.chapters[chapterOf(card)];
  const written = (): readonly Written[] => {
    if (card.startsWith('evening')) return [...chapter.evening, ...chapter.lost, ...chapter.again];
    if (card.startsWith('6')) return [...chapter.ending.pages.flat(), ...chapter.ending.bridge];
    const { paragraphs, done, step } = missionStory(book, card as StoryMission);
    return [...paragraphs, done, ...(step ? [step] : [])];
  };
  return written().map(paragraphOf);
}

const echoesFor = (book: StoryBook, card: StoryCardId): readonly StoryParagraph[] =>
  echoesOn(card).map(({ id }) => paragraphOf(book.echoes[id]));
const echoesIn = (book: StoryBook): readonly StoryParagraph[] => Object.values(book.echoes).map(paragraphOf);

/** The page of the last card that tells what became of everything, as long as that is. */
const isRollCall = (card: StoryCardId, page: number, pages: number) => card === '65' && page === pages - 2;

/** Memories in which one echo of a card is heard, each in turn. */
const memoriesFor = (card: StoryCardId): readonly Memory[] => [
  NO_MEMORY,
  ...echoesOn(card).map(({ when: { laid = [], done, undone, won } }) => ({
    laid: new Set([...laid, ...(undone ? [undone] : [])]),
    done: new Map(done ? [[done, 'Ferdinando'] as const] : []),
    won: new Map(won ? [[won, 'Ferdinando'] as const] : []),
  })),
];

describe('the paths through the hourglasses', () => {
  it('PR-A4 are those of the story: 24 together and 26 in competition', () => {
    expect(PATHS.filter(({ mode }) => mode === 'co-op')).toHaveLength(24);
    expect(PATHS.filter(({ mode }) => mode === 'competitive')).toHaveLength(26);
  });

  it('read every card there is, and no other', () => {
    const read = new Set(PATHS.flatMap(cardsOn));
    expect([...read].sort()).toEqual([...STORY_CARDS].sort());
    expect(STORY_CHAPTERS.flatMap((chapter) => STORY_MISSIONS[chapter])).toEqual(MISSION_IDS);
  });

  it('PR-A23 remember the starred missions', () => {
    expect([...REMEMBERED]).toEqual(MISSIONS.filter(({ starred }) => starred).map(({ id }) => id));
  });
});

describe.each(LANGUAGES)('the story in %s', (language) => {
  it('has every card of every path, with 60 to 140 words a page', () => {
    const faults = new Set<string>();
    for (const path of PATHS) {
      for (const card of cardsOn(path)) {
        const { title, pages } = storyCard(books[language], card, telling(path.mode, memoryOn(path, card)));
        if (title === '') faults.add(`${card} has no title`);
        for (const [n, page] of pages.entries()) {
          const words = wordsIn(page);
          const least = isRollCall(card, n, pages.length) ? 10 : 60;
          if (words < least || words > 140) faults.add(`${card}, page ${n + 1}, ${path.mode}: ${words} words`);
        }
      }
    }
    expect([...faults]).toEqual([]);
  });

  it('keeps to 140 words whatever is heard again', () => {
    const faults = new Set<string>();
    for (const card of STORY_CARDS) {
      for (const memory of memoriesFor(card)) {
        for (const mode of MODES) {
          for (const [n, page] of storyCard(books[language], card, telling(mode, memory)).pages.entries()) {
            if (wordsIn(page) > 140) faults.add(`${card}, page ${n + 1}, ${mode}: ${wordsIn(page)} words`);
          }
        }
      }
    }
    expect([...faults]).toEqual([]);
  });

  it('fits everything that may be heard at the very end on a page', () => {
    const all: Memory = {
      laid: new Set(MISSION_IDS as readonly StoryMission[]),
      done: new Map(MISSION_IDS.map((id) => [id as StoryMission, 'Ferdinando'])),
      won: new Map(),
    };
    const { pages } = storyCard(books[language], '65', telling('competitive', all));
    expect(wordsIn(pages.at(-2)!)).toBeGreaterThan(60);
    expect(wordsIn(pages.at(-2)!)).toBeLessThanOrEqual(140);
  });

  it('says in 25 words what is done and what is heard again, and in 60 what bridges a gap', () => {
    const book = books[language];
    for (const { id } of ECHOES) expect(wordsIn([paragraphOf(book.echoes[id])]), id).toBeLessThanOrEqual(25);
    for (const id of MISSION_IDS as readonly StoryMission[]) {
      const { done, step } = missionStory(book, id);
      for (const line of [done, step ?? done]) expect(wordsIn([paragraphOf(line)]), id).toBeLessThanOrEqual(30);
    }
    for (const chapter of STORY_CHAPTERS) {
      const { ending, lost, again } = book.chapters[chapter];
      expect(wordsIn(ending.bridge.map(paragraphOf)), `${chapter}`).toBeLessThanOrEqual(60);
      expect(wordsIn(lost.map(paragraphOf)), `${chapter}`).toBeGreaterThanOrEqual(40);
      for (const line of again) expect(wordsIn([paragraphOf(line)]), `${chapter}`).toBeGreaterThanOrEqual(15);
    }
  });

  it('PR-A4 tells both branches of each hourglass differently, from the first sentence on', () => {
    const openings = MISSION_IDS.map((id) => {
      const { paragraphs } = missionStory(books[language], id as StoryMission);
      return [books[language].titles[id as StoryMission], paragraphOf(paragraphs[0]!).text] as const;
    });
    for (const column of [0, 1] as const) {
      const told = openings.map((opening) => opening[column]);
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('tells no sentence twice, but for the song', () => {
    const book = books[language];
    const told = [
      ...STORY_CARDS.map((card) => [card, writtenFor(book, card)] as const),
      ['echoes', echoesIn(book)] as const,
    ];
    const seen = new Map<string, string>();
    const faults: string[] = [];
    for (const [place, paragraphs] of told) {
      for (const sentence of paragraphs.flatMap(({ text }) => sentencesOf(text))) {
        if (seen.has(sentence) && seen.get(sentence) !== place)
          faults.push(`${seen.get(sentence)} and ${place}: ${sentence}`);
        seen.set(sentence, place);
      }
    }
    expect(faults).toEqual([]);
  });

  it('lets nobody speak who is not there, and somebody speak wherever words are quoted', () => {
    const faults: string[] = [];
    for (const card of STORY_CARDS) {
      const there: readonly string[] = [...SCENES[card].there, ...HEROES, 'hero', 'someone'];
      for (const { speaker, text } of [...writtenFor(books[language], card), ...echoesFor(books[language], card)]) {
        if (speaker !== undefined && !there.includes(speaker)) faults.push(`${card}, ${speaker}: ${text}`);
        if (QUOTE[language].test(text) !== (speaker !== undefined)) faults.push(`${card}, who speaks? ${text}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('names nobody but those who are there or spoken of, and all of these', () => {
    const faults: string[] = [];
    for (const card of STORY_CARDS) {
      const { there, named } = SCENES[card];
      const paragraphs = [...writtenFor(books[language], card), ...echoesFor(books[language], card)];
      const isNamed = (other: Other) => paragraphs.some(({ text }) => NAMES[other].test(text));
      const speaks = (other: Other) => paragraphs.some(({ speaker }) => speaker === other);
      for (const other of OTHERS) {
        const isThere = there.includes(other);
        if (isNamed(other) && !isThere && !named.includes(other)) faults.push(`${card}: where is ${other}?`);
        if (named.includes(other) && !isNamed(other)) faults.push(`${card}: nobody speaks of ${other}`);
        if (isThere && !isNamed(other) && !speaks(other) && UNNAMED[card] !== other)
          faults.push(`${card}: ${other} is idle`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('names the coins, the ships and the swords that a mission asks for', () => {
    for (const { id, task } of MISSIONS) {
      const { paragraphs } = missionStory(books[language], id as StoryMission);
      const text = paragraphs.map((paragraph) => paragraphOf(paragraph).text).join(' ');
      const asked = [
        task.give?.coins,
        task.give?.ares,
        task.have?.swords,
        task.spot && 'n' in task.spot && task.spot.n,
      ];
      for (const n of asked) if (n) expect(text, `mission ${id}`).toMatch(NUMBERS[language][n]!);
    }
  });

  it('PR-A20 tells a lost chapter with something new each time, and the coins', () => {
    for (const chapter of STORY_CHAPTERS) {
      const opened = [0, 1, 2, 3, 4].map(
        (failures) => storyCard(books[language], `evening-${chapter}`, { ...telling('co-op'), failures }).pages[0]!,
      );
      const texts = opened.map((page) => page.map(({ text }) => text).join(' '));
      for (const failures of [1, 2, 3, 4])
        expect(texts[failures]).toContain(` ${COINS_PER_FAILURE * failures} `.trim());
      expect(new Set(texts.slice(0, 4)).size).toBe(4);
    }
  });

  it('is written for the ear: no brackets, no dashes, no half-filled names', () => {
    for (const path of PATHS) {
      for (const card of cardsOn(path)) {
        const { pages } = storyCard(books[language], card, telling(path.mode, memoryOn(path, card)));
        for (const { text } of pages.flat()) {
          expect(text, card).not.toMatch(/[{}()[\];–—"]|undefined|\s{2}|^\s|\s$/);
          expect(text, card).toMatch(/[.!?…:«’”*]$/);
        }
      }
    }
  });

  it('turns to whoever plays Thomas on the last night', () => {
    const first = (crew: readonly string[]) =>
      storyCard(books[language], '65', { ...telling('co-op'), crew }).pages[0]!;
    expect(first(['Anne', 'Thomas'])[0]!.text).toMatch(/^Thomas, /);
    expect(first(['Anne', 'Thomas'])).toHaveLength(first(['Anne']).length + 1);
    expect(wordsIn(first(['Anne', 'Thomas']))).toBeLessThanOrEqual(140);
  });

  it('closes a competitive chapter that stopped early, and one that nobody won', () => {
    for (const chapter of STORY_CHAPTERS) {
      const ending = `6${chapter}` as const;
      expect(bridge(books[language], ending, telling('competitive')).length).toBeGreaterThan(0);
      const nobody: StoryTelling = { ...telling('competitive'), winners: [] };
      for (const page of storyCard(books[language], ending, nobody).pages.flat()) {
        expect(page.text).not.toMatch(/\{|^ | {2}/);
      }
    }
  });

  it('PR-A28 has a line for every event card', () => {
    const ids = EVENTS.map(({ id }) => id.replace('event_', ''));
    expect(Object.keys(books[language].frame.events).sort()).toEqual(ids.sort());
  });
});

describe('who is where, by the plot', () => {
  const isThere = (other: Other, card: StoryCardId) => SCENES[card].there.includes(other);
  const cardsWith = (other: Other) => STORY_CARDS.filter((card) => isThere(other, card));
  const chaptersWith = (other: Other) => [...new Set(cardsWith(other).map(chapterOf))];

  it('Mother Tallow is gone until she is found, and seen once from afar', () => {
    expect(cardsWith('mother').filter((card) => chapterOf(card) < 3)).toEqual(['61']);
  });

  it('nobody knows the name of the captain before the mask comes off', () => {
    const before = STORY_CARDS.slice(0, STORY_CARDS.indexOf('63'));
    for (const language of LANGUAGES) {
      for (const card of before) {
        for (const { text } of writtenFor(books[language], card)) expect(text, card).not.toMatch(/Harrow|Judith/);
      }
    }
  });

  it('the governor stays at home, and his clerk with him', () => {
    expect(chaptersWith('pell')).toEqual([1, 5]);
    expect(chaptersWith('nibb')).toEqual([1, 5]);
  });

  it('Linnet is met on her roof, and before that nobody has heard of her', () => {
    expect(cardsWith('linnet')[0]).toBe('21');
  });

  it('Isabel lands in competition only, and is at sea on the last night', () => {
    expect(cardsWith('isabel')).toEqual(['46', '47']);
  });

  it('the old woman is heard on the evenings and at the very end', () => {
    expect(cardsWith('teller')).toEqual(['evening-1', 'evening-2', 'evening-3', 'evening-4', 'evening-5', '65']);
  });

  it('Abena keeps to her island, until the names are read', () => {
    expect(chaptersWith('abena')).toEqual([3, 4, 5]);
    expect(cardsWith('abena').filter((card) => chapterOf(card) === 5)).toEqual(['65']);
  });

  it('the ten are the characters', () => {
    expect(HEROES.map((hero) => `char_${hero}`)).toEqual(CHARACTERS.map(({ id }) => id));
  });
});

describe('what is heard again', () => {
  it('comes from something that was laid or done before, on a card that can still be read', () => {
    const order = new Map(STORY_CARDS.map((card, n) => [card, n]));
    for (const { id, cards, when } of ECHOES as readonly (typeof ECHOES)[number][]) {
      const {
        laid = [],
        done,
        undone,
      } = when as { laid?: readonly StoryMission[]; done?: StoryMission; undone?: StoryMission };
      const causes = [...laid, ...(done ? [done] : []), ...(undone ? [undone] : [])];
      for (const card of cards) {
        for (const cause of causes) expect(order.get(cause)!, id).toBeLessThan(order.get(card)!);
      }
    }
  });

  it.each(BRANCHES)('PR-A4 the way from $from to $yes is felt later, and so is the way to $no', (branch) => {
    const [yes, no] = [heardAfter(branch, branch.yes), heardAfter(branch, branch.no)];
    expect(yes.filter((id) => !no.includes(id))).not.toEqual([]);
    expect(no.filter((id) => !yes.includes(id))).not.toEqual([]);
  });

  it('tells the deed with its doer, and one thing only', () => {
    const memory: Memory = {
      laid: new Set(['35']),
      done: new Map([['37', 'Mary']]),
      won: new Map(),
    };
    const { pages } = storyCard(books.en, '50', telling('competitive', memory));
    const text = pages
      .flat()
      .map((paragraph) => paragraph.text)
      .join(' ');
    expect(text).toContain('see Mary and straighten their hats');
    expect(text).not.toContain('straw hat');
  });
});

interface Branch {
  readonly mode: StoryMode;
  readonly from: StoryMission;
  readonly asked: StoryMission;
  readonly yes: StoryMission;
  readonly no: StoryMission;
}

/** Echoes that are heard after one branch, by those who have done what it laid out. */
function heardAfter({ mode, from, asked, yes }: Branch, laid: StoryMission): readonly string[] {
  const done = [laid, ...(laid === yes ? [asked] : [])];
  const memory: Memory = {
    laid: new Set([asked, from, laid]),
    done: new Map(done.map((mission) => [mission, 'Anne'])),
    won: new Map(),
  };
  const later = STORY_CARDS.slice(STORY_CARDS.indexOf(laid) + 1);
  const told = later.flatMap((card) => storyCard(books.en, card, telling(mode, memory)).pages.flat());
  const texts = told.map(({ text }) => text);
  return Object.entries(books.en.echoes)
    .filter(([, written]) => texts.includes(paragraphOf(written).text.replaceAll('{doer}', 'Anne')))
    .map(([id]) => id);
}

/** Whole sentences without the song and without quotes, so that a line said by two people counts as the same. */
function sentencesOf(text: string): readonly string[] {
  return text
    .replace(/\*[^*]*\*/g, '')
    .split(/(?<=[.!?…])[”’«]?\s+/)
    .map((sentence) => sentence.replace(/[“”‘»«]/g, '').trim())
    .filter((sentence) => sentence.split(' ').length > 3);
}

const QUOTE: Readonly<Record<Language, RegExp>> = { en: /“/, nl: /‘/, de: /»/ };

/** On these cards somebody is seen, but not by name. */
const UNNAMED: Readonly<Record<string, Other>> = { 61: 'harrow' };

const NAMES: Readonly<Record<Other, RegExp>> = {
  teller: /old woman|oude vrouw|alte Frau/,
  mother: /Mother\b(?! was)|Moeder\b|(?<!Meine )Mutter\b/,
  harrow: /Harrow/,
  abena: /Abena/,
  pell: /Pell\b/,
  isabel: /Isabel/,
  dot: /\bDot\b/,
  parrot: /parrot|papegaai|Papagei/,
  tybuks: /Tybuk/,
  linnet: /Linnet/,
  finch: /Finch|High Priest|hogepriester|Hohepriester/,
  lucas: /Lucas/,
  mendes: /Mendes/,
  amory: /Amory/,
  nibb: /Nibb/,
  strickland: /Strickland/,
  zephine: /Zéphine/,
  sukey: /Sukey/,
  baltasar: /Baltasar/,
  bram: /\bBram\b/,
};

const NUMBERS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /no/i,
    /\b(one|a)\b/i,
    /\b(two|second)\b/i,
    /\bthree\b/i,
    /\bfour\b/i,
    /\bfive\b/i,
    /\bsix\b/i,
    /\bseven\b/i,
    /\beight\b/i,
  ],
  nl: [
    /geen/i,
    /\b(een|één)(?!\p{L})/iu,
    /\btwee\b/i,
    /\bdrie\b/i,
    /\bvier\b/i,
    /\bvijf\b/i,
    /\bzes\b/i,
    /\bzeven\b/i,
    /\bacht\b/i,
  ],
  de: [/kein/i, /\bein/i, /\bzwei\b/i, /\bdrei\b/i, /\bvier\b/i, /\bfünf\b/i, /\bsechs\b/i, /\bsieben\b/i, /\bacht\b/i],
};
