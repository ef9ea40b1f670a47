import { gameById } from '@roadstead/games/all';
import type { Typed } from '@roadstead/kernel';
import type { Component } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { GameUi, TableProps } from '../src/games/game-ui.js';
import { soundsOf } from '../src/games/sounds-of.js';
import { logLines } from '../src/table/log-lines.js';
import { en } from '../src/words/en.js';

/** As little as a game can bring: a table, words and commands. */
const bare: GameUi = {
  id: 'bare',
  learn: async () => {},
  Table: (() => ({})) as unknown as Component<TableProps>,
  command: (text) => ({ kind: 'refused', reason: text }),
  describe: () => [],
  outcome: () => '',
  figures: () => '',
  isTurn: ({ type }) => type === 'turn',
};
const EVENTS: readonly Typed[] = [{ type: 'turn' }, { type: 'moves' }];

describe('a game that brings a table, words and commands alone', () => {
  it('makes no sounds', () => {
    expect(soundsOf(EVENTS, bare)).toEqual([]);
  });

  it('has a log whose lines point at nothing', () => {
    const lines = logLines([], [{ seq: 1, seat: 1, kind: 'act', events: EVENTS, at: 0 }], {
      ui: bare,
      words: { ...gameById('port-royal')!.words, event: ({ type }) => type, isDetail: () => false },
      shell: en,
      audience: { language: 'en', name: String, you: 0 },
      seat: 0,
    });
    expect(lines.map(({ text, things, toYou, startsTurn }) => ({ text, things, toYou, startsTurn }))).toEqual([
      { text: 'turn', things: [], toYou: false, startsTurn: true },
      { text: 'moves', things: [], toYou: false, startsTurn: false },
    ]);
  });
});
