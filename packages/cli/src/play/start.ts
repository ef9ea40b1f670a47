import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { gameById } from '@roadstead/games/all';
import { type GameEntry, isPlainObject, type Language, Refusal } from '@roadstead/kernel';
import { entryNamed } from '../game-args.js';
import { orUsage } from '../game-options.js';
import { UsageError } from '../usage.js';
import { unpacked } from './campaign-saves.js';
import { type Crew, crewOf, USUAL_LEVEL } from './crew.js';
import { nextPart, refuseWithin } from './onward.js';
import type { Onward, PlayOptions } from './options.js';
import { lastUnfinished, load, newSaveFile, type Save } from './saves.js';
import { PlaySession } from './session.js';

/** A session with the file that it is kept in. */
export interface Started {
  readonly session: PlaySession;
  readonly file: string;
}

export function startNew(options: PlayOptions, surroundings: Language, folder: string): Started {
  const entry = entryNamed(options.game);
  const language = options.language ?? surroundings;
  const { names, bots, seed, start, table, save } = options;
  const crew = crewOf(names, bots);
  const request = {
    seats: crew.length,
    options: table,
    ...(seed !== null && { seed }),
    ...(start !== null && { start }),
  };
  if (save !== null && existsSync(save)) {
    throw new UsageError(`${save} exists already: go on with it by --resume ${save}, or name another file`);
  }
  const file = save ?? newSaveFile(folder, entry.game.id);
  return { session: orUsage(() => PlaySession.open(entry, request, crew, language)), file };
}

export function startSaved(options: PlayOptions, surroundings: Language, folder: string): Started {
  const asked = options.resume ? unpacked(options.resume, folder) : null;
  const file = asked ?? lastUnfinished(folder, options.isGameNamed ? options.game : undefined);
  if (file === null) throw new UsageError(`there is no unfinished game in ${folder}: start one without --resume`);
  const saved = read(file);
  const entry = gameOf(saved, file);
  const language = options.language ?? saved.language ?? surroundings;
  try {
    const crew = (seats: number) => crewFor(saved.crew, seats);
    const session = PlaySession.resume(entry, saved.record, crew, language);
    const next = startNext({ session, file }, options.save, options.onward);
    if (next !== null) return next;
    refuseWithin(options.onward);
    return { session, file: options.save ?? file };
  } catch (error) {
    if (error instanceof Refusal)
      throw new UsageError(`${file} cannot be resumed: ${error.message.replace(/\.$/, '')}`);
    throw error;
  }
}

/** The next part of a campaign, with the same crew or as somebody asks; null where nothing follows. */
export function startNext({ session, file }: Started, save: string | null, onward?: Onward): Started | null {
  const { entry, record, crew, language } = session;
  const next = nextPart(entry, record, crew, onward);
  if (next === null) return null;
  return {
    session: orUsage(() => PlaySession.open(entry, next.request, next.crew, language)),
    file: save ?? newSaveFile(dirname(file), entry.game.id),
  };
}

function read(file: string): Save {
  try {
    return load(file);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(isMissing ? `there is no file ${file}` : `${file} is not a saved game`);
  }
}

function gameOf({ record }: Save, file: string): GameEntry {
  const id = isPlainObject(record) && typeof record.game === 'string' ? record.game : null;
  // What is no record at all is refused with a better sentence by the one who reads it.
  const entry = id === null ? entryNamed() : gameById(id);
  if (entry === undefined) throw new UsageError(`${file} is a game of "${id}", which is not known here`);
  return entry;
}

/** A record from elsewhere does not say who plays: then it is you, against bots. */
function crewFor(saved: Crew | null, seats: number): Crew {
  if (saved !== null && saved.length === seats) return saved;
  return crewOf([null], Array(seats - 1).fill({ bot: USUAL_LEVEL }));
}
