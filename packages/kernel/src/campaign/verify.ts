import type { AnyGame, Progress } from '../contract.js';
import { openRecord } from '../logbook/open.js';
import type { GameRecord } from '../logbook/record.js';
import { verify } from '../logbook/verify.js';
import { Refusal } from '../refusal.js';
import { same } from '../same.js';
import { firstProgress, numberOf, progressAfter, progressOf } from './progress.js';

/**
 * Goes through all records of a campaign, first to last: each is a good record, follows the one before it and began where
 * those before had led to. The last may still be going on. One line saying what is wrong and in which, or null.
 */
export function verifyCampaign(game: AnyGame, records: readonly unknown[]): string | null {
  if (records.length === 0) return 'There are no records.';
  let before: GameRecord | null = null;
  for (const [i, raw] of records.entries()) {
    const place = `record ${i + 1}`;
    const sentence = verify(game, raw);
    if (sentence !== null) return `${place}: ${sentence}`;
    const { record } = openRecord(game, raw);
    const broken = before === null ? brokenStart(game, record) : brokenLink(game, before, record);
    if (broken !== null) return `${place}: ${broken}`;
    before = record;
  }
  return null;
}

/** Where a campaign stands after all its records: a fold over them, which they must pass. Null before its first end. */
export function rebuild(game: AnyGame, records: readonly unknown[]): Progress | null {
  const sentence = verifyCampaign(game, records);
  if (sentence !== null) throw new Refusal('BAD_RECORD', sentence);
  const finished = records.map((raw) => openRecord(game, raw).record).filter(({ result }) => result !== undefined);
  return finished.length === 0 ? null : progressAfter(game, finished.at(-1)!);
}

function brokenStart(game: AnyGame, record: GameRecord): string | null {
  if (record.follows?.kind === 'campaign') {
    return `It is number ${record.follows.n} of its campaign, so those before it are missing.`;
  }
  const progress = firstProgress(game, record);
  if (progress === null) return 'It is not of a campaign.';
  return same(progressOf(game, record), progress) ? null : 'It does not begin where a campaign begins.';
}

function brokenLink(game: AnyGame, before: GameRecord, record: GameRecord): string | null {
  if (before.result === undefined) return 'The game before it is not over.';
  const n = numberOf(before) + 1;
  if (record.follows?.kind !== 'campaign') return 'It does not follow a game of a campaign.';
  if (record.follows.n !== n) return `It is number ${record.follows.n} of its campaign, but number ${n} comes next.`;
  if (record.follows.of !== before.commitment) return 'It follows another game than the one before it.';
  const progress = progressAfter(game, before);
  if (progress === null || !same(progressOf(game, record), progress)) {
    return `It does not begin where the game before it led to: ${JSON.stringify(progress)}.`;
  }
  return game.campaign?.isOver(progress) ? 'The campaign was over before it.' : null;
}
