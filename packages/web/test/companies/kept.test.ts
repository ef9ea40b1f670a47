import type { View } from '@roadstead/companies';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasPlans, ownRoutes } from '../../src/games/companies/panels/own-plans.js';
import { keepNote, noteOf } from '../../src/games/companies/play/kept-notes.js';
import { keepRoutes, routesOf } from '../../src/games/companies/play/kept-routes.js';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const view = { players: [{ fleets: { I: { at: 'OC1' }, II: { at: 'galle' } } }, { fleets: {} }] } as unknown as View;

describe('what is kept beside a table', () => {
  it('notes are those of a table and a seat, and none where nothing is written', () => {
    keepNote('a', 0, 'Pepper first.');
    keepNote('a', 1, 'Cloth.');
    keepNote('b', 0, 'Another table.');
    expect([noteOf('a', 0), noteOf('a', 1), noteOf('b', 0), noteOf('b', 1)]).toEqual([
      'Pepper first.',
      'Cloth.',
      'Another table.',
      '',
    ]);
    keepNote('a', 0, '  ');
    keepNote('a', 1, '');
    expect([noteOf('a', 0), noteOf('a', 1), noteOf('b', 0)]).toEqual(['', '', 'Another table.']);
  });

  it('routes are shown as long as their fleet is there and not at its end', () => {
    keepRoutes('a', { '0 I': 'deshima', '0 II': 'galle', '0 III': 'elmina', '1 I': 'batavia' });
    expect(ownRoutes('a', 0, view)).toEqual([{ fleet: 'I', to: 'deshima' }]);
    expect(ownRoutes('a', null, view)).toEqual([]);
    keepRoutes('a', { '0 I': 'deshima kanton', '0 II': 'galle elmina' });
    expect(ownRoutes('a', 0, view)).toEqual([
      { fleet: 'I', to: 'deshima', back: 'kanton' },
      { fleet: 'II', to: 'elmina', back: 'galle' },
    ]);
    keepRoutes('a', {});
    expect(routesOf('a')).toEqual({});
  });

  it('waits for the one whose plans they are', () => {
    expect(hasPlans('a', 0)).toBe(false);
    keepNote('a', 0, 'Pepper.');
    expect([hasPlans('a', 0), hasPlans('a', 1), hasPlans('b', 0)]).toEqual([true, false, false]);
    keepRoutes('b', { '1 I': 'batavia' });
    expect([hasPlans('b', 0), hasPlans('b', 1)]).toEqual([false, true]);
  });

  it('is forgotten of the oldest of many tables, and lost without harm where nothing can be kept', () => {
    for (let i = 0; i < 25; i++) keepNote(`t${i}`, 0, `${i}`);
    expect([noteOf('t0', 0), noteOf('t4', 0), noteOf('t5', 0), noteOf('t24', 0)]).toEqual(['', '', '5', '24']);
    stored.set('roadstead-notes', 'not json');
    expect(noteOf('t24', 0)).toBe('');
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(() => keepNote('a', 0, 'Pepper.')).not.toThrow();
  });
});
