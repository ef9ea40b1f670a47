import { parseRecord } from '../logbook/parse.js';
import type { GameRecord } from '../logbook/record.js';
import { isPlainObject, quote } from '../plain.js';
import { Refusal } from '../refusal.js';

export const CAMPAIGN_FORMAT = 1;
const LONGEST_NAME = 60;

/** Who had a seat: null for somebody without a name; of a bot also how well it plays. */
export interface Sitter {
  readonly name: string | null;
  readonly bot?: string;
}

/** A whole campaign as one file: its records, the first to the last, and who sat at each of these tables. */
export interface CampaignFile {
  readonly format: typeof CAMPAIGN_FORMAT;
  readonly game: string;
  readonly records: readonly GameRecord[];
  /** By record and seat; missing where nobody knows. It proves nothing, so nothing rests on it. */
  readonly crews?: readonly (readonly Sitter[])[];
}

export function campaignFile(
  game: string,
  records: readonly GameRecord[],
  crews?: CampaignFile['crews'],
): CampaignFile {
  return { format: CAMPAIGN_FORMAT, game, records, ...(crews && { crews }) };
}

/** True for what is meant to be a campaign, not a single record. */
export function isCampaign(raw: unknown): boolean {
  return isPlainObject(raw) && Object.hasOwn(raw, 'records');
}

/** A copy of a campaign from outside, its shape checked; whether it is true is another question: `verifyCampaign`. */
export function parseCampaign(raw: unknown): CampaignFile {
  if (!isPlainObject(raw) || !Array.isArray(raw.records)) throw bad('A campaign must be an object with records.');
  const odd = Object.keys(raw).find((name) => !['format', 'game', 'records', 'crews'].includes(name));
  if (odd !== undefined) throw bad(`The campaign has an unknown field "${odd}".`);
  if (raw.format !== CAMPAIGN_FORMAT) throw bad(`The campaign must have format ${CAMPAIGN_FORMAT}.`);
  if (typeof raw.game !== 'string') throw bad('The campaign must have the id of a game.');
  const { game } = raw;
  const records = raw.records.map((record, i) => recordOf(record, i, game));
  return campaignFile(game, records, raw.crews === undefined ? undefined : crewsOf(raw.crews, records));
}

function recordOf(raw: unknown, i: number, game: string): GameRecord {
  const record = parsed(raw, i);
  if (record.game !== game) {
    throw bad(`record ${i + 1}: It is of ${quote(record.game)}, and the campaign of ${quote(game)}.`);
  }
  return record;
}

function parsed(raw: unknown, i: number): GameRecord {
  try {
    return parseRecord(raw);
  } catch (error) {
    if (error instanceof Refusal) throw bad(`record ${i + 1}: ${error.message}`);
    throw error;
  }
}

function crewsOf(raw: unknown, records: readonly GameRecord[]): readonly (readonly Sitter[])[] {
  if (!Array.isArray(raw) || raw.length !== records.length) throw bad('There must be a crew for each record.');
  return raw.map((crew: unknown, i) => {
    if (!Array.isArray(crew) || crew.length !== records[i]!.seats || !crew.every(isSitter)) {
      throw bad(`record ${i + 1}: Its crew must name who sits in each seat.`);
    }
    return crew.map(({ name, bot }) => ({
      name: name?.slice(0, LONGEST_NAME) ?? null,
      ...(bot !== undefined && { bot }),
    }));
  });
}

function isSitter(raw: unknown): raw is Sitter {
  if (!isPlainObject(raw)) return false;
  const { name, bot, ...rest } = raw;
  const isKnown = name === null || typeof name === 'string';
  return isKnown && (bot === undefined || typeof bot === 'string') && Object.keys(rest).length === 0;
}

function bad(sentence: string): Refusal {
  return new Refusal('BAD_RECORD', sentence);
}
