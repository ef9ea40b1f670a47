import { FastRandom, LANGUAGES } from '@roadstead/kernel';
import { portRoyal, type State } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { think } from '../src/all.js';
import { askedOfAdmiral } from './tables.js';

const gameOf = (id: string) => (id === portRoyal.id ? portRoyal : undefined);

const request = askedOfAdmiral(10, 'x');
const { seat } = request;
const state = request.state as State;

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

  it('says what there is no bot for', () => {
    expect(() => think({ ...request, level: 'genius' }, gameOf)).toThrow('genius');
    expect(() => think({ ...request, game: 'chess' }, gameOf)).toThrow('chess');
  });

  it('stops at once when it is told to, with a legal choice', () => {
    const endless = { ...request, budget: { iterations: Number.MAX_SAFE_INTEGER } };
    const { action } = think(endless, gameOf, () => true);
    expect(portRoyal.legal(state, seat)).toContainEqual(action);
  });
});
