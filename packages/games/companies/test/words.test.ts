import { type Action, companies, companiesWords, type Event } from '@roadstead/companies';
import {
  type Audience,
  act,
  begin,
  FastRandom,
  LANGUAGES,
  type Language,
  parseRequest,
  type Seat,
} from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { ACTION_TYPES } from '../src/actions.js';
import { FIELDS } from '../src/board/map.js';
import { DEVELOPMENTS } from '../src/cards/developments.js';
import { STRATEGIES } from '../src/cards/strategies.js';
import { CATALOGUES } from '../src/words/catalogues.js';
import { richPosition } from './rich.js';

const NAMES = ['Anna', 'Bob', 'Cees', 'Dora', 'Emil'];
const audience = (language: Language, you: Seat | null): Audience => ({
  language,
  you,
  name: (seat) => NAMES[seat] ?? `seat ${seat}`,
});

/** What no line of text may hold, whatever it says. */
function expectWellFormed(line: string): void {
  if (/undefined|NaN|null|\[object|[{}$]|\s{2}|^\s|\s$|\s[,.;:]|,,|\.\.|\(\)/.test(line)) throw new Error(line);
  if (!/^[\p{Lu}\d]/u.test(line)) throw new Error(line);
}

describe.each(LANGUAGES)('words in %s', (language) => {
  it('name every field, card and strategy', () => {
    const { places, cards, strategies } = CATALOGUES[language];
    expect(FIELDS.filter(({ id }) => !places[id])).toEqual([]);
    expect(DEVELOPMENTS.filter(({ id }) => !cards[id])).toEqual([]);
    expect(STRATEGIES.filter(({ id }) => !strategies[id])).toEqual([]);
  });

  it('are well formed at every step of random games, and tell nearly every kind of event and action', () => {
    const told = new Set<string>();
    const done = new Set<string>();
    for (let game = 0; game < 8; game++) {
      const seats = 2 + (game % 4);
      const you = game % 2 === 0 ? 0 : null;
      const random = new FastRandom(`words ${game}`);
      const hear = (event: Event) => {
        const line = companiesWords.event(event, audience(language, you));
        expectWellFormed(line);
        if (!line.endsWith('.')) throw new Error(line);
        told.add(event.type);
      };
      const byHand = game < 6 ? { byHand: { position: richPosition(seats) } } : {};
      const setup = parseRequest(companies, { seats, options: { calendars: 1 }, ...byHand });
      const state = begin(companies, setup, random, hear);
      for (let toAct = companies.toAct(state); toAct.length > 0; toAct = companies.toAct(state)) {
        const seat = toAct[0]!;
        const view = companies.view(state, seat);
        const legal = companies.legal(state, seat);
        for (const action of legal) {
          if (done.has(action.type) && random.int(8) > 0) continue;
          expectWellFormed(companiesWords.action(action as Action, view, audience(language, seat)));
          done.add(action.type);
        }
        act(companies, state, seat, legal[random.int(legal.length)]!, random, hear);
      }
    }
    expect(ACTION_TYPES.filter((type) => !done.has(type)).length).toBeLessThan(10);
    expect(told.size).toBeGreaterThan(34);
  });
});
