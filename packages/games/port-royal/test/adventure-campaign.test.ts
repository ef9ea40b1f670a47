import { Table } from '@roadstead/kernel';
import { cardOf, type Options, portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { MONTHS_END } from './adventure-names.js';
import { adventureByHand } from './adventure-position.js';
import { type AdventureHand, AdventureTable, chapter } from './adventure-table.js';
import { baseOptions } from './base-options.js';
import { groupCards } from './deck.js';
import { ADMIRAL_7, ADMIRAL_9, ELEVEN_INFLUENCE, JESTER_7, JESTER_9, SAILOR } from './names.js';

const PATHS: Readonly<Record<number, readonly string[]>> = {
  1: ['10', '11', '12', '14'],
  2: ['20', '21', '22', '24'],
  3: ['30', '31', '33', '35'],
  4: ['40', '41', '42', '44'],
  5: ['50', '52', '53', '55'],
};
type Campaign = NonNullable<NonNullable<AdventureTable['result']>['campaign']>;

function played(number: number, options: Partial<Options>, hands: Readonly<Record<number, AdventureHand>>): Campaign {
  const missions = PATHS[number]!;
  const byHand = adventureByHand({ chapter: number, missions, events: [MONTHS_END], hands });
  const asked = options.campaign ? {} : { chapter: number };
  const t = new AdventureTable({
    seats: 2,
    options: { ...baseOptions(), ...asked, ...options } as Options,
    start: 0,
    byHand,
  });
  for (let turns = 0; t.phase !== 'over' && turns < 4; turns++) t.sitOut();
  return t.result!.campaign!;
}

function together(number: number, won: boolean, campaign?: Campaign): Campaign {
  const missions = PATHS[number]!;
  const able = [ADMIRAL_9, ADMIRAL_9, ADMIRAL_7, ADMIRAL_7, ADMIRAL_7];
  const hands = {
    0: { missions: won ? missions : [], display: able },
    1: { missions: missions.slice(0, 1), display: [JESTER_9, JESTER_7] },
  };
  return played(number, { mode: 'co-op', ...(campaign && { campaign }) }, hands);
}

function against(number: number, campaign?: Campaign): Campaign {
  const hands = { 0: { missions: PATHS[number]!.slice(0, 2), display: [...ELEVEN_INFLUENCE, SAILOR], coins: 3 } };
  return played(number, campaign ? { campaign } : {}, hands);
}

/** Everybody takes the first side offered. */
function seated(options: Partial<Options>, seats: number, seed?: string): AdventureTable {
  const t = chapter(options, seats, 0, seed);
  while (t.asked?.kind === 'character') t.choose(t.asked.seat, t.options(t.asked.seat)[0]!);
  return t;
}

describe('PR-A20 lost and won', () => {
  it('PR-A20 a lost chapter is played again, with its cards in and 3 coins to share out', () => {
    const campaign = together(1, false);
    expect(campaign).toMatchObject({ chapter: 1, groups: [80], failures: 1, defeats: 1, coopWins: [], crowned: false });
    const t = seated({ mode: 'co-op', campaign }, 2);
    expect([t.asked, t.cards, t.view.chapter]).toMatchObject([{ kind: 'share', seat: 0, left: 3 }, 131, 1]);
    const before = [t.coins(0), t.coins(1)];
    expect(t.options(0)).toEqual(['share 0', 'share 1']);
    t.choose(0, 'share 1').choose(0, 'share 1');
    expect(t.asked).toMatchObject({ kind: 'share', left: 1 });
    expect([t.coins(0), t.coins(1)]).toEqual([before[0], before[1]! + 2]);
  });

  it('PR-A20 3 more coins per failure in a row, which a lone player gets', () => {
    const campaign = together(1, false, together(1, false));
    expect(campaign).toMatchObject({ failures: 2, defeats: 2 });
    expect(seated({ mode: 'co-op', campaign }, 2).asked).toMatchObject({ kind: 'share', left: 6 });
    const alone = seated({ mode: 'co-op', campaign }, 1);
    expect([alone.asked?.kind === 'share', alone.gained(0, 'share')]).toEqual([false, 6]);
  });

  it('PR-A20 a win goes on to the next chapter without them', () => {
    const campaign = together(1, true, together(1, false));
    expect(campaign).toMatchObject({ chapter: 2, groups: [80], failures: 0, defeats: 1, coopWins: [1] });
    const t = seated({ mode: 'co-op', campaign }, 2);
    expect([t.asked?.kind === 'share', t.cards, t.missions]).toEqual([false, 139, ['20']]);
  });

  it('PR-A20 five in a row without failure is the crowning feat', () => {
    let campaign: Campaign | undefined;
    for (const number of [1, 2, 3, 4, 5]) campaign = together(number, true, campaign);
    expect(campaign).toMatchObject({ chapter: 'variable', coopWins: [1, 2, 3, 4, 5], defeats: 0, crowned: true });
  });

  it('PR-A20 coins are shared out together only', () => {
    const t = seated({ campaign: together(1, false) }, 2);
    expect([t.asked?.kind === 'share', t.told('coins').filter(({ why }) => why === 'share')]).toEqual([false, []]);
  });

  it('PR-A5 in a repeated chapter the new cards are in from the start, so they may be starting coins', () => {
    const campaign = together(1, false);
    const joined = new Set(groupCards(80));
    const coins = Array.from({ length: 20 }, (_, i) =>
      seated({ campaign }, 4, `again ${i}`).state.players.flatMap((player) => player.coins),
    ).flat();
    expect(coins.some((uid) => joined.has(cardOf(uid).id))).toBe(true);
  });
});

describe('PR-A24 the state of a campaign', () => {
  it('PR-A24 is plain data that goes on any day: written and read again, the next table is the same', () => {
    const campaign = together(2, true);
    const again = JSON.parse(JSON.stringify(campaign)) as Campaign;
    expect(again).toEqual(campaign);
    const views = [campaign, again].map((state) => seated({ campaign: state }, 3, 'another day').view);
    expect(views[0]).toEqual(views[1]);
    expect(views[0]!.chapter).toBe(3);
  });

  it('PR-A24 a chapter beside it must be the same, and what is no campaign is refused', () => {
    const campaign = together(1, true);
    const open = (options: object) => () => Table.open(portRoyal, { seats: 2, options });
    expect(open({ campaign, chapter: 2 })).not.toThrow();
    expect(open({ campaign, chapter: 3 })).toThrow();
    expect(open({ campaign: { chapter: 9 } })).toThrow();
    expect(open({ campaign: { ...campaign, groups: [80, 85] } })).toThrow();
  });

  it('PR-A24 the record leads to the same state', () => {
    const missions = PATHS[1]!;
    const byHand = adventureByHand({ missions, events: [MONTHS_END], mode: 'co-op' });
    const table = Table.open(portRoyal, {
      seats: 2,
      options: { chapter: 1, mode: 'co-op' },
      start: 0,
      byHand,
      seed: 'a',
    });
    expect(table.over).toBe(true);
    const { campaign } = table.result as NonNullable<AdventureTable['result']>;
    expect(campaign).toMatchObject({ chapter: 1, failures: 1 });
  });
});

describe('PR-A36 between chapters', () => {
  it('PR-A36 mode, players and boxes may change; everything else is set up anew', () => {
    const campaign = together(1, true);
    const t = seated({ campaign, with: ['gambler'] }, 4);
    expect([t.cards, t.view.card9, t.missions]).toEqual([143, null, ['20']]);
    expect([0, 1, 2, 3].map((seat) => t.hero(seat).cubes)).toEqual([4, 4, 4, 4]);
  });

  it('PR-A36 a competitive game always goes on, whoever won', () => {
    const campaign = against(1);
    expect(campaign).toMatchObject({ chapter: 2, failures: 0, defeats: 0, coopWins: [] });
    expect(campaign.history).toEqual([{ chapter: 1, mode: 'competitive', players: 2, winners: [0] }]);
  });

  it('PR-A36 a failure is forgotten once its chapter is won or played competitively; the defeat is not', () => {
    expect(against(1, together(1, false))).toMatchObject({ chapter: 2, failures: 0, defeats: 1 });
    expect(together(1, true, together(1, false))).toMatchObject({ chapter: 2, failures: 0, defeats: 1 });
  });

  it('PR-A36 the feat needs all five won together and no defeat at all', () => {
    let lost: Campaign | undefined = together(1, false);
    for (const number of [1, 2, 3, 4, 5]) lost = together(number, true, lost);
    expect(lost).toMatchObject({ coopWins: [1, 2, 3, 4, 5], defeats: 1, crowned: false });
    let mixed: Campaign | undefined = against(1);
    for (const number of [2, 3, 4, 5]) mixed = together(number, true, mixed);
    expect(mixed).toMatchObject({ chapter: 'variable', coopWins: [2, 3, 4, 5], crowned: false });
  });

  it('PR-A36 after the fifth comes the variable game, which leaves the campaign as it was', () => {
    const campaign = against(5);
    expect([campaign.chapter, campaign.groups]).toEqual(['variable', [80, 81, 82, 83, 84]]);
    const t = seated({ campaign }, 2);
    expect([t.cards, t.missions.length, t.view.chapter]).toEqual([158, 4, 'variable']);
  });

  it('PR-A36 the history says what was played', () => {
    const { history } = together(2, false, against(1));
    expect(history).toEqual([
      { chapter: 1, mode: 'competitive', players: 2, winners: [0] },
      { chapter: 2, mode: 'co-op', players: 2, won: false },
    ]);
  });
});
