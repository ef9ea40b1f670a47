import { act, begin, FastRandom, LANGUAGES, type Language } from '@roadstead/kernel';
import { type Action, type State, swordAndSkull, swordAndSkullWords } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { swordAndSkullTerminal } from '../src/games/sword-and-skull/index.js';
import { choiceLines, choicesOf } from '../src/play/render/choices.js';
import { plain } from '../src/play/render/paint.js';
import { width } from '../src/play/render/text.js';
import type { Scene } from '../src/play/scene.js';

const NAMES = ['Wilhelmina van…', 'Bo', 'Marit', 'Diego', 'Annika'];

function sceneOf(language: Language, seat: number | null, you: number | null = null): Scene {
  const name = (other: number) => NAMES[other] ?? '?';
  return { language, you, name, seat, options: {}, columns: 80, paint: plain, showOdds: true };
}

/** Every picture of a table: what the one who is asked sees. */
function screen(state: State, language: Language): readonly string[] {
  const seat = swordAndSkull.toAct(state)[0]!;
  const scene = sceneOf(language, seat);
  const view = swordAndSkull.view(state, seat);
  const odds = swordAndSkull.odds(state, seat);
  const choices = choicesOf(swordAndSkull.legal(state, seat), view, swordAndSkullWords, swordAndSkullTerminal, scene);
  return [
    ...swordAndSkullTerminal.table(view, odds, scene),
    ...choiceLines(choices, scene),
    ...swordAndSkullTerminal.odds(odds, view, scene),
    ...swordAndSkullTerminal.inspect('', view, swordAndSkull.legal(state, seat), scene),
  ];
}

/** A state of every kind of question, from random games of all sizes. */
function everyQuestion(): Map<string, State> {
  const found = new Map<string, State>();
  for (let game = 0; game < 60; game++) {
    const chance = new FastRandom(`screens ${game}`);
    const state = begin(swordAndSkull, { seats: 2 + (game % 4), options: {} }, chance);
    while (swordAndSkull.toAct(state).length > 0) {
      const seat = swordAndSkull.toAct(state)[0]!;
      const { kind } = swordAndSkull.view(state, seat).pending!;
      if (!found.has(kind) || chance.int(20) === 0) found.set(kind, swordAndSkull.clone(state));
      const legal = swordAndSkull.legal(state, seat);
      act(swordAndSkull, state, seat, legal[chance.int(legal.length)]!, chance);
    }
  }
  return found;
}

const STATES = everyQuestion();

const KINDS = [
  'turn',
  'move',
  'place',
  'fork',
  'first',
  'recruit',
  'bridge',
  'bid',
  'spy',
  'lair',
  'order',
  'squall',
  'debt',
  'limit',
  'attack',
  'window',
  'bonus',
  'end',
];

/** An auction in which somebody has bid. */
function bidUpon(): State {
  const state = swordAndSkull.clone(STATES.get('bid')!);
  const chance = new FastRandom('bid');
  while (swordAndSkull.view(state, null).auction?.seat === null) {
    const seat = swordAndSkull.toAct(state)[0]!;
    act(swordAndSkull, state, seat, swordAndSkull.legal(state, seat)[0]!, chance);
  }
  return state;
}

/** A position by hand up to its first question. */
function position(players: Record<number, object>, dice: readonly number[] = [1, 0], seats = 2): State {
  const byHand = { stack: { dice }, position: { players } };
  return begin(swordAndSkull, { seats, options: {}, start: 0, byHand }, new FastRandom('by hand'));
}

const outcomes = (state: State, language: Language = 'en') => {
  const seat = swordAndSkull.toAct(state)[0]!;
  const view = swordAndSkull.view(state, seat);
  const say = (action: Action) => swordAndSkullTerminal.outcome(action, view, sceneOf(language, seat));
  return swordAndSkull.legal(state, seat).map(say);
};

describe('Sword & Skull in the terminal', () => {
  it('meets every kind of question', () => {
    expect([...STATES.keys()].sort()).toEqual([...KINDS].sort());
  });

  it.each(LANGUAGES)('draws every question within 80 columns and in whole words in %s', (language) => {
    for (const [kind, state] of STATES) {
      const lines = screen(state, language);
      for (const line of lines) expect(width(line), `${kind}: ${line}`).toBeLessThanOrEqual(80);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('SS-C5 SS-C6 shows the own hand and nothing of another', () => {
    const state = position({ 0: { hand: ['F02', 'F15'] }, 1: { hand: ['F01'] } });
    const text = screen(state, 'en').join('\n');
    expect(text).toContain('Your hand: Lucky Blow, New Recruits');
    expect(text).not.toContain('Keep the Peace');
    const looking = swordAndSkullTerminal.table(swordAndSkull.view(state, null), null, sceneOf('en', null)).join('\n');
    expect(looking).not.toMatch(/Lucky Blow|New Recruits|Keep the Peace/);
  });

  it('marks figures where they stand, and gold where it lies', () => {
    const text = screen(position({ 0: { officer: 'O5' }, 1: { pirate: 'O5' } }), 'en').join('\n');
    expect(text).toMatch(/Ab \(1\)/);
  });

  it('SS-B1 SS-F18 SS-F9 tells what waits where a walk ends, with exact chances', () => {
    const lair = position({ 0: { officer: 'LAKE', gold: 40 } }, [1, 0], 3);
    expect(outcomes(lair)[0]).toBe('ransom of 35 to 45, payable in 67 %, King beaten in 14 %');
    const foe = position({ 0: { officer: 'O4' }, 1: { pirate: 'O5', crew: { 'SC-A': 1 } } });
    // 5 rolls are won against a blank, and 3 against 1, 4 against 1 and 2, 5 against 1 to 3: 11 of 35.
    expect(outcomes(foe)[0]).toBe('+1 gold, fight Bo’s pirate (Might 2), won in 31 %');
  });

  it('SS-R3 tells of both ends where a walk comes to a fork, and of the rest of it at the fork', () => {
    const walk = position({ 0: { officer: 'V4', crew: { 'FR-A': 1 }, gold: 0 } }, [2, 0]);
    // Might 3 against 4: of 35 rolls, 5 are won against a blank, and 2, 3, 4 and 5 beat one face less than their eyes: 15.
    expect(outcomes(walk)[0]).toMatch(/^Lava Tubes 2: .+; Lake of Fire: First Mate .*43 %/);
    act(swordAndSkull, walk, 0, swordAndSkull.legal(walk, 0)[0]!, new FastRandom('walk'));
    expect(outcomes(walk)[1]).toMatch(/^First Mate .*43 %$/);
  });

  it('SS-D1 SS-F10 warns of a debt, and counts the Castle on the way', () => {
    const poor = position({ 0: { pirate: 'O29', gold: 1 } });
    expect(outcomes(poor)[1]).toBe('−4 gold, DEBT');
    const castle = position({ 0: { officer: 'O31', crew: { 'FR-B': 1 } } }, [2, 0]);
    expect(outcomes(castle)[0]).toMatch(/^\+5 gold at the Castle, crew: Grenadier, Quartermaster$/);
  });

  it('speaks to whoever looks: your figure, your bid', () => {
    const seen = (kind: string, you: number, language: Language) =>
      swordAndSkullTerminal
        .table(swordAndSkull.view(STATES.get(kind)!, you), null, sceneOf(language, you, you))
        .join(' ')
        .replace(/\s+/g, ' ');
    const { attacker } = swordAndSkull.view(STATES.get('window')!, null).fight!;
    expect(seen('window', attacker, 'en')).toMatch(/Fight: your (officer|pirate) \(/);
    expect(seen('window', attacker, 'nl')).toMatch(/Gevecht: jouw (officier|piraat) \(/);
    expect(seen('window', attacker, 'de')).toMatch(/Kampf: (Offizier|Pirat) von dir \(/);
    const auction = bidUpon();
    const { high, seat } = swordAndSkull.view(auction, null).auction!;
    const told = swordAndSkullTerminal.table(swordAndSkull.view(auction, seat), null, sceneOf('en', seat, seat));
    expect(told.join(' ')).toContain(`Your bid of ${high} gold is the highest.`);
  });

  it('lists spaces before what else can be done, so that it is seen', () => {
    const state = position({ 0: { hand: ['F04'] } });
    const ordered = swordAndSkullTerminal.inOrder!(swordAndSkull.legal(state, 0));
    expect(ordered.at(-1)).toEqual({ type: 'roll' });
    expect(ordered).toHaveLength(swordAndSkull.legal(state, 0).length);
  });

  it('explains spaces and cards by name and by the number of a choice', () => {
    const state = position({ 0: { officer: 'O6' } });
    const view = swordAndSkull.view(state, 0);
    const explain = (asked: string) =>
      swordAndSkullTerminal.inspect(asked, view, swordAndSkull.legal(state, 0), sceneOf('en', 0)).join('\n');
    expect(explain('1')).toContain('Church');
    expect(explain('lake')).toContain('First Mate');
    expect(explain('cutl')).toMatch(/Cutlass[\s\S]*2 Might for the officer/);
    expect(explain('nothing such')).toContain('There is no space or card');
  });

  it.each(LANGUAGES)('tells who won, and how, in %s', (language) => {
    const chance = new FastRandom('the end');
    const state = position({ 0: { pirate: 'LAKE', gold: 60 } }, [1, 0, 2]);
    act(swordAndSkull, state, 0, { type: 'move', figure: 'pirate', by: 1 }, chance);
    act(swordAndSkull, state, 0, { type: 'pay' }, chance);
    const lines = swordAndSkullTerminal.ending(
      swordAndSkull.result(state)!,
      swordAndSkull.view(state, null),
      sceneOf(language, null),
    );
    expect(lines[0]).toMatch(/Wilhelmina.*(ransom|losgeld|Lösegeld)/);
    expect(swordAndSkullTerminal.goal(swordAndSkull.view(state, null), sceneOf(language, null))).toHaveLength(2);
    const rules = swordAndSkullTerminal.rules(swordAndSkull.view(state, null), sceneOf(language, null));
    expect(rules.join(' ')).toMatch(/10/); // the Might of the King
  });
});
