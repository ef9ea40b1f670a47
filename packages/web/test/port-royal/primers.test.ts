import { LANGUAGES } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { primers } from '../../src/games/port-royal/play/primers.js';
import { loadWords } from '../../src/games/port-royal/words/index.js';
import { Played } from './positions.js';

const kinds = (position: Played, seat = 0) => primers(position.stand(seat), 'en').map(({ kind }) => kind);
const goal = (position: Played) => primers(position.stand(0), 'en').find(({ kind }) => kind === 'goal')?.text;
const STACK = ['base_ship_yellow_2_3c', 'base_sailor_3_1', 'base_ship_blue_5_4c'];

describe('what a newcomer is told', () => {
  it('PR-E1 PR-E2 the goal: at 12 influence the last round begins, and whoever has most influence wins', () => {
    expect(goal(new Played())).toMatch(/12 influence, the last round begins.*most influence then wins/);
  });

  it('PR-U3 the goal of Under way! is 8', () => {
    expect(goal(new Played({ options: { box: 'unterwegs' } }))).toContain('8 influence');
  });

  it('no goal of one player where all win or lose together', () => {
    expect(kinds(new Played({ options: { with: ['contracts'], mode: 'co-op' } }))).not.toContain('goal');
  });

  it('each kind of question has its own words', () => {
    const position = new Played({ hands: { 0: { coins: 9 }, 1: { coins: 9 } }, stack: STACK });
    expect(kinds(position)).toEqual(['goal', 'more']);
    position.act({ type: 'discover' }, { type: 'stop' });
    expect(kinds(position)).toEqual(['goal', 'own']);
    position.act({ type: 'pass' });
    expect(kinds(position, 1)).toEqual(['goal', 'others']);
    expect(kinds(position)).toEqual([]);
  });

  it('PR-D4 a ship that can be repelled, and an expedition that can be claimed', () => {
    const swords = ['base_pirate_5_1', 'base_sailor_3_1'];
    const sighted = new Played({ hands: { 0: { display: swords } }, stack: ['base_ship_red_3_2c'] });
    sighted.until(({ phase }) => phase === 'repel');
    expect(kinds(sighted)).toContain('repel');
    const captains = ['base_captain_4_1', 'base_captain_4_1'];
    const ready = new Played({ hands: { 0: { display: captains } }, stack: ['base_expedition_2captain', ...STACK] });
    ready.until(({ expeditions }) => expeditions.length > 0);
    expect(kinds(ready)).toContain('claim');
  });

  it('PR-A19 PR-A21 in a chapter: the goal, and what can be done for a mission', async () => {
    await Promise.all(LANGUAGES.map((language) => loadWords(language)));
    const begun = new Played({ options: { chapter: 1, mode: 'co-op' } });
    expect(kinds(begun)).toEqual(['chapter-together', 'more']);
    const boats = ['adventure_ship_ares_2_herbs', 'adventure_ship_ares_2_book'];
    const hands = { 0: { character: 'char_jean', kept: boats }, 1: { character: 'char_grace' } };
    const race = new Played({ seats: 2, options: { chapter: 1 }, hands });
    expect(kinds(race)).toEqual(['chapter-race', 'chapter-ready', 'more']);
    const stack = ['adventure_ship_ares_6_herbs'];
    const trade = new Played({
      seats: 2,
      options: { chapter: 1, mode: 'co-op' },
      hands: { ...hands, 0: { character: 'char_jean' } },
      events: { pile: ['event_market_day', 'event_months_end'] },
      stack,
    });
    trade.act({ type: 'stop' });
    expect(kinds(trade)).toEqual(['chapter-together', 'chapter-keep', 'own']);
    const texts = LANGUAGES.flatMap((language) => primers(trade.stand(0), language).map(({ text }) => text));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is said in every language', () => {
    const texts = LANGUAGES.map((language) => primers(new Played().stand(0), language).map(({ text }) => text));
    expect(new Set(texts.flat()).size).toBe(texts.flat().length);
  });
});
