import { loadGame } from '@roadstead/games';
import { Refusal } from '@roadstead/kernel';
import { NotFound } from './not-found.js';
import { Replay } from './replay.js';
import type { ReplayFile } from './replay-file.js';

/** A file as a replay; throws `NotFound` where its record does not hold, or is not to be seen yet. */
export async function openReplay(file: ReplayFile): Promise<Replay> {
  await loadGame(file.record.game);
  const replay = replayOf(file);
  const people = file.seats.filter((seat) => seat === null || seat.kind === 'person').length;
  // What others hold in a game that goes on is nobody's business, not even on the same device.
  if (!replay.isOver && people > 1) throw new NotFound('running');
  return replay;
}

function replayOf(file: ReplayFile): Replay {
  try {
    return new Replay(file);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new NotFound(error.code === 'UNKNOWN_GAME' ? 'unknownGame' : 'badRecord', error.message);
  }
}
