import { expect } from 'vitest';
import { Engine } from '../src/index.js';
import type { Tables } from '../src/tables.js';

// biome-ignore lint/suspicious/noExplicitAny: answers are read as any client would, without our types
export type Json = any;

/** Talks to an engine in lines, as a program outside would. */
export class Client {
  private readonly engine = new Engine();

  /** The answer to a request, whatever it is. */
  ask(request: Json): Json {
    return this.line(JSON.stringify(request));
  }

  line(line: string): Json {
    const answer = this.engine.answer(line);
    expect(answer).not.toContain('\n');
    return JSON.parse(answer);
  }

  /** The answer to a request that must be carried out. */
  do(request: Json): Json {
    const answer = this.ask(request);
    expect(answer, JSON.stringify(request)).toMatchObject({ ok: true });
    return answer;
  }

  /** The code of a request that must be refused, in one plain sentence. */
  refusal(request: Json): string {
    return this.codeOf(this.ask(request));
  }

  codeOf(answer: Json): string {
    expect(answer.ok).toBe(false);
    expect(Object.keys(answer).filter((key) => key !== 'id')).toEqual(['ok', 'error']);
    expect(answer.error.message).toMatch(/^\S.*\.$/);
    return answer.error.code;
  }

  /** So many tables more, without the work of making each. */
  crowd(count: number): void {
    const { tables } = this.engine as unknown as { readonly tables: Tables };
    const one = tables.of({ table: this.open() });
    for (let more = 1; more < count; more++) tables.add(one);
  }

  /** A new table of Port Royal; its id. */
  open(fields: Json = {}): string {
    return this.do({ do: 'new', game: 'port-royal', players: 3, seed: 'test', start: 0, ...fields }).table;
  }
}
