import { playGolden } from '@roadstead/kernel/harness';
import { portRoyal } from '@roadstead/port-royal';
import type { Page } from 'playwright-core';
import { Played } from '../port-royal/positions.js';
import { comeTo, table } from './play.js';

/** Positions that show every part of the table, each to be decided by the person in seat 0. */

const CREW = ['base_sailor_3_1', 'base_captain_4_1', 'base_trader_red_3_1'];

const full = () =>
  new Played({
    seats: 4,
    hands: {
      0: { coins: 9, display: CREW },
      1: { coins: 4, display: ['base_jester_7_2', 'base_sailor_3_1'] },
      2: { coins: 13, display: ['base_admiral_7_2', 'base_settler_4_1', 'base_settler_4_1', 'base_governor_8_0'] },
    },
    stack: [
      'base_ship_yellow_2_3c',
      'base_expedition_2captain',
      'base_ship_blue_5_4c',
      'base_expedition_2priest_1settler',
      'base_ship_green_3_2c',
      'base_priest_4_1',
      'base_ship_red_6_3c',
      'base_mademoiselle_7_2',
      'base_ship_black_7_3c',
      'base_jack_6_1',
      'base_pirate_5_1',
    ],
  }).until(({ harbour }) => harbour.length === 9);

const sighted = () =>
  new Played({
    hands: { 0: { display: ['base_sailor_3_1', 'base_pirate_5_1', 'base_captain_4_1', 'base_captain_4_1'] } },
    stack: ['base_ship_red_6_3c', 'base_expedition_2captain', 'base_ship_blue_5_4c', 'base_ship_red_3_2c'],
  }).until(({ phase }) => phase === 'repel');

const CONTRACTS = ['contract_fighter', 'contract_frigate_foe', 'contract_tiny_gamester', 'contract_comedian'];
const HIRED = ['base_sailor_3_1', 'base_pirate_5_1', 'base_priest_4_1', 'base_jester_7_2'];

const contracts = () =>
  new Played({
    seats: 5,
    options: { with: ['contracts'], contracts: CONTRACTS },
    hands: { 0: { coins: 8, display: HIRED } },
    stack: [
      'base_ship_yellow_4_3c',
      'base_ship_blue_5_4c',
      'contracts_ship_green_3_3c_gift',
      'contracts_clerk_red_6_2',
    ],
  });

/** Chapter 1 of three together: two missions fulfilled, and the book of the third in the harbour. */
const chapter = (missions: readonly string[] = ['10', '11', '12'], event = 'event_market_day') =>
  new Played({
    options: { chapter: 1, mode: 'co-op' },
    missions,
    events: { pile: [event, 'event_alms', 'event_fog', 'event_months_end'] },
    hands: {
      0: {
        coins: 4,
        crowns: 2,
        character: 'char_jean',
        missions: missions.includes('12') ? ['12'] : [],
        kept: ['adventure_ship_ares_2_herbs'],
        display: ['base_sailor_3_1', 'base_priest_4_1', 'base_trader_green_3_1'],
      },
      1: { coins: 3, crowns: 2, character: 'char_grace', missions: ['10'], kept: ['adventure_ship_ares_2_book'] },
      2: { coins: 6, crowns: 1, character: 'char_thomas', display: ['base_priest_4_1', 'base_settler_4_1'] },
    },
    stack: [
      'adventure_ship_ares_1_book',
      'base_ship_yellow_2_2c',
      'base_expedition_2captain_1settler',
      'base_ship_blue_5_3c',
      'base_ship_green_1_1c',
      'base_captain_4_1',
      'base_sailor_5_2',
    ],
  });

/** A chapter that was lost once: there are coins to share out. */
const LOST = {
  chapter: 1,
  groups: [80],
  failures: 1,
  defeats: 1,
  coopWins: [],
  history: [{ chapter: 1, mode: 'co-op', players: 3, won: false }],
  crowned: false,
};

export const POSITIONS = {
  discover: full,
  trade: () => full().act({ type: 'stop' }),
  repel: sighted,
  chapter: () => chapter().until(({ harbour }) => harbour.length === 6),
  chapterTrade: () =>
    chapter()
      .until(({ harbour }) => harbour.length === 6)
      .act({ type: 'stop' }),
  audience: () => chapter(['10', '11'], 'event_audience'),
  /** Who wants to be whom: a card is dealt to seat 0. */
  characters: () => new Played({ dealt: true, options: { chapter: 1, mode: 'co-op' } }),
  /** The same, then three coins to share out. */
  share: () => {
    const played = new Played({ dealt: true, options: { campaign: LOST, mode: 'co-op' } });
    for (let seat = 0; seat < 3; seat++) {
      const { pending } = played.view;
      if (typeof pending === 'object' && pending?.kind === 'character')
        played.act({ type: 'character', character: pending.choices[0]! });
    }
    return played;
  },
  /** A tax was paid by three, who may all fulfil a mission on the spot. */
  spot: () =>
    new Played({
      seats: 4,
      options: { chapter: 5, mode: 'co-op' },
      missions: ['50'],
      events: { pile: ['event_fog', 'event_alms', 'event_months_end'] },
      hands: {
        0: { coins: 14, character: 'char_jean' },
        1: { coins: 16, character: 'char_grace' },
        2: { coins: 13, character: 'char_thomas' },
        3: { coins: 2, character: 'char_mary' },
      },
      stack: ['base_tax_max_swords', 'base_ship_blue_5_3c'],
    }),
  /** A month ends against each other, and cubes are sold. */
  sale: () =>
    new Played({
      options: { chapter: 1 },
      missions: ['10', '11', '12', '14'],
      events: { pile: ['event_months_end'] },
      hands: {
        0: { coins: 9, crowns: 2, character: 'char_jean', missions: ['10'] },
        1: { coins: 10, character: 'char_grace', missions: ['10', '11'] },
        2: { coins: 3, character: 'char_thomas' },
      },
    }),
  /** Three cards are looked at. */
  look: () =>
    new Played({
      seats: 2,
      options: { chapter: 2, mode: 'co-op' },
      missions: ['20'],
      events: { pile: ['event_alms', 'event_fog', 'event_months_end'] },
      hands: {
        0: { coins: 9, character: 'char_jean', display: ['adventure_lookout_4_1'] },
        1: { character: 'char_grace' },
      },
      stack: ['base_captain_4_1', 'base_ship_blue_5_3c', 'base_sailor_5_2'],
    }).act({ type: 'look' }),
  /** All is reached but the last mission, which seat 0 can fulfil; the month ends with the next turn. */
  lastMission: () =>
    new Played({
      seats: 2,
      options: { chapter: 1, mode: 'co-op' },
      missions: ['10', '11', '12', '14'],
      events: { pile: ['event_fog', 'event_months_end'] },
      hands: {
        0: {
          coins: 9,
          crowns: 6,
          character: 'char_jean',
          missions: ['10', '11'],
          kept: ['adventure_ship_ares_1_herbs'],
          display: ['base_sailor_7_3', 'base_pirate_9_3', 'base_mademoiselle_9_3'],
        },
        1: { character: 'char_grace', crowns: 6, missions: ['11', '12'], display: ['base_admiral_9_3'] },
      },
      stack: ['base_captain_4_1', 'base_priest_4_1', 'base_settler_4_1'],
    }),
  /** Three missions can be fulfilled at once, one of them with any two of three boats. */
  deeds: () =>
    new Played({
      seats: 3,
      options: { chapter: 1, mode: 'co-op' },
      missions: ['10', '11', '12'],
      events: { pile: ['event_fog', 'event_alms', 'event_months_end'] },
      hands: {
        0: {
          coins: 9,
          character: 'char_anne',
          kept: ['adventure_ship_ares_1_book', 'adventure_ship_ares_2_book', 'adventure_ship_ares_1_herbs'],
          display: ['base_sailor_3_1', 'base_priest_4_1', 'base_captain_4_1'],
        },
        1: { character: 'char_grace' },
        2: { character: 'char_thomas' },
      },
      stack: ['base_ship_yellow_2_2c', 'base_ship_blue_5_3c', 'base_captain_4_1', 'base_settler_4_1'],
    })
      .until(({ harbour }) => harbour.length === 4)
      .act({ type: 'stop' }),
  bust: () => sighted().act({ type: 'admit' }),
  contracts: () => contracts().until(({ harbour }) => harbour.length === 1),
  decide: () => contracts().until(({ phase, pending }) => phase === 'decide' && pending === 'contract_tiny_gamester'),
  together: () =>
    new Played({
      seats: 5,
      options: { with: ['contracts'], mode: 'co-op', setAside: 0 },
      hands: { 0: { coins: 8, display: HIRED } },
      timeStack: ['base_ship_yellow_4_3c'],
      stack: ['base_ship_blue_5_4c', 'contracts_clerk_red_6_2'],
    }).until(({ harbour }) => harbour.length === 2),
  alone: () =>
    new Played({
      seats: 1,
      options: { with: ['contracts'], setAside: 0 },
      hands: { 0: { coins: 8, display: HIRED } },
      timeStack: ['base_ship_yellow_4_3c'],
      stack: ['base_ship_blue_5_4c', 'contracts_clerk_red_6_2'],
    }).until(({ harbour }) => harbour.length === 2),
  /** How many cards of the time pile are put aside? */
  aside: () => new Played({ seats: 3, options: { with: ['contracts'], mode: 'co-op' } }),
  /** Twelve influence lie before seat 0: this round is the last. */
  ending: () =>
    new Played({
      seats: 2,
      hands: {
        0: { coins: 8, display: ['base_sailor_7_3', 'base_pirate_9_3', 'base_mademoiselle_9_3', 'base_admiral_9_3'] },
      },
      stack: ['base_ship_yellow_2_3c', 'base_ship_blue_5_4c'],
    }).until(({ harbour }) => harbour.length === 1),
  gift: () =>
    new Played({
      options: { with: ['contract-cards'] },
      stack: ['contracts_ship_green_3_3c_gift', 'base_sailor_3_1'],
    })
      .until(({ harbour }) => harbour.length === 2)
      .act({ type: 'stop' }),
  underWay: () =>
    new Played({
      options: { box: 'unterwegs' },
      hands: { 0: { coins: 5, display: ['unterwegs_wholesaler_red_6_2', 'unterwegs_passenger_a_4_2'] } },
      stack: ['unterwegs_ship_red_1_1c', 'unterwegs_ship_blue_1_1c', 'unterwegs_passenger_b_2_1'],
    })
      .until(({ harbour }) => harbour.length === 3)
      .act({ type: 'stop' }),
  gambler: () =>
    new Played({
      options: { with: ['gambler'] },
      hands: { 0: { display: ['promo_gambler_4_1', 'promo_gambler_6_2'] } },
      stack: ['base_ship_red_1_1c', 'base_priest_4_1', 'base_sailor_3_1', 'base_settler_4_1'],
    }),
} satisfies Record<string, () => Played>;
export type PositionName = keyof typeof POSITIONS;

/** Opens a position as anybody opens a game that was saved as a file. */
export async function openPosition(
  page: Page,
  url: string,
  position: Played,
  others: 'people' | 'bots' = 'bots',
): Promise<void> {
  await comeTo(page, url);
  const picker = page.locator('input[type=file]');
  await picker.waitFor({ state: 'attached' });
  await picker.setInputFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(position.file(others)),
  });
  await table(page);
  await page.locator('[data-desk]').waitFor();
}

/** Puts finished games onto the device, as if they had been played here: two of four players, and one with contracts. */
export async function openFinished(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  // The worker has opened its storage when it has told the games.
  await page.locator('main section').last().waitFor();
  const bot = { kind: 'bot', level: 'deckhand' };
  const games = FINISHED.map(({ seats, options, seed }, i) => {
    const { record } = playGolden(portRoyal, { seats, options, seed });
    const people = Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'person', name: 'Jonas' } : bot));
    const common = { id: `finished000${i}`, seats: people, updatedAt: Date.UTC(2026, 10, 14 + i) };
    const house = { odds: true, practice: false, cover: false };
    return {
      game: { ...common, format: 'roadstead-game', house, createdAt: 0, times: [], record },
      summary: {
        ...common,
        game: record.game,
        options: record.options,
        toAct: [],
        over: true,
        winners: record.result!.winners,
      },
    };
  });
  await page.evaluate(async (games) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('roadstead');
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = db.transaction(['games', 'summaries'], 'readwrite');
    for (const { game, summary } of games) {
      transaction.objectStore('games').put(game);
      transaction.objectStore('summaries').put(summary);
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    db.close();
  }, games);
}

const FINISHED = [
  { seats: 4, options: {}, seed: 'finished 1' },
  { seats: 4, options: {}, seed: 'finished 2' },
  { seats: 2, options: { with: ['contracts'] }, seed: 'finished 3' },
] as const;
