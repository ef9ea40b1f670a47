import { LANGUAGES, type Typed } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { endingOf } from '../../src/games/port-royal/play/ending.js';
import {
  concerns,
  endsTurn,
  harms,
  isTurn,
  isUrgent,
  soundOf,
  thingsOf,
} from '../../src/games/port-royal/play/events.js';
import { outcomeSentence } from '../../src/games/port-royal/play/outcome-sentence.js';
import { SOUNDS } from '../../src/games/port-royal/play/sounds.js';
import { describe as tell } from '../../src/games/port-royal/text/describe.js';
import { bell } from '../../src/sound/synth.js';
import { name, Played } from './positions.js';

describe('the table in words', () => {
  const game = new Played({
    stack: ['base_ship_red_3_2c', 'base_expedition_2captain', 'base_jack_6_1'],
    hands: { 0: { coins: 7, display: ['base_sailor_3_1', 'base_sailor_3_1', 'base_captain_4_1'] }, 2: { coins: 0 } },
  }).until(({ harbour }) => harbour.length === 2);

  it('says everything that can be seen', () => {
    const [first, ask, ...lines] = tell(game.stand(), 'en', name);
    expect(first).toBe('Round 1. It is your turn.');
    expect(ask).toBe('Another card, or stop and trade?');
    const text = lines.join('\n');
    expect(text).toContain(
      'Harbour, 2 cards, 1 colour: 1: Frigate, red ship, gives 2 coins, 3 swords to repel; 2: Jack',
    );
    expect(text).toContain('Expeditions: 1: Expedition. In your turn, discard 2 captains');
    expect(text).toContain('You have 7 coins, 3 of 12 influence, 2 swords, 1 anchor. 2 × Sailor, Captain.');
    expect(text).toContain('Anneke: 3 coins, 0 of 12 influence, 0 swords. Nobody hired yet.');
    expect(text).toMatch(/\d+ cards in the draw pile, 0 discarded\./);
  });

  it.each(LANGUAGES)('in %s, sentence by sentence', (language) => {
    for (const seat of [0, 1, null]) {
      for (const line of tell(game.stand(seat), language, name)) {
        expect(line).toMatch(/[.?]$/);
        expect(line).not.toMatch(/undefined|NaN|\.\.|\s{2}/);
      }
    }
  });

  it.each([
    ['en', 'Round 1. It is your turn.', 'Round 1. You are the active player.', /taken by you/],
    ['nl', 'Ronde 1. Het is jouw beurt.', 'Ronde 1. Jij bent de actieve speler.', /genomen door jou/],
    ['de', 'Runde 1. Du bist am Zug.', 'Runde 1. Du bist der aktive Spieler.', /an dich/],
  ] as const)('somebody without a name is spoken to properly in %s', (language, mine, active, taken) => {
    const nameless = () => 'NAMELESS';
    const own = new Played({
      options: {
        with: ['contracts'],
        contracts: ['contract_fighter', 'contract_comedian', 'contract_frigate_foe', 'contract_tiny_gamester'],
      },
      hands: { 0: { coins: 8, display: ['base_jester_7_2', 'base_priest_4_1'] }, 1: { coins: 9 } },
      stack: ['base_ship_red_3_2c', 'base_sailor_3_1', 'base_priest_4_1'],
    }).until(({ harbour }) => harbour.length === 3);
    expect(tell(own.stand(), language, nameless)[0]).toBe(mine);
    own.act({ type: 'stop' }, { type: 'fulfil', contract: 'contract_comedian' }, { type: 'pass' });
    expect(own.stand().toAct).toEqual([1]);
    const lines = tell(own.stand(), language, nameless);
    expect(lines[0]).toBe(active);
    expect(lines.find((line) => line.match(taken))).toBeDefined();
    expect(lines.filter((line) => line.match(/NAMELESS/)).length).toBe(3);
  });

  it('with contracts and time', () => {
    const solo = new Played({
      seats: 1,
      options: { with: ['contracts'], contracts: ['contract_fighter', 'contract_frigate_foe'] },
      timeStack: ['base_priest_4_1'],
    });
    const text = tell(solo.stand(), 'nl', name).join('\n');
    expect(text).toContain('Functie Strijder: ');
    expect(text).toMatch(/\d+ kaarten op de tijdstapel, 0 punten opzijgelegd\./);
    expect(text).toContain('3 markeerstenen');
  });
});

describe('events', () => {
  const ref = { card: 'base_sailor_3_1', uid: 50 };
  it('sound as they should, and never like the bell', () => {
    expect(soundOf({ type: 'turnedUp' })).toBe(SOUNDS.card);
    expect(soundOf({ type: 'bust' })).toBe(SOUNDS.bust);
    expect(soundOf({ type: 'repelled' })).toBe(SOUNDS.sword);
    expect(soundOf({ type: 'passed' })).toBeNull();
    expect(Object.values(SOUNDS)).not.toContain(bell);
  });
  it('are urgent where all is lost', () => {
    const bust = { type: 'bust', seat: 1 } as Typed;
    expect([isUrgent(bust, 1), isUrgent(bust, 0), isUrgent(bust, null)]).toEqual([true, false, false]);
    expect(isUrgent({ type: 'turnedUp', seat: 1 } as Typed, 1)).toBe(false);
  });
  it('say whom they concern', () => {
    const fee = { type: 'fee', seat: 1, to: 0, n: 1 };
    expect([0, 1, 2].map((seat) => concerns(fee, seat))).toEqual([true, false, false]);
    const tax = {
      type: 'tax',
      card: 'base_tax_max_swords',
      payers: [{ seat: 2, n: 6 }],
      bonus: { to: 'mostSwords', seats: [1], n: 1 },
    };
    expect([0, 1, 2].map((seat) => concerns(tax, seat))).toEqual([false, true, true]);
    // Of these only who pays loses anything.
    expect([0, 1, 2].map((seat) => harms(tax, seat))).toEqual([false, false, true]);
    expect(harms(fee, 0)).toBe(false);
    const last = { type: 'endTriggered', seat: 1, influence: 12 };
    expect([0, 1].map((seat) => concerns(last, seat))).toEqual([true, false]);
  });
  it('name their cards and contracts', () => {
    expect(thingsOf({ type: 'hired', seat: 0, cost: 3, ...ref } as never)).toEqual([50]);
    expect(thingsOf({ type: 'claimed', seat: 0, coins: 2, card: 'x', uid: 7, with: [ref] } as never)).toEqual([7, 50]);
    expect(
      thingsOf({
        type: 'fulfilled',
        seat: 0,
        contract: 'contract_jinx',
        coins: 1,
        influence: 0,
        discarded: [],
      } as never),
    ).toEqual(['contract_jinx']);
    expect(thingsOf({ type: 'turn', seat: 0, round: 1 } as never)).toEqual([]);
  });
  it('begin and end turns', () => {
    expect(isTurn({ type: 'turn' })).toBe(true);
    expect(endsTurn({ type: 'pass' })).toBe(true);
    expect(endsTurn({ type: 'take' })).toBe(false);
  });
});

describe('the end', () => {
  function playedOut(options: Record<string, string | string[]> = {}, seats = 3): Played {
    const game = new Played({ options, seats });
    let luck = 9;
    for (let i = 0; i < 5000 && !game.stand().over; i++) {
      const stand = game.stand(game.stand().toAct[0]!);
      luck = (luck * 1_103_515_245 + 12_345) % 2_147_483_648;
      const takes = stand.legal.filter(({ type }) => type === 'take' || type === 'claim' || type === 'fulfil');
      const from = takes.length > 0 ? takes : stand.legal;
      game.act(from[luck % from.length]!);
    }
    return game;
  }

  it('is told in a sentence and in figures', () => {
    const stand = playedOut().stand();
    const ending = endingOf(stand, 'en')!;
    expect(ending.rows).toHaveLength(3);
    for (const { seat, influence, credit } of ending.rows) {
      expect(influence).toBe(stand.view.players[seat]!.influence);
      const sum = [...credit.matchAll(/ (\d+)(,|$)/g)].reduce((total, [, n]) => total + Number(n), 0);
      expect(sum).toBe(influence);
    }
    for (const language of LANGUAGES) expect(outcomeSentence(stand, language, name)).toMatch(/\.$/);
  });

  it('of a game alone says what is missing or what was earned', () => {
    const stand = playedOut({ with: ['contracts'] }, 1).stand();
    const ending = endingOf(stand, 'en')!;
    expect(ending.isTogether).toBe(true);
    expect(ending.note).toMatch(ending.won ? /point/ : /^Still open: .+\.$/);
    expect(outcomeSentence(stand, 'en', name)).toMatch(ending.won ? /have won/ : /is lost/);
  });
});
