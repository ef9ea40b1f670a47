import { describe, expect, it } from 'vitest';
import { onceMore, RenewedLine, type WorkerPort } from '../../src/worker/index.js';
import { FakePort } from './fake-port.js';

function renewed() {
  const ports: FakePort[] = [];
  const start = (): WorkerPort => {
    ports.push(new FakePort());
    return ports.at(-1)!;
  };
  return { ports, line: new RenewedLine<string, string>(start) };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe('a line to a worker that starts when it is asked', () => {
  it('starts one worker, and another when that one broke down', async () => {
    const { ports, line } = renewed();
    expect(ports).toHaveLength(0);
    const both = Promise.allSettled([line.ask('one'), line.ask('two')]);
    await settled();
    ports[0]!.breaks('oh');
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([ports.length, ports[0]!.ended]).toEqual([1, true]);

    const third = line.ask('three');
    await settled();
    ports[1]!.answersAll();
    expect(await third).toBe('three');
    expect(ports).toHaveLength(2);
  });

  it('keeps a worker that could not answer one question', async () => {
    const { ports, line } = renewed();
    const failing = line.ask('one');
    await settled();
    ports[0]!.fails('no such thing');
    await expect(failing).rejects.toThrow('no such thing');
    const next = line.ask('two');
    await settled();
    ports[0]!.answersAll();
    expect(await next).toBe('two');
    expect(ports).toHaveLength(1);
  });

  it('asks once more where the worker broke down for another question, and no oftener', async () => {
    const { ports, line } = renewed();
    const asked = onceMore(() => line.ask('one'));
    await settled();
    ports[0]!.breaks('oh');
    await settled();
    ports[1]!.answersAll();
    expect(await asked).toBe('one');

    const inVain = onceMore(() => line.ask('two'));
    await settled();
    ports[1]!.breaks('oh');
    await settled();
    ports[2]!.breaks('oh again');
    await expect(inVain).rejects.toThrow('oh again');
    expect(ports).toHaveLength(3);
  });

  it('gives away with a request what is given', async () => {
    const { ports, line } = renewed();
    const given = new ArrayBuffer(8);
    void line.ask('one', { given: [given] });
    await settled();
    expect(ports[0]!.given).toEqual([given]);
  });
});
