import { existsSync } from 'node:fs';
import type { GameEntry } from '@roadstead/games';
import { type Language, Refusal } from '@roadstead/kernel';
import { orUsage } from '../game-options.js';
import { UsageError } from '../usage.js';
import { type Crew, crewOf, USUAL_LEVEL } from './crew.js';
import type { PlayOptions } from './options.js';
import { lastUnfinished, load, newSaveFile, type Save } from './saves.js';
import { Session } from './session.js';

/** A session with the file that it is kept in. */
export interface Started {
  readonly session: Session;
  readonly file: string;
}

export function startNew(entry: GameEntry, options: PlayOptions, surroundings: Language, folder: string): Started {
  const language = options.language ?? surroundings;
  const { names, bots, seed, table, save } = options;
  const crew = crewOf(names, bots);
  const request = { seats: crew.length, options: table, ...(seed !== null && { seed }) };
  if (save !== null && existsSync(save)) {
    throw new UsageError(`${save} exists already: go on with it by --resume ${save}, or name another file`);
  }
  const file = save ?? newSaveFile(folder, entry.game.id);
  return { session: orUsage(() => Session.open(entry, request, crew, language)), file };
}

export function startSaved(entry: GameEntry, options: PlayOptions, surroundings: Language, folder: string): Started {
  const file = options.resume || lastUnfinished(folder, entry.game.id);
  if (file === null) throw new UsageError(`there is no unfinished game in ${folder}: start one without --resume`);
  const saved = read(file);
  const language = options.language ?? saved.language ?? surroundings;
  try {
    const crew = (seats: number) => crewFor(saved.crew, seats);
    return { session: Session.resume(entry, saved.record, crew, language), file: options.save ?? file };
  } catch (error) {
    if (error instanceof Refusal)
      throw new UsageError(`${file} cannot be resumed: ${error.message.replace(/\.$/, '')}`);
    throw error;
  }
}

function read(file: string): Save {
  try {
    return load(file);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(isMissing ? `there is no file ${file}` : `${file} is not a saved game`);
  }
}

/** A record from elsewhere does not say who plays: then it is you, against bots. */
function crewFor(saved: Crew | null, seats: number): Crew {
  if (saved !== null && saved.length === seats) return saved;
  return crewOf([null], Array(seats - 1).fill(USUAL_LEVEL));
}
