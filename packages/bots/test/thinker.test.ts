import { FastRandom, LANGUAGES } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import {
  type FromThinker,
  type Port,
  serveThinking,
  stopFlag,
  type ThinkRequest,
  type ToThinker,
  think,
} from '../src/index.js';
import { deal } from './tables.js';

const gameOf = (id: string) => (id === portRoyal.id ? portRoyal : undefined);

const state = deal(3, {}, new FastRandom('thinker'));
const [seat = 0] = portRoyal.toAct(state);
const request: ThinkRequest = {
  game: 'port-royal',
  state,
  seat,
  level: 'admiral',
  budget: { iterations: 10 },
  seed: 'x',
};

/** A port of which both ends are here; like a worker's, it copies whatever goes through. */
function served() {
  const sent: FromThinker[] = [];
  const port: Port = { postMessage: (message) => sent.push(structuredClone(message) as FromThinker), onmessage: null };
  serveThinking(port, gameOf);
  const ask = (message: ToThinker) => {
    port.onmessage?.({ data: structuredClone(message) });
    return sent.at(-1);
  };
  return { sent, ask };
}

describe('thinking', () => {
  it('answers plain data with plain data', () => {
    const answer = think(structuredClone(request), gameOf);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    expect(portRoyal.legal(state, seat)).toContainEqual(answer.action);
    expect(answer.estimates).toHaveLength(portRoyal.legal(state, seat).length);
    for (const language of LANGUAGES) expect(answer.why[language]).toMatch(/\.$/);
  });

  it('gives the same answer every time, whatever the seat cannot see', () => {
    const elsewhere = { ...request, state: portRoyal.redeal(state, seat, new FastRandom('other')) };
    expect(think(request, gameOf)).toEqual(think(request, gameOf));
    expect(think(elsewhere, gameOf).action).toEqual(think(request, gameOf).action);
  });

  it('leaves the state alone', () => {
    const before = structuredClone(state);
    think(request, gameOf);
    expect(state).toEqual(before);
  });
});

describe('the body of a worker', () => {
  it('says that it is ready, and answers one question after the other', () => {
    const { sent, ask } = served();
    expect(sent).toEqual([{ ready: true }]);
    expect(ask({ id: 1, request })).toEqual({ id: 1, answer: think(request, gameOf) });
    expect(ask({ id: 2, request: { ...request, level: 'captain' } })).toMatchObject({
      id: 2,
      answer: { estimates: [] },
    });
  });

  it('tells of a failure and goes on', () => {
    const { ask } = served();
    expect(ask({ id: 1, request: { ...request, level: 'genius' } })).toMatchObject({
      id: 1,
      failure: expect.stringContaining('genius'),
    });
    expect(ask({ id: 2, request: { ...request, game: 'chess' } })).toMatchObject({
      id: 2,
      failure: expect.stringContaining('chess'),
    });
    expect(ask({ id: 3, request })).toHaveProperty('answer');
  });

  it('stops at once when the flag is raised, with a legal choice', () => {
    const stop = stopFlag()!;
    Atomics.store(stop, 0, 1);
    const { ask } = served();
    const endless = { ...request, budget: { iterations: Number.MAX_SAFE_INTEGER } };
    const said = ask({ id: 1, request: endless, stop });
    expect(portRoyal.legal(state, seat)).toContainEqual((said as { answer: { action: unknown } }).answer.action);
  });
});
