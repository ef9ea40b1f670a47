import { Refusal } from '@roadstead/kernel';
import { SOCKET_ERRORS, type SocketAnswer, type SocketErrorCode, type SocketRequest } from '@roadstead/protocol';
import { Refused } from '../refused.js';
import type { Store } from '../store/store.js';
import { type Keeper, Stale } from '../tables/keeper.js';
import { seatOf } from '../tables/seating.js';
import { standingOf } from '../tables/standing.js';
import type { Line } from './line.js';
import { parseRequest } from './parse-request.js';
import { RecentAnswers } from './recent-answers.js';
import { type Fields, hideUnknown, type Verbs } from './verbs.js';

export interface RequestMeter {
  /** An entry was written and answered; `ms` since the request came in. */
  acted(by: 'person', ms: number): void;
  refused(code: string): void;
}

export interface RequestParts {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly verbs: Verbs;
  readonly now: () => number;
  readonly meter: RequestMeter;
  readonly failed: (error: unknown) => void;
}

/** Requests that change something are carried out once, however often they come. */
const ONCE: ReadonlySet<SocketRequest['do']> = new Set(['act', 'undo', 'askUndo', 'answerUndo', 'arm', 'say', 'mute']);

/** Answers whatever comes over a socket. No input, however broken, gets further than an answer. */
export class Requests {
  private readonly o: RequestParts;
  private readonly recent = new RecentAnswers();
  private working = 0;
  private readonly onIdle: (() => void)[] = [];

  constructor(parts: RequestParts) {
    this.o = parts;
  }

  async handle(line: Line, text: string): Promise<void> {
    const parsed = parseRequest(text);
    if (!line.mayAsk()) {
      const id = 'request' in parsed ? parsed.request.id : parsed.id;
      this.refuse(line, { ...(id !== undefined && { id }), ...refusal('TOO_MANY', 'Too many requests: slow down.') });
      return;
    }
    if (!('request' in parsed)) {
      const { id, code, message } = parsed;
      this.refuse(line, { ...(id !== undefined && { id }), ...refusal(code, message) });
      return;
    }
    this.working++;
    try {
      await this.answer(line, parsed.request);
    } finally {
      if (--this.working === 0) for (const told of this.onIdle.splice(0)) told();
    }
  }

  /** Until everything that was asked is answered. */
  idle(): Promise<void> {
    return this.working === 0 ? Promise.resolve() : new Promise((resolve) => this.onIdle.push(resolve));
  }

  private async answer(line: Line, request: SocketRequest): Promise<void> {
    const began = performance.now();
    let isAnswered = false;
    const early = (fields: Fields) => {
      isAnswered = true;
      line.answer({ ...fields, id: request.id, ok: true });
    };
    const answer = ONCE.has(request.do)
      ? await this.recent.once(keyOf(line, request), () => this.carryOut(line, request, early))
      : await this.carryOut(line, request, early);
    if (!answer.ok) this.refuse(line, answer);
    else if (!isAnswered) line.answer(answer);
    if (answer.ok && request.do === 'act') this.o.meter.acted('person', performance.now() - began);
  }

  private async carryOut(line: Line, request: SocketRequest, early: (fields: Fields) => void): Promise<SocketAnswer> {
    try {
      // The verb fits its request; the type checker cannot follow that through a union.
      const verb = this.o.verbs[request.do] as (l: Line, r: SocketRequest, a: typeof early) => Promise<Fields>;
      return { ...(await verb(line, request, early)), id: request.id, ok: true };
    } catch (error) {
      return { id: request.id, ...(await this.refusalFor(line, request, error)) };
    }
  }

  private async refusalFor(line: Line, request: SocketRequest, raw: unknown) {
    const { store, failed } = this.o;
    try {
      const error = 'table' in request ? await hideUnknown(store, request.table, line.person, raw) : raw;
      if (error instanceof Stale && 'table' in request) {
        return { ...refusal('STALE', error.message), ...(await this.standing(request.table, line.person)) };
      }
      // A logbook that cannot be read is our fault, not the asker's.
      const isRefusal = error instanceof Refused || (error instanceof Refusal && error.code !== 'BAD_RECORD');
      if (isRefusal) return refusal(socketCode(error.code), error.message);
      failed(error);
    } catch (error) {
      failed(error);
    }
    return refusal('UNAVAILABLE', 'Something went wrong here. Please try again in a moment.');
  }

  /** As it stands in the store by now. */
  private standing(table: string, person: string) {
    return this.o.keeper.look(table, (live) => {
      if (live.table === null) return {};
      return { standing: standingOf({ ...live, table: live.table }, seatOf(live.stored, person), this.o.now()) };
    });
  }

  private refuse(line: Line, answer: Extract<SocketAnswer, { ok: false }>): void {
    this.o.meter.refused(answer.error.code);
    line.answer(answer);
  }
}

function refusal(code: SocketErrorCode, message: string) {
  return { ok: false, error: { code, message } } as const;
}

/** Codes that only HTTP has are about what may not be done, or not now. */
function socketCode(code: string): SocketErrorCode {
  return (SOCKET_ERRORS as readonly string[]).includes(code) ? (code as SocketErrorCode) : 'NOT_ALLOWED';
}

function keyOf(line: Line, request: SocketRequest): string {
  return `${line.person} ${request.do} ${'table' in request ? request.table : ''} ${request.id}`;
}
