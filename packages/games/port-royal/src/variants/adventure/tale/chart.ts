import type { CampaignChart, ChartFeat, ChartStage, Language } from '@roadstead/kernel';
import type { CampaignState, PlayedChapter } from '../campaign-state.js';
import { cardsIn } from '../cards.js';
import { CHAPTER_TITLES } from '../chapter-titles.js';
import { COINS_PER_FAILURE } from '../missions.js';
import { CHAPTERS } from '../options.js';
import type { TaleWords } from './words/catalogue.js';

/** How far a campaign has come. */
export function chartOf(campaign: CampaignState, words: TaleWords, language: Language): CampaignChart {
  const { chapter, failures } = campaign;
  return {
    title: words.title,
    stages: CHAPTERS.map((number) => stageOf(number, campaign, words, language)),
    next:
      chapter === 'variable'
        ? null
        : {
            heading: words.chapter(chapter),
            title: CHAPTER_TITLES[language][chapter],
            again: failures > 0 ? words.again : '',
            facts: factsOf(campaign, words),
          },
    feat: featOf(campaign, words),
  };
}

/** PR-A20: what the rules give to those who go on. */
function factsOf({ failures, groups }: CampaignState, words: TaleWords): readonly string[] {
  const cards = cardsIn(groups);
  return [
    ...(failures > 0 ? [words.share(COINS_PER_FAILURE * failures)] : []),
    ...(cards > 0 ? [words.newCards(cards)] : []),
  ];
}

function stageOf(
  number: (typeof CHAPTERS)[number],
  { chapter, history, failures }: CampaignState,
  words: TaleWords,
  language: Language,
): ChartStage {
  const title = CHAPTER_TITLES[language][number];
  const played = history.filter((one) => one.chapter === number);
  if (chapter === number) {
    const note = failures > 0 ? words.failures(failures) : words.notYet;
    return { number, title, note, state: 'next' };
  }
  if (chapter !== 'variable' && chapter < number) {
    return { number, title: words.closed, note: words.closedUntil(number - 1), state: 'closed' };
  }
  return { number, title, note: noteOf(played, words), state: 'done' };
}

/** A campaign may begin in a later chapter: then nothing was played of those before. */
function noteOf(played: readonly PlayedChapter[], words: TaleWords): string {
  const last = played.at(-1);
  if (last === undefined) return words.notYet;
  const { mode, players } = last;
  const company = players === 1 ? words.alone : mode === 'co-op' ? words.together(players) : words.against(players);
  if ('won' in last) return `${company} · ${words.won(played.length)}`;
  return last.winners.length === 0 ? `${company} · ${words.nobodyWon}` : company;
}

function featOf({ chapter, coopWins, defeats, crowned }: CampaignState, { feat }: TaleWords): ChartFeat {
  const marks = CHAPTERS.map((number) => coopWins.includes(number));
  const behind = CHAPTERS.filter((number) => chapter === 'variable' || number < chapter);
  const howFar = () => {
    if (defeats > 0) return feat.lost(defeats);
    return behind.length === coopWins.length ? feat.open(coopWins.length, CHAPTERS.length) : feat.raced;
  };
  const text = crowned ? feat.done : `${feat.about} ${howFar()}`;
  return { title: feat.title, text, marks, isDone: crowned };
}
