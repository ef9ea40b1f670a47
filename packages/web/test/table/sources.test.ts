import { Connection, type RequestOutcome, TableClient } from '@roadstead/client';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeLine } from '../../../client/test/fake-socket.js';
import { FakeTimers, settled } from '../../../client/test/fake-timers.js';
import { LocalSource } from '../../src/local/local-source.js';
import type { LocalPush, LocalRequest } from '../../src/local/messages.js';
import type { SourceState, TableSource } from '../../src/table/source.js';

const TABLE = 'abcdefghijkl';
const STOP = { type: 'stop' };
const played = (seq: number) => ({ seq, seat: 0, kind: 'act', events: [], at: 0 });
const standing = (seq: number) => ({ seq, now: seq, seat: 0, toAct: [0], view: `view ${seq}` });
const REFUSED = { ok: false, error: { code: 'ILLEGAL_ACTION', message: 'Not that.' } };

/** The other end of a source: what it was asked, what answers it, and what tells it something. */
interface OtherEnd {
  readonly source: TableSource;
  readonly asked: readonly Record<string, unknown>[];
  answer(outcome: object): Promise<void>;
  tell(push: object): Promise<void>;
}

function onServer(): OtherEnd {
  const line = new FakeLine();
  const timers = new FakeTimers();
  const connection = new Connection({ open: line.open, timers, random: () => 0.5, pingMs: 3_600_000 });
  const source = new TableClient({ connection, table: TABLE, timers });
  line.last.opens();
  return {
    source,
    get asked() {
      return line.last.sent;
    },
    async answer(outcome) {
      line.last.tells({ id: line.last.sent.at(-1)!.id, ...outcome });
      await settled();
    },
    async tell(push) {
      line.last.tells(push);
      await settled();
    },
  };
}

function onDevice(): OtherEnd {
  const asked: Record<string, unknown>[] = [];
  const answers: ((outcome: RequestOutcome) => void)[] = [];
  let tell: (push: LocalPush) => void = () => {};
  const line = {
    ask: (request: LocalRequest) => {
      asked.push({ ...request });
      return new Promise<RequestOutcome>((resolve) => answers.push(resolve));
    },
    hear: (heard: (push: LocalPush) => void) => {
      tell = heard;
      return () => {
        tell = () => {};
      };
    },
  };
  const page = { hand: () => {}, elsewhere: () => {}, sentence: () => 'Not that.' };
  return {
    source: new LocalSource(TABLE, line, page),
    asked,
    async answer(outcome) {
      answers.at(-1)!(outcome as RequestOutcome);
      await settled();
    },
    async tell(push) {
      tell(push as LocalPush);
      await settled();
    },
  };
}

describe.each([
  ['a server', onServer],
  ['this device', onDevice],
])('a table of %s', (_, open) => {
  let end: OtherEnd;
  afterEach(() => end.source.close());

  /** Watched, and told up to entry 2. */
  async function watched(): Promise<SourceState[]> {
    end = open();
    expect(end.asked.at(-1)).toMatchObject({ do: 'watch', table: TABLE });
    const log = [played(1), played(2)];
    await end.tell({ push: 'standing', table: TABLE, opening: [{ type: 'began' }], log, standing: standing(2) });
    await end.answer({ ok: true, seq: 2 });
    const states: SourceState[] = [];
    end.source.subscribe((state) => states.push(state));
    return states;
  }
  const state = () => end.source.state;

  it('tells at once how it stands, and everything that is played', async () => {
    const states = await watched();
    expect(states).toHaveLength(1);
    expect(states[0]).toMatchObject({ opening: [{ type: 'began' }], standing: { seq: 2 }, waiting: false });
    await end.tell({ push: 'played', table: TABLE, played: played(3), standing: standing(3) });
    expect(states.at(-1)!.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(states.at(-1)!.standing?.seq).toBe(3);
    await end.tell({ push: 'played', table: 'anothertable', played: played(4), standing: standing(4) });
    expect(state().standing?.seq).toBe(3);
  });

  it('is asked with what was seen of it, and waits until the answer has come and is seen', async () => {
    await watched();
    const acted = end.source.act(STOP);
    expect(end.asked.at(-1)).toMatchObject({ do: 'act', table: TABLE, expect: 2, action: STOP });
    expect(state().waiting).toBe(true);
    await end.tell({ push: 'played', table: TABLE, played: played(3), standing: standing(3) });
    await end.answer({ ok: true, seq: 3 });
    expect(await acted).toMatchObject({ ok: true, seq: 3 });
    expect(state()).toMatchObject({ waiting: false, refusal: null });
    void end.source.undo(true);
    expect(end.asked.at(-1)).toMatchObject({ do: 'undo', expect: 3, step: true });
  });

  it('shows what was refused until it is dismissed or something else is asked', async () => {
    await watched();
    const refused = async () => {
      const acted = end.source.act(STOP);
      await end.answer(REFUSED);
      expect(await acted).toMatchObject(REFUSED);
      expect(state()).toMatchObject({ waiting: false, refusal: REFUSED.error, log: [{ seq: 1 }, { seq: 2 }] });
    };
    await refused();
    end.source.dismissRefusal();
    expect(state().refusal).toBeNull();
    await refused();
    void end.source.hint();
    expect(state()).toMatchObject({ refusal: null, waiting: true });
  });

  it('says why it may not be watched', async () => {
    end = open();
    await end.answer({ ok: false, error: { code: 'UNKNOWN_TABLE', message: 'Not that.' } });
    expect(state().barred).toEqual({ code: 'UNKNOWN_TABLE', message: 'Not that.' });
  });

  it('is silent once it is closed, and says so to the other end once', async () => {
    const states = await watched();
    const acted = end.source.act(STOP);
    const before = states.length;
    end.source.close();
    end.source.close();
    await end.tell({ push: 'played', table: TABLE, played: played(3), standing: standing(3) });
    expect(states).toHaveLength(before);
    expect(end.asked.filter((request) => request.do === 'unwatch')).toHaveLength(1);
    void acted;
  });

  it('tells nobody who has stopped listening', async () => {
    await watched();
    let heard = 0;
    const stop = end.source.subscribe(() => heard++);
    stop();
    await end.tell({ push: 'played', table: TABLE, played: played(3), standing: standing(3) });
    expect(heard).toBe(1);
  });
});
