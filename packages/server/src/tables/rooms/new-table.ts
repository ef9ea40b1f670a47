import { gameById } from '@roadstead/games/all';
import { parseRequest } from '@roadstead/kernel';
import type { HouseRules, NewTable } from '@roadstead/protocol';
import { Refused } from '../../refused.js';
import type { StoredSeat, StoredTable } from '../../store/store.js';
import { newInvite, newTableId } from '../ids.js';
import { EMPTY_SEAT } from '../seating.js';

export const USUAL_HOUSE: HouseRules = {
  open: false,
  pace: { kind: 'none' },
  standIn: null,
  spectators: true,
  odds: true,
  rated: false,
};

/** A table that gathers, with its host in the first seat and the bots that were asked for after them. */
export function newTable(asked: NewTable, host: string, now: number): StoredTable {
  const { game } = knownGame(asked.game);
  const { options } = parseRequest(game, { seats: asked.seats, options: asked.options });
  const bots = asked.bots ?? [];
  if (bots.length >= asked.seats) throw new Refused('BAD_REQUEST', 'There are not so many seats for bots.');
  const seats = Array.from({ length: asked.seats }, (_, seat): StoredSeat => {
    if (seat === 0) return { ...EMPTY_SEAT, person: host };
    return { ...EMPTY_SEAT, bot: bots[seat - 1] ?? null };
  });
  const house = checkedHouse({ ...USUAL_HOUSE, ...asked.house }, asked.seats);
  return blankTable({ game: game.id, rules: game.rules, options, seats, host }, house, now);
}

/** House rules that go together, at a table of so many seats. */
export function checkedHouse(house: HouseRules, seats: number): HouseRules {
  const { start = null, rated, pace } = house;
  if (rated && pace.kind === 'none') throw new Refused('BAD_REQUEST', endless());
  if (start === null) return house;
  if (start >= seats) throw new Refused('BAD_REQUEST', 'There is no such seat to start.');
  if (rated) throw new Refused('BAD_REQUEST', 'In a rated game chance decides who starts.');
  return house;
}

/** Why a rated game cannot be without clocks. */
export function endless(): string {
  return 'A rated game needs clocks, or days for each move: else whoever is losing need never come back.';
}

/** A table at which nothing has happened yet. */
export function blankTable(
  what: Pick<StoredTable, 'game' | 'rules' | 'options' | 'seats' | 'host'>,
  house: HouseRules,
  now: number,
): StoredTable {
  return {
    ...what,
    house,
    id: newTableId(),
    invite: newInvite(),
    keptOut: [],
    status: 'gathering',
    version: 0,
    seq: 0,
    record: null,
    plannedSeed: null,
    toAct: [],
    turnAt: now,
    dueAt: null,
    awaitsBot: false,
    undoAsked: null,
    orders: {},
    result: null,
    follows: null,
    createdAt: now,
    startedAt: null,
    overAt: null,
    updatedAt: now,
  };
}

export function knownGame(id: string) {
  const entry = gameById(id);
  if (entry === undefined) throw new Refused('UNKNOWN_GAME', 'There is no such game here.');
  return entry;
}
