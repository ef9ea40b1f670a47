import { Refusal } from '@roadstead/kernel';
import { SOCKET_ERRORS, type SocketAnswer, type SocketErrorCode, type SocketRequest } from '@roadstead/protocol';
import type { Turns } from '../limits/turns.js';
import { Refused } from '../refused.js';
import type { Store } from '../store/store.js';
import { type Keeper, Stale } from '../tables/keeper.js';
import { seatOf } from '../tables/seating.js';
import { standingOf } from '../telling/tell-game.js';
import type { ClientSocket } from './client-socket.js';
import { parseSocketRequest } from './parse-socket-request.js';
import type { Presence } from './presence.js';
import { RecentAnswers } from './recent-answers.js';
import { UnderWay } from './under-way.js';
import { type Came, type Fields, hideUnknown, type Verbs } from './verbs.js';

interface RequestMeter {
  /** An entry was written and answered; `ms` since the request came in. */
  acted(by: 'person', ms: number): void;
  refused(code: string): void;
}

interface RequestParts {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly verbs: Verbs;
  readonly turns: Turns;
  readonly presence: Presence;
  /** Throws if a table would have to be read as a whole for it, and the person has had too much read already. */
  readonly chargeReading: (person: string, table: string) => Promise<unknown>;
  /** Tells whoever has a table open what they have not been told yet. */
  readonly wake: (table: string) => void;
  readonly now: () => number;
  readonly meter: RequestMeter;
  readonly failed: (error: unknown) => void;
}

/** Requests that change something are carried out once, however often they come. */
const ONCE: ReadonlySet<SocketRequest['do']> = new Set(['act', 'undo', 'askUndo', 'answerUndo', 'arm', 'say', 'mute']);

/** These look at the game, and charge for no more than that. */
const OF_A_GAME: ReadonlySet<SocketRequest['do']> = new Set([
  'act',
  'undo',
  'askUndo',
  'answerUndo',
  'arm',
  'say',
  'hint',
]);

/** Answers whatever comes over a socket. No input, however broken, gets further than an answer. */
export class Requests {
  private readonly o: RequestParts;
  private readonly recent = new RecentAnswers();
  private readonly underWay = new UnderWay<ClientSocket>();

  constructor(parts: RequestParts) {
    this.o = parts;
  }

  async handle(socket: ClientSocket, text: string): Promise<void> {
    // Whoever was told to go, logged out or shut out, is not waited for to agree.
    if (socket.isDismissed) return;
    const parsed = parseSocketRequest(text);
    if (!socket.mayAsk()) {
      const id = 'request' in parsed ? parsed.request.id : parsed.id;
      this.refuse(socket, { ...(id !== undefined && { id }), ...refusal('TOO_MANY', 'Too many requests: slow down.') });
      return;
    }
    if (!('request' in parsed)) {
      const { id, code, message } = parsed;
      this.refuse(socket, { ...(id !== undefined && { id }), ...refusal(code, message) });
      return;
    }
    const { request } = parsed;
    const came = this.o.now();
    // Advice takes its time, and nothing else that is asked meanwhile has to wait for it.
    const connection = request.do === 'hint' ? {} : socket;
    await this.underWay.run(socket, () =>
      this.o.turns.run(socket.person, connection, () => this.answer(socket, request, came)),
    );
  }

  /** Until everything that was asked is answered, by anybody or over this one connection. */
  idle(socket?: ClientSocket): Promise<void> {
    return this.underWay.idle(socket);
  }

  private async answer(socket: ClientSocket, request: SocketRequest, came: number): Promise<void> {
    if (socket.isDismissed) return; // while it waited for its turn
    const began = performance.now();
    let isAnswered = false;
    const early = (fields: Fields) => {
      isAnswered = true;
      socket.answer({ ...fields, id: request.id, ok: true });
    };
    const answer = ONCE.has(request.do)
      ? await this.recent.once(keyOf(socket, request), () => this.carryOut(socket, request, came, early))
      : await this.carryOut(socket, request, came, early);
    if (!answer.ok) this.refuse(socket, answer);
    else if (!isAnswered) socket.answer(answer);
    if (answer.ok && request.do === 'act') this.o.meter.acted('person', performance.now() - began);
  }

  private async carryOut(
    socket: ClientSocket,
    request: SocketRequest,
    came: number,
    early: (fields: Fields) => void,
  ): Promise<SocketAnswer> {
    try {
      if (OF_A_GAME.has(request.do) && 'table' in request) await this.o.chargeReading(socket.person, request.table);
      // The verb fits its request; the type checker cannot follow that through a union.
      const verb = this.o.verbs[request.do] as (l: ClientSocket, r: Came, a: typeof early) => Promise<Fields>;
      return { ...(await verb(socket, { ...request, came }, early)), id: request.id, ok: true };
    } catch (error) {
      return { id: request.id, ...(await this.refusalFor(socket, request, error)) };
    }
  }

  private async refusalFor(socket: ClientSocket, request: SocketRequest, raw: unknown) {
    const { store, failed } = this.o;
    try {
      // Whoever is told so sits there: nothing has to be hidden from them.
      if (raw instanceof Stale && 'table' in request) {
        return { ...refusal('STALE', raw.message), ...(await this.standing(request.table, socket)) };
      }
      const error = 'table' in request ? await hideUnknown(store, request.table, socket.person, raw) : raw;
      // A logbook that cannot be read is our fault, not the asker's.
      const isRefusal = error instanceof Refused || (error instanceof Refusal && error.code !== 'BAD_RECORD');
      if (isRefusal) return refusal(socketCode(error.code), error.message);
      failed(error);
    } catch (error) {
      failed(error);
    }
    return refusal('UNAVAILABLE', 'Something went wrong here. Please try again in a moment.');
  }

  /** As it stands by now; nothing for who has the table open, and is told of every entry anyway. */
  private async standing(table: string, socket: ClientSocket) {
    const { keeper, presence, wake, now } = this.o;
    if (presence.watcherOf(socket, table) !== undefined) {
      wake(table); // another process may have been faster
      return {};
    }
    return keeper.glance(table, (loaded) => {
      if (loaded.table === null) return {};
      return { standing: standingOf({ ...loaded, table: loaded.table }, seatOf(loaded.stored, socket.person), now()) };
    });
  }

  private refuse(socket: ClientSocket, answer: Extract<SocketAnswer, { ok: false }>): void {
    this.o.meter.refused(answer.error.code);
    socket.answer(answer);
  }
}

function refusal(code: SocketErrorCode, message: string) {
  return { ok: false, error: { code, message } } as const;
}

/** Codes that only HTTP has are about what may not be done, or not now. */
function socketCode(code: string): SocketErrorCode {
  return (SOCKET_ERRORS as readonly string[]).includes(code) ? (code as SocketErrorCode) : 'NOT_ALLOWED';
}

function keyOf(socket: ClientSocket, request: SocketRequest): string {
  return `${socket.person} ${request.do} ${'table' in request ? request.table : ''} ${request.id}`;
}
