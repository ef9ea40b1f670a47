import {
  type Action,
  cardName,
  companies,
  companiesWords,
  DEVELOPMENTS,
  goodName,
  SHIPS,
  STRATEGIES,
  type State,
  shipName,
  strategyName,
  type View,
} from '@roadstead/companies';
import { act, begin, FastRandom, LANGUAGES, type Language, parseRequest } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { companiesTerminal } from '../src/games/companies/index.js';
import { choiceLines, choicesOf } from '../src/play/render/choices.js';
import { plain } from '../src/play/render/paint.js';
import { story } from '../src/play/render/story.js';
import { width } from '../src/play/render/text.js';
import type { Scene } from '../src/play/scene.js';

const NAMES = ['Wilhelmina van…', 'Bo', 'Marit', 'Diego'];

function sceneOf(language: Language, seat: number | null): Scene {
  const name = (other: number) => NAMES[other] ?? '?';
  return { language, you: null, name, seat, options: {}, columns: 80, paint: plain, showOdds: true };
}

/** Everything that the terminal prints of a table: what the one who is asked sees. */
function screen(state: State, language: Language): readonly string[] {
  const seat = companies.toAct(state)[0]!;
  const scene = sceneOf(language, seat);
  const view = companies.view(state, seat);
  const legal = companies.legal(state, seat);
  const odds = companies.odds!(state, seat);
  const choices = choicesOf(legal, view, companiesWords, companiesTerminal, scene);
  return [
    ...companiesTerminal.table(view, odds, scene),
    ...choiceLines(choices, scene),
    ...companiesTerminal.odds(odds, view, scene),
    ...companiesTerminal.inspect('', view, legal, scene),
  ];
}

const opened = (mine: object, ducats = 20) =>
  begin(
    companies,
    parseRequest(companies, {
      seats: 2,
      start: 0,
      options: { calendars: 1 },
      byHand: { position: { players: { 0: { ducats, ...mine }, 1: {} } } },
    }),
    new FastRandom('by hand'),
  );
const srs = (...cargo: string[]) => ({ type: 'srs', cargo });
const at = (place: string, ...ships: object[]) => ({ at: place, ships });

describe('The Companies in the terminal', () => {
  it('fits 80 columns in every language, at every step of a random game', () => {
    const chance = new FastRandom('columns');
    const state = begin(companies, { seats: 4, options: { calendars: 1, leave: 'ask' } }, chance);
    for (let step = 0; companies.toAct(state).length > 0; step++) {
      if (step % 12 === 0) {
        for (const language of LANGUAGES) {
          for (const line of screen(state, language)) {
            expect(width(line), line).toBeLessThanOrEqual(80);
            expect(line).not.toMatch(/undefined|NaN|\[object/);
          }
        }
      }
      const seat = companies.toAct(state)[0]!;
      const legal = companies.legal(state, seat);
      act(companies, state, seat, legal[chance.int(legal.length)]!, chance);
    }
  });

  it.each(LANGUAGES)('explains every ship, card, strategy and good by its name in %s', (language) => {
    const state = opened({ fleets: { I: at('batavia', srs()) } });
    const view = companies.view(state, 0);
    const explained = (name: string) => companiesTerminal.inspect(name, view, [], sceneOf(language, 0)).join(' ');
    const names = [
      ...SHIPS.map(({ id }) => shipName(id, language)),
      ...DEVELOPMENTS.map(({ id }) => cardName(id, language)),
      ...STRATEGIES.map(({ id }) => strategyName(id, language)),
      goodName('pepper', language),
    ];
    for (const name of names) {
      expect(explained(name).startsWith(`${name}  `), name).toBe(true);
      expect(explained(name)).not.toMatch(/undefined|NaN/);
    }
    expect(explained(strategyName('ram0', language))).toContain(strategyName('melee0', language));
    expect(explained('Xyz')).not.toMatch(/ {2}/);
  });

  it('V-3.12 V-5.15 says what staying costs, ships too, and what a delivery brings with a director', () => {
    const ships = [{ ...srs('pepper', 'pepper') }, { type: 'fluyt', cargo: [], damage: 1 }];
    const position = {
      harbours: { galle: { fields: [[0, 0, 0]], administrator: [0, 'director'] } },
      players: { 0: { fleets: { I: at('galle', ...ships) } }, 1: {} },
    };
    const asked = { seats: 2, start: 0, options: { calendars: 1 }, byHand: { position } };
    const view = companies.view(begin(companies, parseRequest(companies, asked), new FastRandom('stays')), 0) as View;
    const outcome = (action: Action) => companiesTerminal.outcome(action, view, sceneOf('en', 0));
    expect(outcome({ type: 'stay', fleet: 'I' })).toMatch(/lying idle\..*Fleet I will lose to mutiny: fluyt\.$/);
    expect(outcome({ type: 'deliver', fleet: 'I', good: 'pepper', cubes: 2 })).toMatch(/11/);
  });

  it('V-5.6 says what is left after a ship, the ducat for a new fleet included', () => {
    const outcomes = (fleets: object) => {
      const state = opened({ fleets });
      const view = companies.view(state, 0) as View;
      const buy: Action = { type: 'buy', ship: 'fluyt', harbour: 'batavia' };
      return companiesTerminal.outcome(buy, view, sceneOf('en', 0));
    };
    expect(outcomes({ I: at('batavia', srs()) })).toBe('16 left');
    expect(outcomes({ I: at('MI6', srs()), X: at('batavia', { type: 'pakketboot' }) })).toBe('15 left');
    expect(outcomes({})).toBe('16 left');
  });

  it('V-3.9 tells a voyage as one sentence', () => {
    const loaded = { type: 'loaded', seat: 1, fleet: 'I', ship: 0, good: 'pepper', from: 'own' };
    const events = [loaded, loaded, { type: 'sailed', seat: 1, fleet: 'I', from: 'batavia', to: 'OC1' }];
    const [told] = story(events, companiesWords, companiesTerminal, sceneOf('en', 0));
    expect(told!.join(' ').replace(/\s+/g, ' ')).toBe(
      'Bo’s fleet I loads 2 cubes of pepper and sails from Batavia to the Java Sea.',
    );
  });
});
