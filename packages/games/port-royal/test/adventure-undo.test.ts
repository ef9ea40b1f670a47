import { Table } from '@roadstead/kernel';
import { type Action, portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { BOOK, HERBS, INNKEEPER, LOOKOUT, LOOKOUT_6, MONTHS_END, TAILWIND, YELLOW_BREAD } from './adventure-names.js';
import { type AdventurePosition, adventureByHand, adventureOptions } from './adventure-position.js';
import { inWords } from './deeds.js';
import { asCoins, CAPTAIN, GOVERNOR, PIRATE, PRIEST, SAILOR, SETTLER, YELLOW } from './names.js';

function opened(position: AdventurePosition) {
  const { players: seats = 2 } = position;
  const options = { ...adventureOptions(position) };
  return Table.open(portRoyal, { seats, options, start: 0, byHand: adventureByHand(position), seed: 'undo' });
}
type Opened = ReturnType<typeof opened>;

function choose(table: Opened, seat: number, words: string): void {
  const action = table.legal(seat).find((candidate: Action) => inWords(candidate) === words);
  if (!action) throw new Error(`Seat ${seat} cannot ${words}: ${table.legal(seat).map(inWords).join(', ')}`);
  table.act(seat, action);
}

/** Whether seat 0 can take back all it has done, to the very state it was in. */
function takenBack(table: Opened, ...words: readonly string[]): boolean {
  const before = JSON.stringify(table.state);
  for (const word of words) choose(table, 0, word);
  try {
    table.undo(0);
  } catch {
    return false;
  }
  return JSON.stringify(table.state) === before;
}

describe('PR-A38 undo', () => {
  it('PR-A38 picking a side can be taken back, until coins and cards come', () => {
    const table = Table.open(portRoyal, { seats: 2, options: { chapter: 1 }, start: 0, seed: 'sides' });
    expect(takenBack(table, inWords(table.legal(0)[0]!))).toBe(true);
  });

  it('PR-A38 fulfilling, keeping and selling hide nothing', () => {
    const ships = opened({
      stack: [CAPTAIN],
      hands: { 0: { kept: [BOOK, HERBS], display: [LOOKOUT] } },
      chapter: 2,
      missions: ['21', '22'],
    });
    expect(takenBack(ships, 'fulfil 21', `fulfil 22 with ${BOOK} + ${HERBS}`)).toBe(true);
    const keeping = opened({ stack: [BOOK, CAPTAIN], hands: { 0: { coins: 9, display: [GOVERNOR] } } });
    choose(keeping, 0, 'discover');
    expect(takenBack(keeping, 'stop', `take ${BOOK} keeping`)).toBe(true);
    const persons = [CAPTAIN, PRIEST, SETTLER, SAILOR];
    const inn = opened({ chapter: 4, stack: persons, hands: { 0: { display: [INNKEEPER], kept: [YELLOW_BREAD] } } });
    for (const _ of [1, 2, 3]) choose(inn, 0, 'discover');
    expect(takenBack(inn, 'stop', `sell ${YELLOW_BREAD}`)).toBe(true);
  });

  it('PR-A38 sharing can be taken back', () => {
    const campaign = {
      chapter: 1,
      groups: [80],
      failures: 1,
      defeats: 1,
      coopWins: [],
      history: [{ chapter: 1, mode: 'co-op', players: 2, won: false }],
      crowned: false,
    };
    const table = Table.open(portRoyal, { seats: 2, options: { mode: 'co-op', campaign }, start: 0, seed: 'sharing' });
    for (const seat of [0, 1]) choose(table, seat, inWords(table.legal(seat)[0]!));
    expect(takenBack(table, 'share 1', 'share 0')).toBe(true);
  });

  it('PR-A38 PR-S4 coins paid to the game show their fronts, and what has been seen is not taken back', () => {
    const paying = opened({ missions: ['12'], stack: [CAPTAIN], hands: { 0: { coins: 2, display: [PRIEST] } } });
    expect(takenBack(paying, 'fulfil 12')).toBe(false);
    const audience = opened({ event: 'event_audience', stack: [CAPTAIN], hands: { 0: { coins: 3 } } });
    expect(takenBack(audience, 'pay')).toBe(false);
    const declining = opened({
      event: 'event_audience',
      stack: [CAPTAIN],
      hands: { 0: { coins: 3 }, 1: { coins: 3 } },
    });
    expect(takenBack(declining, 'decline')).toBe(true);
  });

  it('PR-A38 what a look discards everybody sees', () => {
    const looking = opened({ chapter: 2, stack: [YELLOW], hands: { 0: { display: [LOOKOUT] } } });
    choose(looking, 0, 'look');
    expect(takenBack(looking, inWords(looking.legal(0)[0]!))).toBe(false);
  });

  it('PR-A38 a look, a card turned up, an event and a story card cannot be taken back', () => {
    const looking = opened({ chapter: 2, stack: [YELLOW], hands: { 0: { display: [LOOKOUT, LOOKOUT_6] } } });
    expect(takenBack(looking, 'look')).toBe(false);
    expect(takenBack(opened({ stack: [CAPTAIN, PRIEST] }), 'discover')).toBe(false);
    const event = opened({
      players: 1,
      mode: 'co-op',
      events: [TAILWIND, 'event_fog', MONTHS_END],
      stack: [...asCoins(1), YELLOW],
    });
    choose(event, 0, 'stop');
    expect(takenBack(event, 'pass')).toBe(false);
    const story = opened({
      players: 1,
      mode: 'co-op',
      events: [TAILWIND, MONTHS_END],
      stack: [...asCoins(1), YELLOW],
      hands: { 0: { display: [PIRATE] } },
    });
    choose(story, 0, 'repel');
    expect(takenBack(story, 'stop')).toBe(false);
    expect([story.state.phase, story.state.extras.adventure!.missions.length]).toEqual(['discover', 2]);
  });
});
