import { type Depth, iterationsOf, momentsOf, type PastDecision, sampleOf } from '@roadstead/bots';
import { loadGame } from '@roadstead/games';
import { type GameRecord, parseRecord, Refusal, type Seat } from '@roadstead/kernel';
import type { Room } from '@roadstead/protocol';
import { seatInfo } from '../local/room-of.js';
import { NotFound } from '../replay/model/not-found.js';
import type { ReplayFile } from '../replay/model/replay-file.js';

/** A finished game, and the decisions in it that can be looked into. */
export interface Analysable {
  readonly record: GameRecord;
  /** Who sat where. */
  readonly room: Pick<Room, 'seats'>;
  readonly moments: readonly PastDecision[];
  /** Of so many decisions: of a long game only some are looked into. */
  readonly of: number;
  /** How often each is played on in thought. */
  readonly iterations: Readonly<Record<Depth, number>>;
  /** The seat of whoever looks; null for nobody in particular. */
  readonly you: Seat | null;
}

/** Throws `NotFound` where the record does not hold, or is not over. */
export async function openAnalysis({ record: raw, seats, you }: ReplayFile): Promise<Analysable> {
  try {
    const record = parseRecord(raw);
    const entry = await loadGame(record.game);
    if (entry === undefined) throw new NotFound('unknownGame');
    if (record.result === undefined) throw new NotFound('running');
    const nameless = { kind: 'person', name: '' } as const;
    const room = { seats: seats.map((seat, i) => seatInfo(seat ?? (i === you ? nameless : null), i)) };
    const all = momentsOf(entry.game, record);
    const moments = sampleOf(all, record.seats, entry.analysed);
    return { record, room, moments, of: all.length, iterations: iterationsOf(entry), you };
  } catch (error) {
    if (error instanceof Refusal) throw new NotFound('badRecord', error.message);
    throw error;
  }
}
