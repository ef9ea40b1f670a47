import { parseRecord } from '../logbook/parse.js';
import type { GameRecord } from '../logbook/record.js';
import { isPlainObject } from '../plain.js';
import { Refusal } from '../refusal.js';

export const CAMPAIGN_FORMAT = 1;

/** A whole campaign as one file: its records, the first to the last. */
export interface CampaignFile {
  readonly format: typeof CAMPAIGN_FORMAT;
  readonly game: string;
  readonly records: readonly GameRecord[];
}

export function campaignFile(game: string, records: readonly GameRecord[]): CampaignFile {
  return { format: CAMPAIGN_FORMAT, game, records };
}

/** True for what is meant to be a campaign, not a single record. */
export function isCampaign(raw: unknown): boolean {
  return isPlainObject(raw) && Object.hasOwn(raw, 'records');
}

/** A copy of a campaign from outside, its shape checked; whether it is true is another question: `verifyCampaign`. */
export function parseCampaign(raw: unknown): CampaignFile {
  if (!isPlainObject(raw) || !Array.isArray(raw.records)) throw bad('A campaign must be an object with records.');
  const odd = Object.keys(raw).find((name) => !['format', 'game', 'records'].includes(name));
  if (odd !== undefined) throw bad(`The campaign has an unknown field "${odd}".`);
  if (raw.format !== CAMPAIGN_FORMAT) throw bad(`The campaign must have format ${CAMPAIGN_FORMAT}.`);
  if (typeof raw.game !== 'string') throw bad('The campaign must have the id of a game.');
  return campaignFile(raw.game, raw.records.map(recordOf));
}

function recordOf(raw: unknown, i: number): GameRecord {
  try {
    return parseRecord(raw);
  } catch (error) {
    if (error instanceof Refusal) throw bad(`record ${i + 1}: ${error.message}`);
    throw error;
  }
}

function bad(sentence: string): Refusal {
  return new Refusal('BAD_RECORD', sentence);
}
