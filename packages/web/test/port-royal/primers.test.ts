import { LANGUAGES } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { primers } from '../../src/games/port-royal/play/primers.js';
import { Played } from './positions.js';

const kinds = (position: Played, seat = 0) => primers(position.stand(seat), 'en').map(({ kind }) => kind);
const goal = (position: Played) => primers(position.stand(0), 'en').find(({ kind }) => kind === 'goal')?.text;
const STACK = ['base_ship_yellow_2_3c', 'base_sailor_3_1', 'base_ship_blue_5_4c'];

describe('what a newcomer is told', () => {
  it('PR-E1 PR-E2 the goal: at 12 influence the last round begins, and the most influence wins', () => {
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

  it('is said in every language', () => {
    const texts = LANGUAGES.map((language) => primers(new Played().stand(0), language).map(({ text }) => text));
    expect(new Set(texts.flat()).size).toBe(texts.flat().length);
  });
});
