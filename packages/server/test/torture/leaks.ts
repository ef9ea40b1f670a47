import { type Seat, same } from '@roadstead/kernel';
import { changeOf, Room, type SocketMessage, type SocketPush, type Standing } from '@roadstead/protocol';
import { Compile } from 'typebox/compile';
import { Standings } from '../tables/standings.js';
import { type KnownAt, knowledge, type Truth } from './truth.js';

const STANDING_FIELDS = ['seq', 'now', 'seat', 'toAct', 'over', 'result', 'view', 'legal', 'odds', 'undoable', 'order'];
const ANSWER_FIELDS = ['id', 'ok', 'seq', 'n', 'error', 'standing', 'hint', 'view'];
const room = Compile(Room);

/**
 * Everything in the messages to somebody who has one seat, or none, at a table that is more, less or other than the kernel
 * says they may know.
 */
export function leaks(messages: readonly string[], truth: Truth, seat: Seat | null): string[] {
  const known = knowledge(truth, seat);
  const standings = new Standings();
  return messages.flatMap((text) => {
    const message = JSON.parse(text) as SocketMessage;
    const faults =
      'push' in message
        ? ofPush(message as SocketPush, standings, known, truth, seat)
        : ofAnswer(message, known, truth, seat);
    return faults.map((fault) => `${fault} in ${text.slice(0, 300)}`);
  });
}

function ofPush(
  push: SocketPush,
  standings: Standings,
  known: readonly KnownAt[],
  truth: Truth,
  seat: Seat | null,
): string[] {
  const standing = standings.hear(push);
  switch (push.push) {
    case 'changed':
      return [
        ...ofLog(push.log, known),
        ...ofStanding(standing!, known, truth, seat),
        // Nothing rides along that the one who rebuilds would not see.
        ...(isJson(push.change, changeOf(standings.at(push.from), standing)) ? [] : ['the change']),
        ...only(push, ['push', 'table', 'log', 'from', 'told', 'change']),
      ];
    case 'played':
      return [
        ...ofLog([push.played], known),
        ...ofStanding(push.standing, known, truth, seat),
        ...only(push, ['push', 'table', 'played', 'standing', 'told']),
      ];
    case 'standing':
      return [
        ...ofLog(push.log, known),
        ...(push.opening === undefined || isJson(push.opening, known[0]!.events) ? [] : ['the opening']),
        ...ofStanding(push.standing, known, truth, seat),
        ...only(push, ['push', 'table', 'opening', 'log', 'standing', 'told']),
      ];
    case 'room':
      return [
        ...(room.Check(push.room) ? [] : ['the shape of the room']),
        ...(push.room.invite !== undefined && seat === null ? ['the invitation'] : []),
        ...(push.room.seed !== undefined && push.room.status !== 'over' ? ['the seed'] : []),
        ...(push.room.you.seat === seat ? [] : ['the seat']),
        ...only(push, ['push', 'table', 'room']),
      ];
    case 'said':
      return only(push, ['push', 'table', 'said']);
    case 'turn':
      return only(push, ['push', 'table', 'yourTurn']);
    case 'closing':
      return only(push, ['push']);
  }
}

function ofAnswer(answer: SocketMessage, known: readonly KnownAt[], truth: Truth, seat: Seat | null): string[] {
  const { standing, seq, view } = answer as {
    readonly standing?: Standing;
    readonly seq?: number;
    readonly view?: unknown;
  };
  return [
    ...only(answer, ANSWER_FIELDS),
    ...(standing === undefined ? [] : ofStanding(standing, known, truth, seat)),
    ...(view === undefined || isJson(view, known[seq!]?.view) ? [] : ['a view from before']),
  ];
}

function ofLog(log: readonly { readonly seq: number }[], known: readonly KnownAt[]): string[] {
  return log.every((played) => isJson(played, known[played.seq]?.played)) ? [] : ['an entry'];
}

function ofStanding(standing: Standing, known: readonly KnownAt[], { stored }: Truth, seat: Seat | null): string[] {
  const at = known[standing.seq]!;
  return [
    ...only(standing, STANDING_FIELDS),
    ...(standing.seat === seat ? [] : ['the seat']),
    ...(isJson(standing.view, at.view) ? [] : ['the view']),
    ...(isJson(standing.legal, at.legal) ? [] : ['the legal actions']),
    ...(standing.odds === undefined || (stored.house.odds && isJson(standing.odds, at.odds)) ? [] : ['the odds']),
    ...(isJson(standing.toAct, at.toAct) ? [] : ['who is to act']),
    ...(standing.result === undefined || isJson(standing.result, at.result) ? [] : ['the result']),
  ];
}

function only(object: object, fields: readonly string[]): string[] {
  return Object.keys(object).flatMap((field) => (fields.includes(field) ? [] : [`a field ${field}`]));
}

function isJson(sent: unknown, allowed: unknown): boolean {
  return allowed !== undefined && same(sent, JSON.parse(JSON.stringify(allowed)));
}
