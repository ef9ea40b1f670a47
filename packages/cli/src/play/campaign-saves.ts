import { existsSync, readFileSync } from 'node:fs';
import { gameById } from '@roadstead/games/all';
import {
  campaignStand,
  type GameRecord,
  isCampaign,
  parseCampaign,
  Refusal,
  type Sitter,
  verifyCampaign,
} from '@roadstead/kernel';
import { UsageError } from '../usage.js';
import { type Crew, isLevel, type Member, tidyName } from './crew.js';
import { type KeptRecord, newSaveFile, recordsIn, save, saveCrew } from './saves.js';

/** The parts of a campaign before this one, the first first, as far as they lie in the same folder. */
export function partsBefore(folder: string, record: GameRecord): readonly GameRecord[] {
  // Whoever plays a single game says where it is kept: that place may be any, and is not searched.
  if (record.follows?.kind !== 'campaign') return [];
  return keptBefore(recordsIn(folder), record).map((kept) => kept.record);
}

function keptBefore(kept: readonly KeptRecord[], { follows }: GameRecord): readonly KeptRecord[] {
  if (follows?.kind !== 'campaign') return [];
  const before = kept.find(({ record }) => record.commitment === follows.of);
  return before === undefined ? [] : [...keptBefore(kept, before.record), before];
}

/** The campaign that was played last, part by part; empty where there is none. */
export function lastCampaign(folder: string): readonly KeptRecord[] {
  const kept = recordsIn(folder);
  const last = kept.find(({ record }) => isOfCampaign(record));
  return last === undefined ? [] : [...keptBefore(kept, last.record), last];
}

/** A file may be anybody's: one that does not fit its game is of no campaign. */
function isOfCampaign(record: GameRecord): boolean {
  const game = gameById(record.game)?.game;
  try {
    return game !== undefined && campaignStand(game, record) !== null;
  } catch {
    return false;
  }
}

/** The file to go on with: a whole campaign is laid into the folder part by part, and its last part is it. */
export function unpacked(file: string, folder: string): string {
  const raw = existsSync(file) ? jsonIn(file) : null;
  if (!isCampaign(raw)) return file;
  const { game, records, crews } = parsed(raw, file);
  const rules = gameById(game)?.game;
  if (rules === undefined) throw new UsageError(`${file} is a campaign of "${game}", which is not known here`);
  const wrong = verifyCampaign(rules, records);
  if (wrong !== null) throw new UsageError(`${file} cannot be resumed: ${wrong.replace(/\.$/, '')}`);
  const here = recordsIn(folder);
  let last = file;
  for (const [i, record] of records.entries()) {
    const known = here.find((one) => one.record.commitment === record.commitment);
    last = known?.file ?? newSaveFile(folder, game);
    if (known !== undefined) continue;
    save(last, record);
    if (crews) saveCrew(last, crewOf(crews[i]!), null);
  }
  return last;
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function parsed(raw: unknown, file: string) {
  try {
    return parseCampaign(raw);
  } catch (error) {
    if (error instanceof Refusal)
      throw new UsageError(`${file} cannot be resumed: ${error.message.replace(/\.$/, '')}`);
    throw error;
  }
}

function crewOf(sitters: readonly Sitter[]): Crew {
  return sitters.map(({ name, bot }): Member => ({ name: name && tidyName(name), ...(isLevel(bot) && { bot }) }));
}
