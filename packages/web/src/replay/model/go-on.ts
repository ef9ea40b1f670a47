import type { Seat } from '@roadstead/kernel';
import type { BotLevel } from '@roadstead/protocol';
import type { LocalSeat, SavedGame } from '../../local/messages.js';
import type { SeatName } from '../../table/model.js';
import type { Replay } from './replay.js';

interface GoingOn {
  readonly step: number;
  /** The seats that the person plays. */
  readonly seats: readonly Seat[];
  /** Who plays the others. */
  readonly level: BotLevel;
  /** How the person is called who plays a single seat. */
  readonly you: string;
  /** How the seats were called in the record: bots go by the names of those whose seats they play. */
  readonly name: SeatName;
  /** Everything may be taken back. */
  readonly practice: boolean;
}

/** The record up to a step, as the file of a game that goes on from there: with the chance that came after it. */
export function goOn(replay: Replay, { step, seats, level, you, name, practice }: GoingOn, now: number): SavedGame {
  const { file } = replay;
  const isAlone = seats.length === 1;
  const sit = (before: LocalSeat | null, seat: Seat): LocalSeat => {
    if (seats.includes(seat)) return { kind: 'person', name: isAlone ? you : name(seat) };
    const wasBot = before?.kind === 'bot' && before.name === undefined;
    return { kind: 'bot', level, ...(!wasBot && { name: name(seat) }) };
  };
  return {
    format: 'roadstead-game',
    id: '',
    seats: file.seats.map(sit),
    house: { odds: file.house.odds, practice, cover: false },
    createdAt: now,
    updatedAt: now,
    times: Array.from({ length: step }, () => now),
    record: replay.upTo(step),
  };
}
