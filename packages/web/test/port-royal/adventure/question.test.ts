import { LANGUAGES } from '@roadstead/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADVENTURE_TABLES } from '../../../../games/port-royal/test/adventure-tables.js';
import { questionOf } from '../../../src/games/port-royal/adventure/play/question.js';
import { askOf } from '../../../src/games/port-royal/play/ask.js';
import { barOf, doingsOf } from '../../../src/games/port-royal/play/buttons.js';
import { loadWords } from '../../../src/games/port-royal/words/index.js';
import { after, name, standOf } from './asked.js';
import { decisionsOf } from './played.js';

beforeAll(async () => {
  for (const language of LANGUAGES) await loadWords(language);
});

const TOGETHER = { chapter: 1, mode: 'co-op' };

describe('what a chapter asks', () => {
  it('PR-A1 who somebody wants to be, with ability and coins of each side', () => {
    const stand = after({ seats: 2, options: TOGETHER });
    const question = questionOf(stand, 'en', name);
    expect(question?.text).toBe('Who do you want to be?');
    expect(question?.ways.map(({ label }) => label.slice(0, 3))).toEqual(['Be ', 'Be ']);
    for (const { after: told } of question!.ways) {
      expect(told[0]).not.toMatch(/\.$/);
      expect(told.at(-1)).toMatch(/^starts with \d coins$/);
    }
  });

  it('PR-A28 an audience: coins and crowns before and after, and whether a shield is reached', () => {
    const events = { pile: ['event_audience', 'event_fog', 'event_months_end'] };
    const hands = { 0: { coins: 5, crowns: 1, character: 'char_jean' }, 1: { coins: 0, character: 'char_grace' } };
    const stand = after({ seats: 2, options: TOGETHER, byHand: { events, hands }, start: 0 });
    expect(askOf(stand, 'en', name)).toBe('An audience: pay 2 coins for a crown?');
    expect(questionOf(stand, 'en', name)?.ways).toMatchObject([
      {
        action: { type: 'pay' },
        label: 'Pay 2 coins for 1 crown',
        after: ['3 coins then', 'crowns 1 ▸ 2', 'influence 0 ▸ 1'],
      },
      { action: { type: 'decline' }, label: 'Keep my coins', after: [] },
    ]);
    const { on, out } = barOf(stand, [], 'en', name);
    expect([...on, ...out].map(({ tone }) => tone)).toEqual(['plain', 'plain']);
  });

  it('PR-A6 to fulfil a mission, beside the question that is open, with what it comes to', () => {
    const hands = {
      0: { coins: 1, kept: ['adventure_ship_ares_1_book', 'adventure_ship_ares_2_herbs'], character: 'char_jean' },
      1: { character: 'char_grace' },
    };
    const events = { pile: ['event_fog', 'event_storm', 'event_months_end'] };
    const stand = after({ seats: 2, options: TOGETHER, byHand: { missions: ['10'], events, hands }, start: 0 });
    const { on } = barOf(stand, [], 'en', name);
    expect(on.map(({ action }) => action.type)).toEqual(['discover', 'fulfil']);
    expect(on[1]).toMatchObject({
      tone: 'plain',
      outcome: { after: ['3 coins then', expect.stringMatching(/^the door opens: Has 1 sword/), 'crowns 0 ▸ 1'] },
    });
  });

  it('PR-A6, A31 which of several ships are given: no two ways are called the same', () => {
    const kept = ['adventure_ship_ares_1_book', 'adventure_ship_ares_2_book', 'adventure_ship_ares_4_book'];
    const hands = { 0: { character: 'char_jean', kept }, 1: { character: 'char_grace' } };
    const events = { pile: ['event_fog', 'event_storm', 'event_months_end'] };
    const stand = after({ seats: 2, options: TOGETHER, byHand: { missions: ['10'], events, hands }, start: 0 });
    const ways = stand.legal.filter(({ type }) => type === 'fulfil');
    expect(ways.length).toBe(3);
    for (const language of LANGUAGES) {
      const labels = doingsOf(ways, stand, language, name).map(({ label }) => label);
      expect(new Set(labels).size).toBe(3);
    }
    expect(doingsOf(ways, stand, 'en', name)[0]!.label).toMatch(/1 sword.*; .*2 swords/);
  });

  it('PR-A6, A31 ships alike are one way, and several missions are chosen by their number first', () => {
    const kept = ['adventure_ship_ares_1_book', 'adventure_ship_ares_2_book', 'adventure_ship_ares_4_book'];
    const hands = { 0: { coins: 5, character: 'char_jean', kept, display: ['base_sailor_3_1', 'base_priest_4_1'] } };
    const events = { pile: ['event_fog', 'event_storm', 'event_months_end'] };
    const byHand = { missions: ['10', '11', '12'], events, hands };
    const stand = after({ seats: 1, options: TOGETHER, byHand, start: 0 });
    const { on, missions } = barOf(stand, [], 'en', name);
    expect(on.map(({ action }) => action.type)).toEqual(['discover']);
    expect(missions).toEqual(['10', '11', '12']);
    const boats = stand.legal.filter(
      (action) => action.type === 'fulfil' && 'mission' in action && action.mission === '10',
    );
    expect(boats.length).toBe(3);
    const chosen = barOf(stand, boats, 'en', name);
    expect(chosen.on.map(({ action, tone }) => [action.type, tone])).toEqual([['fulfil', 'primary']]);
    expect(chosen.missions).toEqual([]);
  });

  it('PR-A14 what is sold to an innkeeper, ship by ship', () => {
    const stack = ['base_sailor_3_1', 'base_priest_4_1', 'base_settler_4_1', 'base_captain_4_1'];
    const kept = ['adventure_ship_yellow_1_bread', 'adventure_ship_blue_2_bread'];
    const hands = { 0: { coins: 1, character: 'char_jean', display: ['adventure_innkeeper_5_1'], kept } };
    const events = { pile: ['event_fog', 'event_storm', 'event_months_end'] };
    const request = { seats: 1, options: { chapter: 4, mode: 'co-op' }, byHand: { stack, hands, events }, start: 0 };
    const discover = { type: 'discover' } as const;
    const stand = after(request, discover, discover, discover, discover, { type: 'stop' });
    const { text, ways } = questionOf(stand, 'en', name)!;
    expect(text).toBe('The innkeeper buys bread and rum: 1 more to sell.');
    expect(ways.map(({ label }) => label)).toEqual([
      'Sell bread for 3 coins (yellow, 1 sword, 1 coin, bread)',
      'Sell bread for 3 coins (blue, 2 swords, 2 coins, bread)',
      'Sell nothing more',
    ]);
    expect(ways[0]!.after).toEqual(['4 coins then']);
  });

  it.each(LANGUAGES)(
    'says in %s what is asked and a different button for every answer, all through chapters',
    (language) => {
      const kinds = new Set<string>();
      for (const [i, request] of ADVENTURE_TABLES.entries()) {
        if (i % 5 !== 0) continue;
        for (const { view, seat, legal } of decisionsOf(request, `asked ${i}`)) {
          const stand = standOf(view, seat, legal);
          const asked = questionOf(stand, language, name);
          if (asked === null) continue;
          kinds.add(asked.pending.kind);
          expect(asked.text).not.toBe('');
          const labels = doingsOf(legal, stand, language, name).map(({ label }) => label);
          expect(new Set(labels).size).toBe(labels.length);
          const { on, out } = barOf(stand, [], language, name);
          // Those that lie on the table are chosen there, and coins are shared out by steppers.
          const isStaged = ['character', 'look', 'share'].includes(asked.pending.kind);
          expect(on.length + out.length).toBe(isStaged ? 0 : legal.length);
        }
      }
      // An innkeeper is too rare for games at random.
      kinds.delete('sell');
      expect([...kinds].sort()).toEqual(['audience', 'buyOff', 'character', 'look', 'mission', 'share']);
    },
  );
});
