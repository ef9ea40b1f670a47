import type { Options } from '../../options.js';
import { isCampaign } from './campaign.js';
import { chapterOf } from './chapters.js';

/** Why a chapter cannot be played so (PR-A26). */
export type AgainstAdventure =
  | 'adventureSeats'
  | 'adventureBox'
  | 'adventureContracts'
  | 'adventureExpedition'
  | 'variableTogether'
  | 'charactersAlone'
  | 'noCampaign'
  | 'otherChapter';

const MOST_PLAYERS = 4;

/** Null if nothing speaks against it; undefined if no chapter is asked for. */
export function againstAdventure(seats: number, options: Options): AgainstAdventure | null | undefined {
  const { campaign = null, chapter = 'none' } = options;
  if (campaign !== null && !isCampaign(campaign)) return 'noCampaign';
  if (campaign !== null && chapter !== 'none' && chapter !== campaign.chapter) return 'otherChapter';
  const played = chapterOf(options);
  if (played === null) return options.characters === 'pick' ? 'charactersAlone' : undefined;
  if (seats < 1 || seats > MOST_PLAYERS) return 'adventureSeats';
  if (played === 'variable' && (seats === 1 || options.mode === 'co-op')) return 'variableTogether';
  if (options.box !== 'base') return 'adventureBox';
  if (options.with.includes('contracts')) return 'adventureContracts';
  return options.end === 'standard' ? null : 'adventureExpedition';
}
