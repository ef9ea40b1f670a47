import type { Seat } from '@roadstead/kernel';
import { isPlayedByPerson, type Room } from '@roadstead/protocol';
import type { Words } from '../words/index.svelte.js';
import type { SeatName } from './model.js';

/** Bots go by these, so that a table is remembered by its people. */
const BOT_NAMES = ['Anneke', 'Willem', 'Griet', 'Joost', 'Saartje', 'Pieter', 'Maaike', 'Dirk', 'Trijn', 'Cornelis'];

export function botName(seat: Seat): string {
  return BOT_NAMES[seat % BOT_NAMES.length]!;
}

/** How the seats of a table are called. */
export function seatNames(room: Pick<Room, 'seats'>, words: Words): SeatName {
  return (seat) => {
    const info = room.seats[seat];
    if (info?.person) return info.person.name || words.you;
    return info?.bot ? botName(seat) : words.person(seat + 1);
  };
}

/** The seat that the story is told to as "you"; null where several people share the device. */
export function spokenTo(room: Room, seat: Seat | null, shared: boolean): Seat | null {
  return shared && room.seats.filter(isPlayedByPerson).length > 1 ? null : seat;
}
