import { type Audience, act, begin, FastRandom, type Language, parseOptions, type Seat } from '@roadstead/kernel';
import { type Card, cardById, type Event, type Options, portRoyal } from '@roadstead/port-royal';
import { expect } from 'vitest';
import { portRoyalWords } from '../src/words/index.js';

const NAMES = ['Anna', 'Bob', 'Cees', 'Dora', 'Emil'];

export const audience = (language: Language, you: Seat | null = null): Audience => ({
  language,
  you,
  name: (seat) => NAMES[seat] ?? `seat ${seat}`,
});

export const tell = (event: Event, language: Language, you: Seat | null = null): string =>
  portRoyalWords.event(event, audience(language, you));

export const cardNamed = (id: string): Card => {
  const card = cardById(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};

/** What no line of text may hold, whatever it says. */
export function expectWellFormed(line: string): void {
  expect(line).not.toMatch(/undefined|NaN|null|Infinity|\[object/);
  expect(line).not.toMatch(/[{}]|\$|\s{2}|^\s|\s$|\s[,.;:]|,,|\.\./);
  expect(line, line).toMatch(/^[\p{Lu}\d]/u);
  expect(line, line).not.toMatch(/\b0 (coins|munten|Münzen|cards|kaarten|Karten|points|punten|Punkte)\b/);
  expect(line, line).not.toMatch(/\b1 (coins|cards|swords|points|ships)\b/);
  expect(line, line).not.toMatch(/\b1 (munten|kaarten|zwaarden|punten|invloedspunten|schepen)\b/);
  expect(line, line).not.toMatch(/\b1 (Münzen|Karten|Punkten?|Einflusspunkte|Schiffe)\b/);
  // "a admiral" in English, and a German dative plural without its n.
  expect(line, line).not.toMatch(/\b[Aa] [aeio]/);
  expect(line, line).not.toMatch(/\b(mit|von|aus|bei|nach|zu|vor|dank) (?!1 )\d+ [A-ZÄÖÜ]\p{L}*(er|el|e)(?!\p{L})/u);
}

export function expectSentences(line: string): void {
  expectWellFormed(line);
  expect(line).toMatch(/\.$/);
}

/** What is told and said in random games. */
interface Heard {
  readonly told: Set<string>;
  readonly said: Set<string>;
}

/** Plays a random game, telling every event and saying every legal action on the way. */
export function playThrough(
  seed: string,
  seats: number,
  asked: Partial<Options>,
  language: Language,
  heard: Heard,
): void {
  const random = new FastRandom(seed);
  const hear = (event: Event) => {
    for (const you of [null, 0]) heard.told.add(tell(event, language, you));
  };
  const options = parseOptions(portRoyal.options, asked) as Options;
  const state = begin(portRoyal, { seats, options }, random, hear);
  for (let step = 0; step < 2000 && portRoyal.toAct(state).length > 0; step++) {
    const seat = portRoyal.toAct(state)[0] ?? 0;
    const legal = portRoyal.legal(state, seat);
    const view = portRoyal.view(state, seat);
    for (const action of legal) heard.said.add(portRoyalWords.action(action, view, audience(language, seat)));
    const action = legal[random.int(legal.length)];
    if (action === undefined) throw new Error('nothing legal');
    act(portRoyal, state, seat, action, random, hear);
  }
}
