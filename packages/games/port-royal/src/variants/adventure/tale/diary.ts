import type { DiaryLine, DiaryPage, DiarySection, Language, Seat, ToldPart } from '@roadstead/kernel';
import type { PortRoyalResult } from '../../../result.js';
import { isWon } from '../card-9.js';
import { characterById } from '../characters.js';
import {
  type LossReason,
  missionStory,
  paragraphOf,
  paragraphsOf,
  type StoryBook,
  type StoryTelling,
  shortName,
} from '../story/index.js';
import { NO_MEMORY } from '../story/tell.js';
import { TITLES } from '../words/titles.js';
import { type ChapterTold, chapterTold, type Laid, type Month, type TaleDeed } from './chapter-told.js';
import type { Opener, TaleWords } from './words/catalogue.js';

interface Teller {
  readonly words: TaleWords;
  readonly book: StoryBook;
  readonly language: Language;
  readonly chapter: ChapterTold;
  /** The full name of a seat's character, and the short one that the story uses. */
  who(seat: Seat): string;
  hero(seat: Seat): string;
}

/** What was done in a chapter, month by month, with the story's own words for it. */
export function diaryPage(
  { record, names }: ToldPart,
  words: TaleWords,
  book: StoryBook,
  language: Language,
): DiaryPage {
  const chapter = chapterTold(record);
  const who = (seat: Seat) => characterOf(chapter, seat)?.names[language] ?? names[seat]!;
  const teller: Teller = { words, book, language, chapter, who, hero: (seat) => shortName(chapter.characters[seat]) };
  const company = names.map((name, seat) => (name === '' ? who(seat) : words.plays(name, who(seat))));
  return {
    heading: headingOf(teller),
    company: words.company(chapter.isTogether, company),
    sections: chapter.months.map((month) => sectionOf(month, teller)),
    end: chapter.result === null ? [] : [...endOf(chapter.result, teller), ...lastWords(chapter.result, teller)],
  };
}

const characterOf = ({ characters }: ChapterTold, seat: Seat) => characterById(characters[seat] ?? '');

function headingOf({ words, book, chapter: { chapter, failures } }: Teller): string {
  if (chapter === 'variable') return book.frame.sixthEvening.title;
  const title = `${words.chapter(chapter)}: ${book.chapters[chapter].title}`;
  return failures > 0 ? `${title} (${words.again})` : title;
}

function sectionOf({ number, laid, deeds, busts }: Month, teller: Teller): DiarySection {
  const { words } = teller;
  const told = grouped(deeds).map((group, i) => deedLine(group, i === 0 ? words.inMonth(number) : null, teller));
  const lines = [...told, ...(busts > 0 ? [{ text: words.busts(busts) }] : [])];
  return {
    heading: words.month(number),
    lines: [...(laid ? [laidLine(laid, teller)] : []), ...(lines.length > 0 ? lines : [{ text: words.quiet }])],
  };
}

function laidLine({ mission, asked }: Laid, { words, language }: Teller): DiaryLine {
  const title = TITLES[language][mission];
  if (asked === undefined) return { text: words.laid(title) };
  const before = TITLES[language][asked.mission];
  return { text: asked.yes ? words.laidAsDone(before, title) : words.laidAsUndone(before, title) };
}

/** What one and the same seat kept, one after the other, is one sentence. */
function grouped(deeds: readonly TaleDeed[]): readonly (readonly TaleDeed[])[] {
  const groups: TaleDeed[][] = [];
  for (const deed of deeds) {
    const before = groups.at(-1)?.[0];
    const isSame = deed.type === 'kept' && before?.type === 'kept' && before.seat === deed.seat;
    if (isSame) groups.at(-1)!.push(deed);
    else groups.push([deed]);
  }
  return groups;
}

function deedLine(group: readonly TaleDeed[], lead: Opener, teller: Teller): DiaryLine {
  const { words, language, book } = teller;
  const deed = group[0]!;
  const who = teller.who(deed.seat);
  switch (deed.type) {
    case 'kept':
      return {
        text: words.kept(
          lead,
          who,
          group.flatMap((one) => (one.type === 'kept' ? [words.items[one.item]] : [])),
        ),
      };
    case 'fulfilled':
    case 'step': {
      const story = missionStory(book, deed.mission);
      const written = deed.type === 'step' ? story.step : story.done;
      const quote = written === undefined ? undefined : quoteOf(written, deed.seat, teller);
      return { text: words[deed.type](lead, who, TITLES[language][deed.mission]), ...(quote && { quote }) };
    }
    case 'boughtOff':
      return { text: words.boughtOff(lead, who), quote: quoteOf(book.frame.round, deed.seat, teller) };
    default:
      return { text: words[deed.type](lead, who) };
  }
}

/** Names are put into what the story says of a deed. */
function quoteOf(written: Parameters<typeof paragraphOf>[0], seat: Seat, teller: Teller): string {
  const { book, chapter } = teller;
  const telling: StoryTelling = {
    mode: chapter.isTogether ? 'co-op' : 'competitive',
    hero: teller.hero(seat),
    crew: chapter.characters.map((_, i) => teller.hero(i)),
    memory: NO_MEMORY,
  };
  const card = chapter.chapter === 'variable' ? '10' : (`evening-${chapter.chapter}` as const);
  return paragraphsOf(book, card, [written], telling)
    .map(({ text }) => text)
    .join(' ');
}

function endOf(result: PortRoyalResult, teller: Teller): readonly DiaryLine[] {
  const { words, book, chapter } = teller;
  if (!chapter.isTogether) return [raceEnd(result, teller)];
  const { card9 } = result;
  if (card9 === undefined) return [];
  if (result.won && isWon(card9)) {
    const ending = chapter.chapter === 'variable' ? '' : book.chapters[chapter.chapter].ending.title;
    const text = words.wonTogether(chapter.missions.length, card9.cubesNow, card9.influenceNow);
    const won = { text, ...(ending && { quote: ending }) };
    return result.campaign?.crowned ? [won, { text: words.crowned, quote: paragraphOf(book.frame.feat).text }] : [won];
  }
  const reasons: readonly (readonly [LossReason, boolean, string])[] = [
    ['mission', card9.open.length > 0, words.undone(card9.open.map((id) => titleOf(id, teller)))],
    ['cubes', card9.cubesNow < card9.missionCubes, words.fewCubes(card9.cubesNow, card9.missionCubes)],
    ['influence', card9.influenceNow < card9.influence, words.lowInfluence(card9.influenceNow, card9.influence)],
  ];
  const missed = reasons.filter(([, isSo]) => isSo);
  const quote = missed[0] && book.frame.loss[missed[0][0]];
  return [{ text: [words.lost, ...missed.map(([, , text]) => text)].join(' '), ...(quote && { quote }) }];
}

/** The song is whole once the fever is over, and at the very end there is a law. */
function lastWords({ ending }: PortRoyalResult, { words, book: { frame } }: Teller): readonly DiaryLine[] {
  if (ending === '64') return [{ text: words.song, quote: frame.rhyme.join(' / ') }];
  return ending === '65' ? [{ text: words.law, quote: frame.law }] : [];
}

function raceEnd({ winners, ranking }: PortRoyalResult, teller: Teller): DiaryLine {
  const { words, book } = teller;
  const best = ranking.find(({ seat }) => seat === winners[0]);
  if (best === undefined) return { text: words.noTrophy, quote: paragraphOf(book.frame.noTrophy).text };
  return { text: words.wonBy(winners.map(teller.who), best.influence) };
}

const titleOf = (id: string, { language }: Teller): string =>
  (TITLES[language] as Readonly<Record<string, string>>)[id] ?? id;
