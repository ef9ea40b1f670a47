import type { Result, Seat, Typed } from '@roadstead/kernel';
import { type Static, Type } from 'typebox';
import { CLOSED, PersonId, PLAIN, Seq, TableId } from './basics.js';
import type { Change } from './change.js';
import { TALK_LENGTH } from './limits.js';
import { PhraseName, type Room, type Said } from './room.js';

/**
 * The web socket speaks the vocabulary of the engine protocol. Every request has an id of its sender's choice; sent
 * twice, it counts once. A worker that plays without a server speaks the same.
 */
const RequestId = Type.String({ minLength: 1, maxLength: 64, pattern: PLAIN });
const Action = Type.Object({ type: Type.String({ maxLength: 40 }) }, { additionalProperties: true });
const about = <V extends string>(verb: V) => ({ id: RequestId, do: Type.Literal(verb), table: TableId });

export const WatchRequest = Type.Object({ ...about('watch'), seq: Type.Optional(Seq) }, CLOSED);
export const UnwatchRequest = Type.Object(about('unwatch'), CLOSED);
/** Carries an action out, if what the seat is asked has not changed since the logbook had `expect` entries. */
export const ActRequest = Type.Object({ ...about('act'), expect: Seq, action: Action }, CLOSED);
/** Takes back one's last act (`step`), or what one did after act number `to`, or all that one freely can. */
export const UndoRequest = Type.Object(
  { ...about('undo'), expect: Seq, step: Type.Optional(Type.Boolean()), to: Type.Optional(Seq) },
  CLOSED,
);
export const AskUndoRequest = Type.Object({ ...about('askUndo'), expect: Seq, to: Seq }, CLOSED);
/** `to`: where one was told that somebody wants to go back to. Nobody agrees to anything else, however late it came. Pages of the version before do not say. */
export const AnswerUndoRequest = Type.Object(
  { ...about('answerUndo'), to: Type.Optional(Seq), agree: Type.Boolean() },
  CLOSED,
);
/** What to do for me when I am asked next, for as long as the game lets an order hold; null takes it back. The game checks the order. */
export const ArmRequest = Type.Object({ ...about('arm'), order: Type.Union([Action, Type.Null()]) }, CLOSED);
export const SayRequest = Type.Object(
  {
    ...about('say'),
    text: Type.Optional(Type.String({ minLength: 1, maxLength: TALK_LENGTH })),
    phrase: Type.Optional(PhraseName),
  },
  CLOSED,
);
export const MuteRequest = Type.Object(
  { id: RequestId, do: Type.Literal('mute'), person: PersonId, muted: Type.Boolean() },
  CLOSED,
);
/** What one's seat saw right after act number `after`, one of those in force (0: after set-up): the answer's `view`, with that number as its `seq`. */
export const LookBackRequest = Type.Object({ ...about('lookBack'), after: Seq }, CLOSED);
/** Whether the person looks at this table now: then no notice is sent. */
export const LookRequest = Type.Object({ ...about('look'), looking: Type.Boolean() }, CLOSED);
/** Asks for nothing but an answer: a page cannot see a socket's own pings, and must notice a dead line by itself. */
export const PingRequest = Type.Object({ id: RequestId, do: Type.Literal('ping') }, CLOSED);
/**
 * What an admiral would do, where the table allows it. The answer's `hint` has the `action`, `why` in every language, and the
 * `estimates` of what was weighed, best first.
 */
export const HintRequest = Type.Object(about('hint'), CLOSED);

export const SocketRequest = Type.Union([
  WatchRequest,
  UnwatchRequest,
  ActRequest,
  UndoRequest,
  AskUndoRequest,
  AnswerUndoRequest,
  ArmRequest,
  SayRequest,
  MuteRequest,
  LookRequest,
  LookBackRequest,
  HintRequest,
  PingRequest,
]);
export type SocketRequest = Static<typeof SocketRequest>;

/** How the game stands for one seat, or for a spectator. */
export interface Standing<V = unknown, A = Typed> {
  readonly seq: number;
  /** The clock of the one who says so, for showing clocks. */
  readonly now: number;
  readonly seat: Seat | null;
  readonly toAct: readonly Seat[];
  readonly over: boolean;
  readonly result?: Result;
  readonly view: V;
  /** Empty for a seat that is not to act. */
  readonly legal: readonly A[];
  /** Missing where the table does not tell them. */
  readonly odds?: unknown;
  /** How many of its last acts the seat can freely take back. */
  readonly undoable: number;
  /** The same by the rules of undo alone, where a table of practice takes back more than that. */
  readonly freely?: number;
  /** The order that the seat has given for this turn, or null. */
  readonly order: Typed | null;
}

/** An entry of the logbook as one seat may know it: what happened, never the action itself. */
export interface Played<E = Typed> {
  readonly seq: number;
  readonly seat: Seat;
  readonly kind: 'act' | 'undo';
  /** For an undo: the entry after which the game stands again. */
  readonly to?: number;
  readonly events: readonly E[];
  readonly at: number;
}

export const SOCKET_ERRORS = [
  'BAD_JSON',
  'BAD_REQUEST',
  'BAD_TEXT',
  'UNKNOWN_TABLE',
  'NOT_YOUR_TURN',
  'ILLEGAL_ACTION',
  'GAME_OVER',
  /** What was asked is not asked any more: `standing` is how it stands now. */
  'STALE',
  'NOT_ALLOWED',
  'TOO_MANY',
  'UNAVAILABLE',
] as const;
export type SocketErrorCode = (typeof SOCKET_ERRORS)[number];

export type SocketAnswer =
  | { readonly id: string; readonly ok: true; readonly seq?: number; readonly [name: string]: unknown }
  | {
      /** Missing where the request was not good enough to have one. */
      readonly id?: string;
      readonly ok: false;
      readonly error: { readonly code: SocketErrorCode; readonly message: string };
      readonly standing?: Standing;
    };

/**
 * What comes unasked. `opening` tells what happened at set-up; `log` all that was played since the seq one knows. A standing
 * that has a number (`told`) can be the one that a later `changed` starts `from`; who does not have that one asks anew.
 */
export type SocketPush =
  | { readonly push: 'room'; readonly table: string; readonly room: Room }
  | {
      readonly push: 'standing';
      readonly table: string;
      readonly opening?: readonly Typed[];
      readonly log: readonly Played[];
      readonly standing: Standing;
      readonly told?: number;
    }
  | {
      readonly push: 'played';
      readonly table: string;
      readonly played: Played;
      readonly standing: Standing;
      readonly told?: number;
    }
  | {
      readonly push: 'changed';
      readonly table: string;
      readonly log: readonly Played[];
      readonly from: number;
      readonly told: number;
      /** What makes the standing number `told` of number `from`. */
      readonly change: Change;
    }
  | { readonly push: 'said'; readonly table: string; readonly said: readonly Said[] }
  /** Something about one of the person's tables that is not watched by this socket. */
  | { readonly push: 'turn'; readonly table: string; readonly yourTurn: boolean }
  /** The server is about to stop: the socket will be closed when all is answered. Come back at once, another may be there. */
  | { readonly push: 'closing' };

export type SocketMessage = SocketAnswer | SocketPush;

/** Where the server takes web sockets. */
export const SOCKET_PATH = '/socket';

/** The largest request that is read, in bytes. */
export const MAX_REQUEST_BYTES = 16_384;
