import { type GameRecord, nextTable, Table } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { type Campaign, fileOfCampaign, openPart, type Part, toldParts } from '../../src/campaign/campaign.js';
import { seatOf, sitterOf, toldName } from '../../src/campaign/voyage.js';
import { stationsReached } from '../../src/games/port-royal/adventure/campaign/stations.js';
import { campaignsIn, newestPart } from '../../src/local/campaign.js';
import type { LocalSeat, SavedSummary } from '../../src/local/messages.js';

const MISSIONS = ['10', '11', '12', '14'];
const [NINE, SEVEN] = ['base_admiral_9_3', 'base_admiral_7_2'];
const ABLE = [NINE, NINE, SEVEN, SEVEN, SEVEN, 'base_jester_9_3'];
const played = (before: GameRecord | null, missions: readonly string[]): GameRecord => {
  const asked = before === null ? { seats: 1, options: { chapter: 1, mode: 'co-op' } } : nextTable(portRoyal, before)!;
  const events = { pile: ['event_months_end'] };
  const hands = { 0: { character: 'char_jean', missions, display: ABLE } };
  const byHand = { stack: [], missions: MISSIONS, events, hands };
  return Table.open(portRoyal, { ...asked, start: 0, seed: 'told', byHand }).record();
};
const lost = played(null, []);
const won = played(lost, MISSIONS);

const part = (record: GameRecord | null, isOver = record?.result !== undefined): Part => ({
  id: 'x',
  crew: [{ name: 'Mira' }],
  record,
  isOver,
  address: 'a',
  replay: null,
});
const campaign = (...parts: readonly Part[]): Campaign => ({
  game: 'port-royal',
  parts,
  progress: {},
  isOver: false,
  isLocal: true,
});

describe('the page of a campaign', () => {
  it('tells what is over and what this device keeps, not what a server still hides', () => {
    const all = campaign(part(lost), part(won), part(null, false));
    expect(toldParts(all)).toEqual([lost, won].map((record) => ({ record, names: ['Mira'] })));
    expect(openPart(all)).toBe(all.parts[2]);
    expect(openPart(campaign(part(lost)))).toBeNull();
    expect(fileOfCampaign(all)).toMatchObject({
      records: [lost, won],
      crews: [[{ name: 'Mira' }], [{ name: 'Mira' }]],
    });
  });

  it('knows who sat where in any file, and by which name they are told', () => {
    const seats: LocalSeat[] = [
      { kind: 'person', name: 'Mira' },
      { kind: 'person', name: '' },
      { kind: 'bot', level: 'captain' },
      { kind: 'bot', level: 'captain', name: 'Ben' },
    ];
    expect(seats.map(sitterOf).map(seatOf)).toEqual(seats);
    expect(seats.map(sitterOf).map(toldName)).toEqual(['Mira', '', expect.stringMatching(/\w/), 'Ben']);
    // A level that nobody knows here is a seat for a person.
    expect(seatOf({ name: 'Zoë', bot: 'commodore' })).toEqual({ kind: 'person', name: 'Zoë' });
  });

  it('draws only the stations that were told of', () => {
    expect(lost.result).toMatchObject({ won: false });
    expect(won.result).toMatchObject({ won: true });
    expect(stationsReached([])).toEqual([]);
    expect(stationsReached([lost])).toEqual(expect.not.arrayContaining(['tortuga']));
    expect(stationsReached([lost, won])).toContain('chain');
  });
});

describe('campaigns in a list of games', () => {
  const game = (id: string, of: string | null, stands = true): SavedSummary => ({
    ...{ id, game: 'g', options: {}, seats: [], updatedAt: 0, toAct: [], over: true, winners: [] },
    commitment: `c-${id}`,
    ...(of !== null && { follows: { kind: 'campaign', of: `c-${of}`, n: 2 } }),
    ...(stands && { campaign: { progress: {}, isOver: false } }),
  });
  const games = [game('third', 'second'), game('second', 'first'), game('first', null), game('plain', null, false)];

  it('are found by their newest part, wherever one begins to look', () => {
    expect(campaignsIn(games).map(({ id }) => id)).toEqual(['third']);
    expect(games.slice(0, 3).map((one) => newestPart(games, one).id)).toEqual(['third', 'third', 'third']);
  });
});
