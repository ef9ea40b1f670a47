import { eventsFor } from '@roadstead/kernel';
import { badRequest, required, seatOf, seatOrSpectator } from '../fields.js';
import { statusOf } from '../status.js';
import type { Verb } from './verb.js';

export const view: Verb = (request, tables) => {
  const table = tables.of(request);
  return { view: table.view(seatOrSpectator(request, 'seat', table.seats)) };
};

export const odds: Verb = (request, tables) => {
  const table = tables.of(request);
  const told = table.odds(seatOrSpectator(request, 'seat', table.seats));
  if (told === null) throw badRequest(`"${table.game.id}" is a game without odds.`);
  return { odds: told };
};

export const legal: Verb = (request, tables) => {
  const table = tables.of(request);
  return { actions: table.legal(seatOf(request, 'seat', table.seats)) };
};

export const act: Verb = (request, tables) => {
  const table = tables.of(request);
  const seat = seatOf(request, 'seat', table.seats);
  const told = table.act(seat, required(request, 'action'));
  return { events: eventsFor(told, seat), ...statusOf(table) };
};

export const undo: Verb = (request, tables) => {
  const table = tables.of(request);
  const seat = seatOf(request, 'seat', table.seats);
  const undone = table.undoable(seat);
  table.undo(seat);
  return { undone, ...statusOf(table) };
};
