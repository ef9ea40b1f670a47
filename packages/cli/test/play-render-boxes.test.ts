import { LANGUAGES, parseOptions } from '@roadstead/kernel';
import {
  type Action,
  type CardRef,
  type PlayerView,
  portRoyal,
  portRoyalWords,
  type View,
} from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { portRoyalTerminal } from '../src/games/port-royal/index.js';
import { choicesOf } from '../src/play/render/choices.js';
import { coloured, plain } from '../src/play/render/paint.js';
import type { Scene } from '../src/play/scene.js';

// biome-ignore lint/suspicious/noControlCharactersInRegex: styles begin with an escape character
const STYLES = /\x1b\[[\d;]*m/g;

const scene: Scene = {
  language: 'en',
  you: 0,
  name: (seat) => ['You', 'Marit'][seat] ?? '?',
  seat: 0,
  options: parseOptions(portRoyal.options, { with: ['unterwegs', 'gambler', 'contracts'] }),
  columns: 80,
  paint: plain,
  showOdds: true,
};

let uid = 0;
const ref = (card: string, ships?: readonly string[]): CardRef => ({
  card,
  uid: uid++,
  ...(ships && { ships: ships.map((ship) => ref(ship)) }),
});

const player = (seat: number, changes: Partial<PlayerView>): PlayerView => ({
  ...{ seat, coins: 5, influence: 3, swords: 1, display: [], kept: [], cubes: 3, contracts: [], ...changes },
});

const VIEW: View = {
  phase: 'discover',
  active: 0,
  toAct: [0],
  round: 4,
  harbour: [ref('base_ship_red_3_2c')],
  expeditions: [],
  discard: [],
  drawPile: 80,
  revealed: null,
  picksLeft: 0,
  pending: null,
  players: [
    player(0, {
      display: [ref('unterwegs_wholesaler_red_6_2', ['base_ship_red_1_1c', 'base_ship_red_1_1c'])],
      contracts: ['contract_jinx'],
      cubes: 1,
    }),
    player(1, { kept: [ref('base_ship_yellow_1_1c'), ref('base_ship_blue_1_1c')], contracts: ['contract_jinx'] }),
  ],
  endTriggered: false,
  goal: 12,
  gambled: 0,
  options: parseOptions(portRoyal.options, { with: ['contracts'] }) as View['options'],
  start: 0,
  end: 'standard',
  contracts: [
    { id: 'contract_jinx', slots: [1, 0, null, null, null], fields: {} },
    { id: 'contract_frigate_foe', slots: [null, null, null, null, null], fields: { 1: [1], 2: [0] } },
  ],
};

const TOGETHER: View = { ...VIEW, goal: null, timePile: 9, points: 2 };

const ODDS = { total: 70, bust: 0.1, weights: {} };

const table = (view: View, changes: Partial<Scene> = {}) =>
  portRoyalTerminal.table(view, ODDS, { ...scene, ...changes }).join('\n');

const outcomes = (view: View, ...actions: readonly Action[]) =>
  choicesOf(actions, view, portRoyalWords, portRoyalTerminal, scene).map(({ outcome }) => outcome);

describe('the table with contracts', () => {
  it('shows who took which coins, who is how far, and what lies beside the cards', () => {
    expect(table(VIEW).split('\n')).toEqual([
      'Round 4 · Your turn: turn up a card, or stop                 pile 80, discards 0',
      '─'.repeat(80),
      '         coins  influence  swords  cubes',
      '> You        5          3       1      1  Wholesaler [/] (2 ships)',
      '  Marit      5          3       1      3  keeps [*][~]',
      'Contracts',
      ' k1  ✓ Jinx: bust · coins [1 Marit] [1 You]',
      ' k2    Frigate Foe: forgo the coins of a frigate, 3 times · coins 8 6 · space',
      '       1/3: Marit · space 2/3: You',
      'Harbour',
      ' a [/] Frigate (red, 3 swords, 2 coins)',
      'Risk of a bust with the next card: 10 % (7 of 70 unseen cards).',
    ]);
  });

  it('shows time, points and seals where all play together, and what is fulfilled in short', () => {
    const text = table(TOGETHER);
    expect(text).toContain('time pile 9, points 2');
    expect(text).toContain('seal 0C');
    expect(text).toContain('Fulfilled: ✓ k1 Jinx (Marit, You)');
  });

  it.each(LANGUAGES)('asks in %s what is to be decided', (language) => {
    const asks = (pending: string) => table({ ...TOGETHER, phase: 'decide', pending }, { language }).split('\n')[0];
    expect(asks('setAside')).toMatch(/time pile|tijdstapel|Zeitstapel/);
    expect(asks('contract_jinx')).toMatch(/Jinx|Ongeluksbrenger|Pechvogel/);
  });

  it('says the same without colours', () => {
    for (const view of [VIEW, TOGETHER, { ...TOGETHER, phase: 'decide', pending: 'contract_frigate_foe' } as const]) {
      expect(table(view, { paint: coloured }).replace(STYLES, '')).toBe(table(view));
    }
  });
});

describe('what comes of an action', () => {
  const take = (changes: Partial<Extract<Action, { type: 'take' }>> = {}): Action => ({
    ...{ type: 'take', uid: VIEW.harbour[0]?.uid ?? 0, ...changes },
  });

  it('counts the influence of ships under wholesalers, and warns of the end that it brings', () => {
    const near = { ...VIEW, phase: 'trade', picksLeft: 1 } as const;
    expect(outcomes(near, take())).toEqual(['7 coins (red), 4 influence']);
    const players = [player(0, { ...VIEW.players[0], influence: 11 }), ...VIEW.players.slice(1)];
    expect(outcomes({ ...near, players }, take())).toEqual(['7 coins (red), 12 influence, brings on the last round']);
  });

  it('counts what a contract brings, and sees the victory', () => {
    const trade = { ...VIEW, phase: 'trade', picksLeft: 1 } as const;
    expect(outcomes(trade, take({ forgo: true }))).toEqual(['13 coins (red), 4 influence']);
    expect(outcomes({ ...TOGETHER, ...{ phase: 'trade', picksLeft: 1 } }, take({ forgo: true }))).toEqual([
      '13 coins (red), 4 influence, wins the game',
    ]);
  });

  it('counts time and points', () => {
    const decide = { ...TOGETHER, phase: 'decide', pending: 'setAside' } as const;
    expect(outcomes(decide, { type: 'setAside', cards: 4 })).toEqual(['time pile 5, points 6']);
    expect(outcomes(decide, { type: 'setAside' }, { type: 'keepTime' })).toEqual([
      'time pile 8, points 3',
      'time pile 9, points 2',
    ]);
  });

  it('counts the gamblers used', () => {
    expect(outcomes({ ...VIEW, gambled: 1 }, { type: 'stop' })).toEqual(['1 card to take']);
    const harbour = [...VIEW.harbour, ref('base_sailor_3_1'), ref('base_sailor_3_1')];
    expect(outcomes({ ...VIEW, harbour, gambled: 1 }, { type: 'stop' })).toEqual(['2 cards to take']);
  });
});

describe('the end where all play together', () => {
  const ranking = [1, 0].map((seat) => ({ seat, place: 1, influence: 3, coins: 5, contracts: ['contract_jinx'] }));

  it('names the title and what everybody did', () => {
    const result = { winners: [0, 1], ranking, won: true, points: 4, title: 'pirate' } as const;
    const contracts = VIEW.contracts?.slice(0, 1) ?? [];
    expect(portRoyalTerminal.ending(result, { ...TOGETHER, contracts }, scene)).toEqual([
      'WON · 4 points · Pirate',
      '           influence  coins',
      '    Marit          3      5  Jinx',
      '    You            3      5  Jinx',
    ]);
  });

  it('names what is missing', () => {
    const result = { winners: [], ranking, won: false, points: 4, title: null } as const;
    expect(portRoyalTerminal.ending(result, TOGETHER, scene).slice(0, 2)).toEqual(['LOST', 'Still open: Frigate Foe']);
  });
});
