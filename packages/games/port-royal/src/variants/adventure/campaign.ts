import { type GameCampaign, isPlainObject, type Progress } from '@roadstead/kernel';
import type { Options } from '../../options.js';
import type { PortRoyalResult } from '../../result.js';
import type { CampaignState, PlayedChapter } from './campaign-state.js';
import { GROUPS } from './cards.js';
import { chapterOf, groupsBefore } from './chapters.js';
import { firstMission } from './missions.js';
import { CHAPTERS, type Chapter } from './options.js';

/** Where the campaign of a table stood as it began; null where no chapter is played. */
export function campaignOf(options: Options): CampaignState | null {
  if (options.campaign) return options.campaign as unknown as CampaignState;
  const chapter = chapterOf(options);
  if (chapter === null) return null;
  return {
    chapter,
    groups: groupsBefore(chapter),
    failures: 0,
    defeats: 0,
    coopWins: [],
    history: [],
    crowned: false,
  };
}

type PlayedOut = Omit<PlayedChapter, 'chapter'>;

/** PR-A20, A36: a win or a competitive game leads on; a lost chapter is played again. The variable game changes nothing. */
export function campaignAfter(before: CampaignState, outcome: PlayedOut): CampaignState {
  const { chapter } = before;
  if (chapter === 'variable') return before;
  const group = firstMission(chapter).adds!;
  const groups = before.groups.includes(group) ? before.groups : [...before.groups, group];
  const won = 'won' in outcome ? (outcome as { won: boolean }).won : null;
  const defeats = before.defeats + (won === false ? 1 : 0);
  const coopWins = won === true ? [...before.coopWins, chapter] : before.coopWins;
  return {
    chapter: won === false ? chapter : chapterAfter(chapter),
    groups,
    failures: won === false ? before.failures + 1 : 0,
    defeats,
    coopWins,
    history: [...before.history, { chapter, ...outcome } as PlayedChapter],
    crowned: isCrowned(coopWins, defeats),
  };
}

function chapterAfter(chapter: Exclude<Chapter, 'variable'>): Chapter {
  return CHAPTERS[CHAPTERS.indexOf(chapter) + 1] ?? 'variable';
}

function isCrowned(coopWins: readonly number[], defeats: number): boolean {
  return coopWins.length === CHAPTERS.length && defeats === 0;
}

/** One table leads to the next as the result of each says; the story is over after its fifth chapter. */
export const campaign: GameCampaign = {
  first: (_seats, options) => campaignOf({ ...(options as Options), campaign: null }) as Progress | null,
  table: (progress, { seats, options }) => ({
    seats,
    options: { ...options, chapter: (progress as unknown as CampaignState).chapter, campaign: progress },
  }),
  after: (_progress, { result }) => (result as PortRoyalResult).campaign as unknown as Progress,
  isOver: (progress) => (progress as unknown as CampaignState).chapter === 'variable',
};

/** Whether this can be where a campaign stands. What it says was played is not proved here: records do that. */
export function isCampaign(value: unknown): value is CampaignState {
  if (!isPlainObject(value)) return false;
  const { chapter, groups, failures, defeats, coopWins, history, crowned, ...rest } = value;
  if (Object.keys(rest).length > 0 || !isChapter(chapter) || !isCount(failures) || !isCount(defeats)) return false;
  const next = chapter === 'variable' ? CHAPTERS.length + 1 : chapter;
  const known = next - 1 + (failures > 0 ? 1 : 0);
  return (
    defeats >= failures &&
    (chapter !== 'variable' || failures === 0) &&
    isSame(groups, GROUPS.slice(0, known)) &&
    isRising(coopWins, next) &&
    Array.isArray(history) &&
    history.every(isPlayed) &&
    crowned === isCrowned(coopWins, defeats)
  );
}

function isChapter(value: unknown): value is Chapter {
  return value === 'variable' || CHAPTERS.some((chapter) => chapter === value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isSame(value: unknown, list: readonly number[]): boolean {
  return Array.isArray(value) && value.length === list.length && list.every((one, i) => value[i] === one);
}

/** Chapters before this one, each once, in their order. */
function isRising(value: unknown, before: number): value is number[] {
  const isNumber = (n: unknown, i: number, all: readonly unknown[]) =>
    isCount(n) && n >= 1 && n < before && (i === 0 || n > (all[i - 1] as number));
  return Array.isArray(value) && value.every(isNumber);
}

function isPlayed(value: unknown): boolean {
  if (!isPlainObject(value)) return false;
  const { chapter, mode, players, won, winners, ...rest } = value;
  const isTogether = mode === 'co-op' && typeof won === 'boolean' && winners === undefined;
  const isAgainst = mode === 'competitive' && won === undefined && Array.isArray(winners) && winners.every(isCount);
  return (
    Object.keys(rest).length === 0 &&
    isChapter(chapter) &&
    chapter !== 'variable' &&
    isCount(players) &&
    (isTogether || isAgainst)
  );
}
