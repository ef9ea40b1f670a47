import { describe, expect, it } from 'vitest';
import { alone, EXAMPLE, PRINCE, SWORDSMEN, TWO, together } from './co-op-tables.js';
import {
  BLACK,
  CAPTAIN,
  EXPLORER,
  FIGHTER,
  GALLEON_FOE,
  JINX,
  PIRATE,
  SAILOR,
  TRADER_PRINCE,
  TWO_CAPTAINS,
  YELLOW,
  YELLOW_TOO,
} from './names.js';

describe('PR-O won or lost together', () => {
  it('PR-O4 won at once when every open contract is fulfilled by someone', () => {
    const hands = { 0: { display: SWORDSMEN }, 1: { display: PRINCE } };
    const t = together({ contracts: [FIGHTER, TRADER_PRINCE], timeStack: [CAPTAIN], hands }).fulfil(0, FIGHTER);
    expect(t.phase).toBe('discover');
    t.stop().pass(0).fulfil(1, TRADER_PRINCE);
    expect([t.phase, t.toAct, t.told('over')[0]?.why]).toEqual(['over', [], 'contracts']);
    expect(t.result).toMatchObject({ won: true, winners: [0, 1] });
  });

  it('PR-O4 one player may fulfil them all, and the others win with him', () => {
    const hands = { 0: { display: [...SWORDSMEN, ...PRINCE] } };
    const t = together({ players: 3, contracts: [FIGHTER, TRADER_PRINCE], hands });
    t.fulfil(0, FIGHTER).fulfil(0, TRADER_PRINCE);
    expect([t.phase, t.result?.winners]).toEqual(['over', [0, 1, 2]]);
  });

  it('PR-O4 a contract fulfilled twice is not two contracts', () => {
    const hands = { 0: { display: SWORDSMEN }, 1: { display: [PIRATE, SAILOR] } };
    const t = together({ contracts: TWO, timeStack: [CAPTAIN], hands })
      .fulfil(0, FIGHTER)
      .stop()
      .pass(0)
      .fulfil(1, FIGHTER);
    expect(t.phase).not.toBe('over');
  });

  it('PR-O4 won in the middle of a question too', () => {
    const t = together({ contracts: [JINX], timeStack: [YELLOW], stack: [YELLOW_TOO] })
      .discover()
      .fulfil(0, JINX);
    expect([t.phase, t.result?.won]).toEqual(['over', true]);
  });

  it('PR-O4 a cube on a space does not fulfil', () => {
    const t = together({ contracts: [GALLEON_FOE], timeStack: [BLACK, BLACK] })
      .stop()
      .take(0, BLACK, { forgo: true });
    expect(t.phase).not.toBe('over');
    t.stop().take(1, BLACK, { forgo: true });
    expect([t.phase, t.contract(GALLEON_FOE).fields[1]]).toEqual(['discover', [0, 1]]);
  });

  it('PR-O4 lost as soon as a turn begins and the time pile is empty', () => {
    const t = together({ contracts: EXAMPLE, aside: 13 });
    expect(t.timePile).toBe(1);
    t.sitOut();
    expect([t.timePile, t.phase === 'over']).toEqual([0, false]);
    t.hush().sitOut();
    expect(t.events.slice(-2).map(({ type }) => type)).toEqual(['turn', 'over']);
    expect([t.phase, t.toAct, t.told('over')[0]?.why]).toEqual(['over', [], 'time']);
    expect(t.result).toMatchObject({ won: false, winners: [], title: null });
  });

  it('PR-O4 the turn of the last card is played in full', () => {
    const t = together({ contracts: EXAMPLE, aside: 14 });
    expect([t.timePile, t.phase === 'over']).toEqual([0, false]);
    t.sitOut();
    expect([t.phase, t.told('turn').length]).toEqual(['over', 2]);
  });

  it.each([1, 2, 3])('PR-O4 %i cards are that many turns: the example of the rulebooks', (cards) => {
    const t = alone({ contracts: EXAMPLE, aside: 15 - cards });
    let turns = 0;
    while (t.phase !== 'over') {
      t.sitOut();
      turns++;
    }
    expect([turns, t.told('turnedUp').length]).toEqual([cards, cards]);
  });

  it('PR-O4 nothing is fulfilled in a turn that cannot begin', () => {
    const hands = { 1: { display: SWORDSMEN } };
    const t = together({ contracts: [FIGHTER], aside: 13, timeStack: [YELLOW], hands });
    expect([t.told('timePile')[0]?.n, t.timePile]).toEqual([1, 0]);
    t.stop().pass(0);
    expect(t.options(1)).toContain(`fulfil ${FIGHTER}`); // in the turn before, it could still be done
    t.pass(1);
    expect([t.phase, t.result?.won, t.fulfilled(1)]).toEqual(['over', false, []]);
  });

  it('PR-O4 nothing is claimed in a turn that cannot begin', () => {
    const hands = { 0: { display: [CAPTAIN, CAPTAIN] } };
    const t = alone({ contracts: [EXPLORER, JINX], timeStack: [TWO_CAPTAINS], aside: 14, hands });
    expect([t.row, t.timePile, t.options(0).length]).toEqual([[TWO_CAPTAINS], 0, 3]);
    t.sitOut();
    expect([t.phase, t.result?.won, t.row]).toEqual(['over', false, [TWO_CAPTAINS]]);
  });
});
