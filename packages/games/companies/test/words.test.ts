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
  toldEvents,
} from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { ACTION_TYPES } from '../src/actions.js';
import { FIELDS } from '../src/board/map.js';
import { DEVELOPMENTS } from '../src/cards/developments.js';
import { STRATEGIES } from '../src/cards/strategies.js';
import { CATALOGUES } from '../src/words/catalogues.js';
import { richPosition } from './rich.js';
import { table } from './table.js';

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
    const asks = new Set<string>();
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
        const asked = companiesWords.asked!(view, legal, audience(language, seat));
        if (asked !== null) {
          expectWellFormed(asked);
          if (!/[^.?][.?]$/.test(asked)) throw new Error(asked);
          asks.add(asked.replace(/\d+|Anna|Bob|Cees|Dora|Emil/g, '#'));
        }
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
    expect(asks.size).toBeGreaterThan(10);
  });
});

describe('what a log tells', () => {
  const sailed = (from: string, to: string, fleet = 'I'): Event => ({ type: 'sailed', seat: 0, fleet, from, to });
  const loaded = (good: string, fleet = 'I'): Event => ({
    type: 'loaded',
    seat: 0,
    fleet,
    ship: 0,
    good,
    from: 'general',
  });
  const told = (events: readonly Event[], language: Language = 'en') =>
    toldEvents(companiesWords, events).map((event) => companiesWords.event(event, audience(language, null)));

  it('V-3.9 a voyage is one sentence, from where it began to where it ended', () => {
    expect(told([sailed('galle', 'MI4'), sailed('MI4', 'OC1'), sailed('elmina', 'OA2', 'II')])).toEqual([
      'Anna’s fleet I sails from Galle to the Java Sea.',
      'Anna’s fleet II sails from Elmina to the Gulf of Guinea.',
    ]);
  });

  it('V-3.4 what was loaded belongs to it, each good with its number', () => {
    const voyage = [
      loaded('pepper'),
      loaded('cloth'),
      loaded('pepper'),
      sailed('batavia', 'OC1'),
      loaded('sugar', 'II'),
    ];
    expect(told(voyage)).toEqual([
      'Anna’s fleet I loads 2 cubes of pepper and 1 cube of cloth and sails from Batavia to the Java Sea.',
      'Anna’s fleet II loads sugar.',
    ]);
    expect(told(voyage, 'nl')[0]).toBe(
      'Vloot I van Anna laadt 2 stenen peper en 1 steen laken en vaart van Batavia naar de Javazee.',
    );
    expect(told(voyage, 'de')[0]).toBe(
      'Flotte I von Anna lädt 2 × Pfeffer und 1 × Tuch und segelt von Batavia in die Javasee.',
    );
    expect(told([loaded('pepper'), loaded('pepper')])).toEqual(['Anna’s fleet I loads 2 cubes of pepper.']);
  });

  it('V-4.30 it is two where something came between', () => {
    const met: Event = { type: 'met', seat: 0, fleet: 'I', nest: 'tortuga', pips: 2 };
    expect(told([sailed('MN1', 'MN4'), met, sailed('MN4', 'mauritsstad')])).toHaveLength(3);
    expect(told([sailed('MN1', 'MN4'), { ...sailed('MN4', 'mauritsstad'), seat: 1 } as Event])).toHaveLength(2);
  });

  it('V-4.31 what pirates are given, V-5.10 warehouses, V-5.20 repairs and V-4.50 losses are counted', () => {
    const paid: Event = { type: 'paid', seat: 0, fleet: 'I', ship: 0, good: 'pepper' };
    const built: Event = {
      type: 'built',
      seat: 0,
      harbour: 'galle',
      what: 'warehouse',
      how: 'new',
      field: 0,
      ducats: 2,
    };
    const lost = (ship: string, fleet: string): Event => ({
      type: 'lost',
      seat: 0,
      fleet,
      place: 0,
      ship,
      why: 'storm',
      ducats: 2,
    });
    const repaired: Event = {
      type: 'repaired',
      seat: 0,
      fleet: 'I',
      harbour: null,
      ship: 0,
      token: 'damage',
      n: 1,
      ducats: 1,
    };
    expect(told([paid, paid])).toEqual(['Anna’s fleet I gives the pirates 2 cubes of pepper.']);
    expect(told([built, built, { ...built, harbour: 'elmina' } as Event])).toEqual([
      'Anna builds 2 warehouses in Galle (4 ducats).',
      'Anna builds a warehouse in Elmina (2 ducats).',
    ]);
    expect(told([repaired, repaired])).toEqual(['Anna removes 2 tokens of damage on fleet I (2 ducats).']);
    expect(told([lost('fluyt', 'I'), lost('pakketboot', 'X'), lost('fluyt', 'II')])).toEqual([
      'Anna loses 2 fluyts and a packet boat in the storm; the insurance pays 6 ducats.',
    ]);
  });

  it('V-8.7 the end names who has won', () => {
    const position = {
      round: 15,
      turn: 1,
      players: { 0: { ducats: 4, cards: ['handelscourant3'] }, 1: { ducats: 0 } },
    };
    const over = table({ position }).endTurn().told('over');
    expect(told(over)).toEqual(['The game is over: Anna wins with 5 points.']);
  });

  it('V-4.12 of two equal cards none begins: the active side does', () => {
    const same: Event = { type: 'strategies', cards: ['ram0', 'ram0'], begins: 0 };
    expect(told([same])).toEqual(['Both lay Ram & Board, and the active side begins.']);
  });
});
