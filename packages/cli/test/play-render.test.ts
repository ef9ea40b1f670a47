import { LANGUAGES, type Language, parseOptions } from '@roadstead/kernel';
import {
  type Action,
  type CardRef,
  type PortRoyalOdds,
  portRoyal,
  portRoyalWords,
  type View,
} from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { portRoyalTerminal } from '../src/games/port-royal/index.js';
import { choiceLines, choicesOf } from '../src/play/render/choices.js';
import { coloured, plain } from '../src/play/render/paint.js';
import { clip, hang, spread, width, wrap } from '../src/play/render/text.js';
import type { Scene } from '../src/play/scene.js';

// biome-ignore lint/suspicious/noControlCharactersInRegex: styles begin with an escape character
const STYLES = /\x1b\[[\d;]*m/g;

let uid = 0;
const ref = (card: string): CardRef => ({ card, uid: uid++ });

const BIG_DISPLAY = [
  'base_sailor_3_1',
  'base_sailor_5_2',
  'base_pirate_7_2',
  'base_trader_red_3_1',
  'base_trader_black_3_1',
  'base_trader_yellow_5_2',
  'base_captain_4_1',
  'base_captain_4_1',
  'base_priest_4_1',
  'base_jack_6_1',
  'base_mademoiselle_9_3',
  'base_jester_7_2',
  'base_admiral_9_3',
  'base_governor_8_0',
  'base_expedition_2priest_1settler',
];

const HARBOUR = [
  'base_ship_red_3_2c',
  'base_ship_black_skull_4c',
  'base_ship_blue_5_4c',
  'base_ship_green_5_4c',
  'base_trader_blue_5_2',
  'base_jack_6_1',
  'base_mademoiselle_9_3',
  'base_sailor_3_1',
  'base_sailor_3_1',
];

const EXPEDITIONS = [
  'base_expedition_captain_priest_settler',
  'base_expedition_2captain_1settler',
  'base_expedition_2priest_1settler',
];

/** Five players with more than they ever have, in the phase that is asked for. */
function crowded(phase: View['phase']): View {
  return {
    phase,
    active: 0,
    toAct: [0],
    round: 17,
    harbour: HARBOUR.map(ref),
    expeditions: EXPEDITIONS.map(ref),
    discard: Array(38).fill('base_sailor_3_1'),
    drawPile: 112,
    revealed: phase === 'repel' ? ref('base_ship_red_6_3c') : null,
    picksLeft: phase === 'trade' ? 3 : 0,
    pending: null,
    players: Array.from({ length: 5 }, (_, seat) => ({
      seat,
      coins: 14,
      influence: 11,
      swords: 4,
      display: BIG_DISPLAY.map(ref),
      kept: [],
      cubes: 0,
      contracts: [],
    })),
    endTriggered: phase === 'discover',
    goal: 12,
    gambled: 0,
    options: parseOptions(portRoyal.options, {}) as View['options'],
    start: 0,
    end: 'standard',
  };
}

const BASE = parseOptions(portRoyal.options, {});

const NAMES = ['Wilhelmina van…', 'Bo', 'Marit', 'Diego', 'Annika'];

function sceneOf(language: Language, seat: number, changes: Partial<Scene> = {}): Scene {
  return {
    language,
    you: null,
    name: (other) => NAMES[other] ?? '?',
    seat,
    options: BASE,
    columns: 80,
    paint: plain,
    showOdds: true,
    ...changes,
  };
}

const ODDS: PortRoyalOdds = {
  total: 71,
  bust: 16 / 71,
  weights: {
    base_ship_red_1_1c: 3,
    base_ship_red_6_3c: 2,
    base_ship_black_7_3c: 2,
    base_ship_yellow_1_1c: 3,
    base_sailor_3_1: 6,
    base_jack_6_1: 2,
    base_expedition_2priest: 1,
    base_tax_max_swords: 2,
  },
};

function actionsOf(view: View): readonly Action[] {
  if (view.phase === 'discover') return [{ type: 'discover' }, { type: 'stop' }];
  if (view.phase === 'repel') return [{ type: 'repel' }, { type: 'admit' }];
  return [...view.harbour.map((card): Action => ({ type: 'take', uid: card.uid })), { type: 'pass' }];
}

function screen(view: View, scene: Scene): readonly string[] {
  const choices = choicesOf(actionsOf(view), view, portRoyalWords, portRoyalTerminal, scene);
  return [...portRoyalTerminal.table(view, ODDS, scene), ...choiceLines(choices, scene)];
}

describe.each(LANGUAGES)('the table in %s', (language) => {
  it.each(['discover', 'repel', 'trade', 'bust'] as const)('keeps to 80 columns in the phase %s', (phase) => {
    const view = crowded(phase);
    for (const seat of [0, 4]) {
      for (const line of screen(view, sceneOf(language, seat))) expect(width(line), line).toBeLessThanOrEqual(80);
    }
  });

  it('keeps to other widths, too', () => {
    for (const columns of [60, 100, 120]) {
      const lines = screen(crowded('trade'), sceneOf(language, 4, { columns }));
      for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(columns);
    }
  });

  it('says the same without colours', () => {
    for (const phase of ['discover', 'repel', 'trade'] as const) {
      const view = crowded(phase);
      const bright = screen(view, sceneOf(language, 0, { paint: coloured }));
      expect(bright.join('\n')).toMatch(STYLES);
      expect(bright.map((line) => line.replace(STYLES, ''))).toEqual(screen(view, sceneOf(language, 0)));
    }
  });

  it('keeps rules, odds, explanations and the end within 80 columns', () => {
    const view = crowded('trade');
    const scene = sceneOf(language, 0);
    const ranking = [0, 1, 2, 3, 4].map((seat) => ({ seat, place: seat + 1, influence: 20 - seat, coins: 3 }));
    const lines = [
      ...portRoyalTerminal.odds(ODDS, view, scene),
      ...portRoyalTerminal.inspect('', view, [], scene),
      ...portRoyalTerminal.inspect('bo', view, [], scene),
      ...portRoyalTerminal.ending({ winners: [0], ranking }, view, scene),
    ];
    for (const line of lines) {
      expect(width(line), line).toBeLessThanOrEqual(80);
      expect(line).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

describe('the screen of a first turn', () => {
  const view: View = {
    ...crowded('discover'),
    round: 3,
    harbour: [ref('base_ship_red_3_2c'), ref('base_ship_black_skull_3c'), ref('base_trader_blue_3_1')],
    expeditions: [ref('base_expedition_2captain_1settler')],
    discard: ['base_sailor_3_1'],
    drawPile: 71,
    endTriggered: false,
    players: [
      { seat: 0, coins: 5, influence: 3, swords: 1, display: ['base_sailor_5_2', 'base_trader_red_3_1'].map(ref) },
      { seat: 1, coins: 12, influence: 4, swords: 0, display: ['base_captain_4_1', 'base_captain_4_1'].map(ref) },
      { seat: 2, coins: 0, influence: 0, swords: 0, display: [] },
    ].map((player) => ({ ...player, kept: [], cubes: 0, contracts: [] })),
  };
  const scene = sceneOf('en', 0, { you: 0, name: (seat) => ['You', 'Marit', 'Diego'][seat] ?? '?' });

  it('shows everything there is to know', () => {
    expect(screen(view, scene)).toEqual([
      'Round 3 · Your turn: turn up a card, or stop                 pile 71, discards 1',
      '─'.repeat(80),
      '         coins  influence  swords',
      '> You        5          3       1  Sailor, Trader [/]',
      '  Marit     12          4       0  Captain ×2',
      '  Diego      0          0       0  nobody yet',
      ' z     Expedition (2 captains, 1 settler → 6 influence, 3 coins)',
      'Harbour',
      ' a [/] Frigate (red, 3 swords, 2 coins)',
      ' b [x] Galleon (black, skull, 3 coins)',
      ' c [~] Trader in flutes (blue, cost 3, 1 influence, +1 coin)',
      'Risk of a bust with the next card: 23 % (16 of 71 unseen cards).',
      ' 1  Turn up a card',
      ' 2  Stop and trade → 1 card to take',
    ]);
  });

  it('leaves the odds out when they are not wanted', () => {
    expect(screen(view, { ...scene, showOdds: false }).join('\n')).not.toContain('%');
  });

  it('tells what the next card can be', () => {
    expect(portRoyalTerminal.odds(ODDS, view, scene)).toEqual([
      'The next card is one of 71 that nobody has seen since they were shuffled:',
      '    6 %  a ship that busts (Frigate 2, Galleon 2)',
      '    4 %  a ship you could repel (Frigate 3)',
      '    4 %  a ship of a new colour (Pinnace 3)',
      '   11 %  a person (Sailor 6, Jack-of-all-trades 2)',
      '    1 %  an expedition',
      '    3 %  a tax increase',
    ]);
  });

  it.each([
    ['a', '[/] Frigate (red, 3 swords, 2 coins)'],
    ['z', '    Expedition (2 captains, 1 settler → 6 influence, 3 coins)'],
    ['gov', '    Governor (cost 8, 0 influence, 1 more card)'],
    ['marit', '    Captain (cost 4, 1 influence, anchor)'],
  ])('explains the card asked for as %s', (asked, first) => {
    expect(portRoyalTerminal.inspect(asked, view, [], scene)[0]).toBe(first);
  });

  it('explains the card of a choice, and says so where there is none', () => {
    const take: Action = { type: 'take', uid: view.harbour[1]?.uid ?? 0 };
    expect(portRoyalTerminal.inspect('1', view, [take], scene)[0]).toContain('Galleon');
    expect(portRoyalTerminal.inspect('kraken', view, [], scene)[0]).toContain('There is no card “kraken”');
  });
});

describe('choices', () => {
  const near = (influence: number, end: View['end'], display: readonly string[] = []) => {
    const view = crowded('trade');
    const mine = { ...view.players[0]!, influence, coins: 9, display: display.map(ref) };
    const scene = sceneOf('en', 0);
    const at = { ...view, end, players: [mine, ...view.players.slice(1)] };
    return choicesOf(actionsOf(at), at, portRoyalWords, portRoyalTerminal, scene);
  };

  it('list cards that are alike once', () => {
    const sailors = near(0, 'standard').filter(({ words }) => words.includes('sailor'));
    expect(sailors.map(({ words, outcome }) => `${words}: ${outcome}`)).toEqual([
      'Hire the sailor for 3 coins: 6 coins, 1 influence (1 sword)',
    ]);
  });

  it('warn of the last round, in the variant only with an expedition', () => {
    const ends = (choices: ReturnType<typeof near>) =>
      choices.filter(({ outcome }) => outcome.includes('last round')).length;
    expect(ends(near(11, 'standard'))).toBe(4);
    expect(ends(near(11, 'expedition'))).toBe(0);
    expect(ends(near(11, 'expedition', ['base_expedition_2priest']))).toBe(4);
  });
});

describe('text', () => {
  it('is measured as it looks', () => {
    expect([width('Säbel'), width('\x1b[1mab\x1b[0m'), width('港'), width('é')]).toEqual([5, 2, 2, 1]);
  });

  it('is broken at spaces, and words that fit nowhere are cut', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('one two three', 7, '  ')).toEqual(['one two', '  three']);
    for (const line of wrap('x'.repeat(200), 40, '  ')) expect(width(line)).toBeLessThanOrEqual(40);
  });

  it('hangs, spreads and is clipped', () => {
    expect(hang('1  ', 'aa bb', 6)).toEqual(['1  aa', '   bb']);
    expect(spread('ab', 'cd', 8)).toEqual(['ab    cd']);
    expect(spread('abcde', 'fghij', 8)).toEqual(['abcde', 'fghij']);
    expect(clip('Wilhelmina', 6)).toBe('Wilhe…');
  });
});
