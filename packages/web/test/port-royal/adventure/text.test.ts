import { LANGUAGES } from '@roadstead/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { FULL } from '../../../../../test/full.js';
import { ADVENTURE_TABLES } from '../../../../games/port-royal/test/adventure-tables.js';
import { command } from '../../../src/games/port-royal/text/command.js';
import { describe as tell } from '../../../src/games/port-royal/text/describe.js';
import { loadWords } from '../../../src/games/port-royal/words/index.js';
import { after, name, standOf } from './asked.js';
import { decisionsOf } from './played.js';

beforeAll(async () => {
  for (const language of LANGUAGES) await loadWords(language);
});

const TOGETHER = { chapter: 1, mode: 'co-op' };
const EVENTS = { pile: ['event_audience', 'event_storm', 'event_months_end'] };
const audience = () =>
  after({
    seats: 2,
    options: TOGETHER,
    byHand: {
      events: EVENTS,
      hands: { 0: { coins: 5, character: 'char_jean' }, 1: { coins: 0, character: 'char_grace' } },
    },
    start: 0,
  });
const HANDS = {
  0: { coins: 1, kept: ['adventure_ship_ares_1_book', 'adventure_ship_ares_2_herbs'], character: 'char_jean' },
  1: { character: 'char_grace' },
};
const ready = () =>
  after({
    seats: 2,
    options: TOGETHER,
    byHand: {
      missions: ['10', '11'],
      events: { pile: ['event_fog', 'event_storm', 'event_months_end'] },
      hands: HANDS,
    },
    start: 0,
  });

describe('typed answers to what a chapter asks', () => {
  it.each(['pay', 'yes', 'betaal', 'zahlen', '1'])('“%s” pays for an audience', (text) => {
    expect(command(text, audience(), 'en', name)).toEqual({ kind: 'act', action: { type: 'pay' } });
  });

  it.each(['no', 'nein', 'keep my coins', 'hou', '2'])('“%s” does not', (text) => {
    expect(command(text, audience(), 'en', name)).toEqual({ kind: 'act', action: { type: 'decline' } });
  });

  it('PR-A1 a character is picked by its name, and what is not clear is asked', () => {
    const stand = after({ seats: 2, options: { ...TOGETHER, characters: 'pick' } });
    const anne = { kind: 'act', action: { type: 'character', character: 'char_anne' } };
    expect(command('lady anne', stand, 'en', name)).toEqual(anne);
    expect(command('señora', stand, 'nl', name)).toEqual(anne);
    expect(command('black', stand, 'en', name)).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/^Which one: Be /),
    });
  });

  it.each(['fulfil', 'fulfil two boats', 'erfülle zwei boote', 'vervul twee boten'])(
    'PR-A6 “%s” fulfils the mission that can be',
    (text) => {
      expect(command(text, ready(), 'en', name)).toMatchObject({
        kind: 'act',
        action: { type: 'fulfil', mission: '10' },
      });
    },
  );

  it('what is to be read out is no answer', () => {
    expect(command('state', audience(), 'en', name)).toMatchObject({ kind: 'read' });
    expect(command('missies', audience(), 'nl', name)).toMatchObject({ kind: 'read' });
  });
});

describe('a chapter in sentences', () => {
  it('tells missions newest first, the goal, the month and the houses', () => {
    expect(tell(ready(), 'en', name).slice(2, 9)).toEqual([
      '11, The Star in the Lamp. You have 1 sword. Give up a book of rituals. The first to fulfil it gets 1 coin. Everyone who fulfils it gets 1 crown. by nobody yet. swords 0 of 1. In 2 turns: has anyone fulfilled “Two Boats”? Not yet: the harder way.',
      '10, Two Boats. Give up 2 Ares ships. The first to fulfil it gets 2 coins. Everyone who fulfils it gets 1 crown. by nobody yet. you can fulfil it now.',
      'Together you need: missions 0 of 4, cubes 0 of 5, influence 0 of 17. 11 turns left, with this one.',
      'Month 1, turn 1. Fog: The active player repels ships with 1 sword less in this turn.',
      'What comes: unknown in turn 2, Ben; Month’s end in turn 3, Anna.',
      'Anna: as Jean Blackbeard, door closed, trophy closed, window with 1 crown closed, window with 3 crowns closed, 0 crowns: 0 influence, Kept: book of rituals, herbs.',
      'Ben: as Grace “Kid” May, door closed, trophy closed, window with 1 crown closed, window with 3 crowns closed, 0 crowns: 0 influence.',
    ]);
  });

  it.each(LANGUAGES)('is told in %s at every decision of chapters of all kinds', (language) => {
    for (const [i, request] of ADVENTURE_TABLES.entries()) {
      if (i % (FULL ? 6 : 24) !== 0) continue;
      for (const { view, seat, legal } of decisionsOf(request, `told ${i}`)) {
        for (const line of tell(standOf(view, seat, legal), language, name))
          expect(line).not.toMatch(/undefined|NaN|event_|char_/);
      }
    }
  });
});
