import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gameById } from '@roadstead/games/all';
import { type AnyGame, type GameRecord, isPlainObject, LANGUAGES, type Language, nextTable } from '@roadstead/kernel';
import { type Crew, isLevel, type Member, tidyName } from './crew.js';

/** A game as it lies on the disk: the record, which `roadstead verify` reads, and beside it who sits where. */
export interface Save {
  readonly record: unknown;
  readonly crew: Crew | null;
  readonly language: Language | null;
}

const RECORD = '.json';
const CREW = '.crew.json';

/** Where games are kept unless a file is named. */
export function saveFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.ROADSTEAD_DATA || '.roadstead';
}

/** A file of its own for a game that begins now. */
export function newSaveFile(folder: string, gameId: string, now = new Date()): string {
  const stamp = now
    .toISOString()
    .slice(0, 19)
    .replace(/\D/g, '')
    .replace(/^(\d{8})/, '$1-');
  const name = join(folder, `${gameId}-${stamp}`);
  if (!existsSync(name + RECORD)) return name + RECORD;
  let copy = 2;
  while (existsSync(`${name}-${copy}${RECORD}`)) copy++;
  return `${name}-${copy}${RECORD}`;
}

/** Writes beside the file and then puts it in its place, so that a broken write never costs the game. */
export function save(file: string, record: GameRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  replace(file, record);
}

/** Who sits where stays the same, so once is enough. */
export function saveCrew(file: string, crew: Crew, language: Language | null): void {
  mkdirSync(dirname(file), { recursive: true });
  replace(crewFile(file), { seats: crew, language });
}

function replace(file: string, content: unknown): void {
  const fresh = `${file}.new`;
  writeFileSync(fresh, `${JSON.stringify(content)}\n`);
  renameSync(fresh, file);
}

export function load(file: string): Save {
  const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { record, ...loadCrew(crewFile(file)) };
}

/** Whoever sits there is missing where the record comes from elsewhere. */
function loadCrew(file: string): Pick<Save, 'crew' | 'language'> {
  try {
    const { seats, language } = JSON.parse(readFileSync(file, 'utf8')) as { seats?: unknown; language?: unknown };
    const crew = Array.isArray(seats) ? seats.map(member) : [];
    return {
      crew: crew.length > 0 && crew.every((one) => one !== null) ? crew : null,
      language: LANGUAGES.find((known) => known === language) ?? null,
    };
  } catch {
    return { crew: null, language: null };
  }
}

function member(raw: unknown): Member | null {
  if (!isPlainObject(raw) || (raw.name !== null && typeof raw.name !== 'string')) return null;
  if (raw.bot !== undefined && !isLevel(raw.bot)) return null;
  return {
    name: raw.name && tidyName(raw.name),
    ...(raw.bot !== undefined && { bot: raw.bot }),
    ...(typeof raw.style === 'string' && { style: raw.style }),
  };
}

/**
 * The table that was played at last and is not over, or whose campaign goes on and has no next table yet: of one game, or of
 * any that is known.
 */
export function lastUnfinished(folder: string, gameId?: string): string | null {
  const records = recordsIn(folder);
  const goneOn = new Set(records.map(({ record }) => record.follows?.kind === 'campaign' && record.follows.of));
  const found = records.find(({ record }) => {
    const entry = gameById(record.game);
    if (entry === undefined || record.game !== (gameId ?? record.game)) return false;
    return record.result === undefined || (!goneOn.has(record.commitment) && goesOn(entry.game, record));
  });
  return found?.file ?? null;
}

/** All records of a folder with their files, the last one written first. */
export function recordsIn(folder: string): readonly KeptRecord[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith(RECORD) && !name.endsWith(CREW)).map((name) => join(folder, name));
  const byAge = files.map((file) => ({ file, age: statSync(file).mtimeMs })).sort((a, b) => b.age - a.age);
  return byAge.flatMap(({ file }) => recordIn(file) ?? []);
}

/** A record and the file that it is kept in. */
export interface KeptRecord {
  readonly file: string;
  readonly record: GameRecord;
}

function recordIn(file: string): KeptRecord | null {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isPlainObject(record) && typeof record.game === 'string'
      ? { file, record: record as unknown as GameRecord }
      : null;
  } catch {
    return null;
  }
}

/** A file may be anybody's: one that does not fit the game leads nowhere. */
function goesOn(game: AnyGame, record: GameRecord): boolean {
  try {
    return nextTable(game, record) !== null;
  } catch {
    return false;
  }
}

function crewFile(file: string): string {
  return (file.endsWith(RECORD) ? file.slice(0, -RECORD.length) : file) + CREW;
}
