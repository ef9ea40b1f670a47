import { describe, expect, it } from 'vitest';
import { BOOK, CALM_SEA, FOG, GREEN_BREAD, HERBS, MONTHS_END, NO_EVENT, STORM } from './adventure-names.js';
import { type AdventureHand, type AdventurePosition, adventure } from './adventure-table.js';
import {
  ADMIRAL,
  ADMIRAL_7,
  ADMIRAL_9,
  asCoins,
  CAPTAIN,
  ELEVEN_INFLUENCE,
  JESTER_7,
  JESTER_9,
  SAILOR,
  SAILOR_5,
  YELLOW,
} from './names.js';

const PATH = ['10', '11', '12', '14'];
/** Twelve and five influence, five cubes: just what card 9 asks of two. */
const ENOUGH = {
  0: { missions: PATH, display: [ADMIRAL_9, ADMIRAL_9, ADMIRAL_7, ADMIRAL_7, ADMIRAL_7] },
  1: { missions: ['10'], display: [JESTER_9, JESTER_7] },
};
const checked = (hands: Readonly<Record<number, AdventureHand>>, position: AdventurePosition = {}) =>
  adventure({ mode: 'co-op', events: [MONTHS_END], missions: PATH, hands, ...position });

describe('PR-A19 card 9', () => {
  it('PR-A19 the chapter is won at once, without the turn of the player who turned it up', () => {
    const t = checked(ENOUGH);
    expect([t.phase, t.toAct, t.told('turnedUp')]).toEqual(['over', [], []]);
    expect(t.result).toMatchObject({ won: true, winners: [0, 1], ending: '61' });
    expect(t.result!.card9).toEqual({ missionCubes: 5, influence: 17, cubesNow: 5, influenceNow: 17, open: [] });
  });

  it.each([
    [
      'a mission that nobody has done',
      { ...ENOUGH, 0: { ...ENOUGH[0], missions: ['10', '11', '14'] }, 1: { ...ENOUGH[1], missions: ['10', '11'] } },
    ],
    ['a cube too few', { ...ENOUGH, 1: { display: [JESTER_9, JESTER_7] } }],
    ['an influence too few', { ...ENOUGH, 1: { missions: ['10'], display: [JESTER_7, JESTER_7] } }],
  ])('PR-A19 lost with %s', (_what, hands) => {
    expect(checked(hands).result).toMatchObject({ won: false, winners: [], ending: null });
  });

  it('PR-A19 all stand or fall together, in the order of their influence', () => {
    const [first, second] = [ENOUGH[1], ENOUGH[0]];
    const { winners, ranking } = checked({ 0: { ...first, missions: PATH }, 1: { ...second, missions: ['10'] } })
      .result!;
    expect([winners, ranking.map(({ seat, place }) => [seat, place])]).toEqual([
      [0, 1],
      [
        [1, 1],
        [0, 1],
      ],
    ]);
  });

  it('PR-A19 crowns are influence of the team', () => {
    const short = { missions: ['10'], display: [JESTER_7, JESTER_7] };
    expect(checked({ ...ENOUGH, 1: { ...short, crowns: 1 } }).result?.won).toBe(false);
    expect(checked({ ...ENOUGH, 1: { ...short, crowns: 2 } }).result?.won).toBe(true);
  });

  it('PR-A19 a cube bought off or on the upper field is on no mission', () => {
    const missions = ['50', '52', '53', '55'];
    const hands = { 0: { missions: ['50', '53', '55'], upper: true as const } };
    const t = adventure({ chapter: 5, mode: 'co-op', missions, stack: [YELLOW], hands });
    expect(t.view.card9).toMatchObject({ cubesNow: 3, open: ['52'] });
  });

  it.each([
    [1, 4, 15],
    [2, 5, 17],
    [3, 5, 17],
    [4, 6, 23],
  ])('PR-A19 %i players need %i cubes and %i influence', (players, missionCubes, influence) => {
    expect(adventure({ players, mode: 'co-op' }).view.card9).toMatchObject({ missionCubes, influence });
  });

  it.each([
    [2, ['20', '21', '22', '24']],
    [3, ['30', '31', '33', '35']],
    [4, ['40', '41', '42', '44']],
    [5, ['50', '52', '53', '55']],
  ])('PR-A19 chapter %i ends after its fourth mission', (chapter, missions) => {
    const t = checked(
      { ...ENOUGH, 0: { ...ENOUGH[0], missions }, 1: { ...ENOUGH[1], missions: missions.slice(0, 1) } },
      { chapter, missions },
    );
    expect(t.result).toMatchObject({ won: true, ending: `6${chapter}` });
  });

  it('PR-A19 there is no influence end, and the fee to the active player stays', () => {
    const hands = { 0: { display: [...ELEVEN_INFLUENCE], crowns: 15, missions: ['10', '11'] } };
    const t = adventure({ mode: 'co-op', missions: PATH, stack: [YELLOW], hands })
      .stop()
      .pass(0)
      .take(1, YELLOW);
    expect([t.view.endTriggered, t.view.goal, t.told('fee')]).toMatchObject([false, null, [{ seat: 1, to: 0, n: 1 }]]);
  });
});

describe('PR-A21 against each other', () => {
  const eleven = { coins: 9, display: [...ELEVEN_INFLUENCE] };
  const hiring = (hand: AdventureHand, other: AdventureHand = {}) =>
    adventure({ missions: PATH, stack: [SAILOR], hands: { 0: { ...eleven, ...hand }, 1: other } })
      .stop()
      .take(0, SAILOR);

  it('PR-A21 the end is triggered at 12 influence with the trophy, of the same player', () => {
    expect(hiring({ missions: ['10'] }, { missions: ['10', '11'] }).view.endTriggered).toBe(false);
    const t = hiring({ missions: ['10', '11'] });
    expect([t.view.endTriggered, t.told('endTriggered')]).toMatchObject([true, [{ seat: 0 }]]);
  });

  it('PR-A21 crowns, or the trophy itself, can trigger it too', () => {
    const crowned = adventure({
      chapter: 3,
      missions: ['30', '32'],
      stack: [GREEN_BREAD],
      hands: { 0: { ...eleven, crowns: 1, missions: ['30', '32'] } },
    });
    crowned.stop();
    expect(crowned.view.endTriggered).toBe(false);
    crowned.take(0, GREEN_BREAD);
    expect(crowned.view.endTriggered).toBe(true);
    const trophy = adventure({
      missions: ['10', '11'],
      hands: { 0: { display: [...ELEVEN_INFLUENCE, SAILOR], missions: ['11'], kept: [BOOK, HERBS] } },
    });
    expect(trophy.view.endTriggered).toBe(false);
    expect(trophy.accomplish(0, '10', [BOOK, HERBS]).view.endTriggered).toBe(true);
  });

  it('PR-A21 once and for good, and the round is completed', () => {
    const hands = { 0: { missions: ['10', '11'], display: [...ELEVEN_INFLUENCE, SAILOR] } };
    const t = adventure({ missions: PATH, start: 1, stack: [CAPTAIN], hands });
    expect([t.view.endTriggered, t.active]).toEqual([true, 1]);
    t.sitOut();
    expect([t.active, t.phase]).toEqual([0, 'discover']);
    t.sitOut();
    expect([t.phase, t.result?.winners]).toEqual(['over', [0]]);
  });

  /** Seat 0 has triggered the end; everybody lets the round go by. */
  const ended = (hands: Readonly<Record<number, AdventureHand>>) => {
    const t = adventure({ missions: PATH, players: 3, stack: asCoins(3), hands });
    while (t.phase !== 'over') t.sitOut();
    return t.result!;
  };
  const twelve = { missions: ['10', '11'], display: [...ELEVEN_INFLUENCE, SAILOR], coins: 3 };

  it('PR-A21 among those with the trophy most influence wins; those without rank after them', () => {
    const result = ended({
      0: twelve,
      1: { crowns: 15, display: [JESTER_9, JESTER_7, JESTER_7, JESTER_7, SAILOR_5] },
      2: { missions: ['10', '11'] },
    });
    expect(result.winners).toEqual([0]);
    expect(result.ranking).toMatchObject([
      { seat: 0, place: 1, influence: 12, trophy: true, cubes: 2 },
      { seat: 2, place: 2, influence: 0, trophy: true },
      { seat: 1, place: 3, influence: 17, trophy: false, cubes: 4 },
    ]);
    expect(result.ending).toBe('61');
  });

  it('PR-A21 tied: fewer cubes left on the character, then coins, then shared', () => {
    const six = { display: [SAILOR_5], crowns: 0, coins: 3 };
    const places = (one: AdventureHand, two: AdventureHand) =>
      ended({ 0: twelve, 1: { ...six, ...one }, 2: { display: ['base_sailor_5_2'], coins: 3, ...two } }).ranking.map(
        ({ seat, place }) => [seat, place],
      );
    const trophy = ['10', '11'];
    expect(places({ missions: trophy }, { missions: [...trophy, '12'] })).toEqual([
      [0, 1],
      [2, 2],
      [1, 3],
    ]);
    expect(places({ missions: trophy, coins: 2 }, { missions: trophy })).toEqual([
      [0, 1],
      [2, 2],
      [1, 3],
    ]);
    expect(places({ missions: trophy }, { missions: trophy })).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ]);
  });

  it('PR-A21 equal in everything, the victory is shared', () => {
    const one = { missions: ['10', '11'], display: [ADMIRAL_9, ADMIRAL_7, ADMIRAL], crowns: 15, coins: 3 };
    const two = { missions: ['10', '11'], display: [JESTER_9, JESTER_7, SAILOR], crowns: 15, coins: 3 };
    expect(ended({ 0: one, 1: two }).winners).toEqual([0, 1]);
  });
});

describe('PR-A37 no cards left', () => {
  it('PR-A37 as many turns in a row as players without a card end the game; nobody has a trophy, nobody wins', () => {
    const t = adventure({ stack: [], rest: 1, events: [NO_EVENT, CALM_SEA, STORM, MONTHS_END] });
    expect([t.phase, t.told('event').length, t.told('over')]).toMatchObject(['over', 2, [{ why: 'noCards' }]]);
    expect(t.result).toMatchObject({ winners: [] });
    expect(t.result!.ranking.map(({ trophy }) => trophy)).toEqual([false, false]);
  });

  it('PR-A37 with a trophy it is scored as ever', () => {
    const hands = { 0: { coins: 3, missions: ['10', '11'], character: 'char_grace' } };
    const t = adventure({ stack: [], rest: 1, missions: PATH, events: [FOG, STORM, MONTHS_END], hands });
    expect([t.phase, t.result?.winners]).toEqual(['over', [0]]);
  });

  it('PR-A37 together it is lost', () => {
    const t = adventure({ mode: 'co-op', stack: [], rest: 1, events: [FOG, STORM, MONTHS_END] });
    expect(t.result).toMatchObject({ won: false, winners: [], ending: null });
  });
});
