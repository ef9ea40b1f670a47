import { FastRandom, LANGUAGES, Table } from '@roadstead/kernel';
import { type Action, type Pending, swordAndSkull } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../../src/games/sword-and-skull/account/account.js';
import { outcomeSentence, rankedFigures } from '../../src/games/sword-and-skull/play/outcome.js';
import { type Question, questionOf } from '../../src/games/sword-and-skull/play/question.js';
import type { Stand } from '../../src/games/sword-and-skull/play/standing.js';
import { turn } from '../../src/games/sword-and-skull/play/turn.js';
import { waysByCard } from '../../src/games/sword-and-skull/play/ways.js';
import { describe as describeTable } from '../../src/games/sword-and-skull/text/describe.js';
import { name, Played, standAt } from './positions.js';

const KINDS: readonly Pending['kind'][] = [
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

/** Every action that the helm can lead to. */
function answers(question: Question, stand: Stand): readonly Action[] {
  const cards = question.choices.flatMap(({ opens }) =>
    opens === undefined ? [] : waysByCard(opens, stand, 'en', name).map(({ action }) => action),
  );
  const plain = question.choices.flatMap(({ action, opens }) => (opens === undefined ? [action] : []));
  const buttons = [question.otherwise, question.quiet].flatMap((choice) => (choice === null ? [] : [choice.action]));
  const { bidding } = question;
  const bids = stand.legal.filter(
    (action) =>
      action.type === 'bid' && bidding !== null && action.gold >= bidding.least && action.gold <= bidding.most,
  );
  return [...plain, ...cards, ...buttons, ...bids];
}

const BROKEN = /undefined|NaN|\[object|\bnull\b/;

describe('questions', () => {
  const seen = new Set<string>();

  it.each([2, 3, 4, 5])('with %i players every legal action can be answered, and all of it is told', (seats) => {
    for (let game = 0; game < 4; game++) {
      const table = Table.open(swordAndSkull, { seats, options: {}, seed: `asked ${seats} ${game}` });
      const random = new FastRandom(`asked ${seats} ${game}`);
      for (let acts = 0; !table.over && acts < 400; acts++) {
        const seat = table.toAct[0]!;
        const stand = standAt(table, seat);
        const language = LANGUAGES[acts % LANGUAGES.length]!;
        const question = questionOf(stand, language, name)!;
        seen.add(question.kind);
        const told = new Set(answers(question, stand).map((action) => JSON.stringify(action)));
        const missing = stand.legal.filter((action) => !told.has(JSON.stringify(action)));
        expect({ kind: question.kind, missing }).toEqual({ kind: question.kind, missing: [] });
        expect(JSON.stringify(question.choices.map(({ action, ...choice }) => choice))).not.toMatch(/undefined|NaN/);
        expect(question.lead).not.toMatch(BROKEN);
        expect(turn(stand, language, name).of).toBe(stand.view.active);
        if (acts % 40 === 0) expect(describeTable(stand, language, name).join(' ')).not.toMatch(BROKEN);
        // Those who wait are told for whom.
        const other = questionOf(standAt(table, (seat + 1) % seats), language, name)!;
        expect(other).toMatchObject({ isYours: false, choices: [] });
        expect(other.lead).toContain(name(seat));
        table.act(seat, stand.legal[random.int(stand.legal.length)]!);
      }
      if (!table.over) continue;
      const over = standAt(table, 0);
      expect(questionOf(over, 'en', name)).toBeNull();
      for (const language of LANGUAGES) {
        expect(outcomeSentence(over, language, name)).not.toMatch(BROKEN);
        const account = accountOf(over, language, name);
        for (const { points, lines } of account.seats) {
          expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
        }
        for (const ranked of over.result!.ranking) expect(rankedFigures(ranked, language)).not.toBe('');
      }
    }
  });

  it('those of them that random games come to', () => {
    const rare = ['lair', 'spy', 'squall'];
    expect(KINDS.filter((kind) => !seen.has(kind) && !rare.includes(kind))).toEqual([]);
  });

  it('whoever looks back at a question of their own is told what it was', () => {
    const stand = new Played({ stack: { dice: [1, 2] } }).stand(0);
    expect(questionOf({ ...stand, legal: [] }, 'en', name)).toMatchObject({ isYours: false, lead: 'Move one figure' });
  });

  it('SS-F9 in the lair: pay and keep the rest, or fight with its chance', () => {
    const played = new Played({
      stack: { dice: [1, 2, 0] },
      position: { players: { 0: { gold: 43, pirate: 'LAKE', officer: 'O4' } } },
    });
    played.act({ type: 'move', figure: 'pirate', by: 3 });
    const question = questionOf(played.stand(), 'en', name)!;
    expect(question.heading).toBe('Ransom or fight?');
    const [pay, fight] = question.choices;
    const price = Number(pay!.value);
    expect(pay!.lines[0]!.text).toBe(`you win the game and keep ${43 - price} gold`);
    expect(fight!.chances!.of).toBe(35);
  });

  it('SS-C13 a Spyglass: this enemy now, or the next by the cards that are left', () => {
    const played = new Played({
      stack: { dice: [1, 2], enemy: ['E16'] },
      position: { players: { 0: { pirate: 'O31', officer: 'O20', items: ['I11'] } } },
    });
    played.act({ type: 'move', figure: 'pirate', by: 3 });
    if (played.asked === 'fork') played.act({ type: 'go', to: 'O3' });
    const question = questionOf(played.stand(), 'en', name);
    expect(question?.kind).toBe('spy');
    expect(question?.choices.map(({ card }) => card)).toEqual(['E16', undefined]);
    expect(question?.choices.every(({ chances }) => chances !== undefined)).toBe(true);
  });

  it('SS-C5 a hand that does not fit shows the same panel, with why', () => {
    const played = new Played({ position: { players: { 0: { hand: ['F02', 'F05'] } } } });
    const question = questionOf(played.stand(), 'en', name)!;
    expect(question.otherwise!.action).toEqual({ type: 'roll' });
    expect(question.idle.map(({ why }) => why)).toEqual([
      'only after the dice of your fight',
      'only at the end of your turn',
    ]);
  });

  it('SS-B7 in a window no card is played that was not chosen: as it stands one passes, and is told what comes of it', () => {
    const players = { 0: { officer: 'O28', items: ['I01'], hand: ['F02'] }, 1: { officer: 'O29' } };
    const played = new Played({ seats: 2, stack: { dice: [1, 0, 5, 4, 2] }, position: { players } });
    played.act({ type: 'roll' }, { type: 'move', figure: 'officer', by: 1 }, { type: 'pass' });
    const { choices, otherwise } = questionOf(played.stand(), 'en', name)!;
    expect(choices.map(({ card }) => card)).toEqual(['F02']);
    expect(otherwise).toMatchObject({ action: { type: 'pass' }, note: 'and win 6 : 2' });
  });

  it('SS-R14 bids from the least to all, with the purses that can go over', () => {
    const players = { 0: { gold: 9, officer: 'O7', pirate: 'O20' }, 1: { gold: 12 }, 2: { gold: 5 } };
    const played = new Played({ stack: { dice: [1, 2], item: ['I06'] }, position: { players } });
    played.act({ type: 'move', figure: 'officer', by: 3 });
    const { bidding, quiet, seat } = questionOf(played.stand(), 'en', name)!;
    expect(seat).toBe(1);
    expect(bidding).toMatchObject({ item: 'I06', least: 1, most: 12 });
    expect(bidding!.after).toEqual([
      { seat: 2, gold: 5 },
      { seat: 0, gold: 9 },
    ]);
    expect(bidding!.marks.map(({ gold }) => gold)).toEqual(expect.arrayContaining([1, 6, 12]));
    expect(quiet!.action).toEqual({ type: 'pass' });
  });
});
