import { LANGUAGES } from '@roadstead/kernel';
import { type Order, swordAndSkullOrders } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { type Position, type Table, table } from './table.js';

const { parse, fits, offers, turnOf, decide, join, describe: inWords, exception } = swordAndSkullOrders;
const PASS = { type: 'pass' } as const;

function told(t: Table, unless: Order['unless'], seat = 1) {
  const order: Order = { type: 'pass', ...(unless && { unless }) };
  return decide(order, t.view(seat), seat, t.legal(seat));
}

/** Seat 0 attacks the pirate of seat 1, who holds a card, on a chest. */
function attacked(side: NonNullable<Position['seats']>[number], dice: readonly number[] = []): Table {
  return table({ dice: [1, 0, ...dice], seats: { 0: { officer: 'O4' }, 1: { pirate: 'O5', ...side } } }).move(
    'officer',
  );
}

/** The item of the trading post, with seat 1 asked first. */
function auction(): Table {
  return table({ dice: [1, 0], item: ['I05'], seats: { 0: { officer: 'O9' } } }).move('officer');
}

describe('orders: what a player decides beforehand', () => {
  it('SS-B7 passes in both windows of a fight in the turn of another', () => {
    const before = attacked({ hand: ['F02'] }, [5, 1]);
    expect(before.pending).toMatchObject({ kind: 'window', seat: 1, when: 'before' });
    expect(told(before, undefined)).toEqual(PASS);
    const after = before.pass();
    expect(after.pending).toMatchObject({ kind: 'window', when: 'after' });
    expect(told(after, undefined)).toEqual(PASS);
  });

  it('SS-B8 SS-C12 asks where a card could still turn a fight that is being lost', () => {
    // 1 against 3: a Lucky Blow makes it 3 to 3, and a tie is the attacker's; but a new roll could be higher.
    expect(told(attacked({ hand: ['F01'] }, [3, 1]).pass(), { fights: true })).toBeNull();
    // 4 against 1 is being won: nothing to turn.
    expect(told(attacked({ hand: ['F02'] }, [1, 4]).pass(), { fights: true })).toEqual(PASS);
    // Might 6 more: with 1 card nothing reaches 11.
    const strong = table({
      dice: [1, 0, 5, 4],
      seats: { 0: { officer: 'O4', crew: { 'FR-A': 2 } }, 1: { pirate: 'O5', hand: ['F02'] } },
    }).move('officer');
    expect(told(strong.pass(), { fights: true })).toEqual(PASS);
  });

  it('SS-C12 asks before the dice of a fight against a stronger figure', () => {
    const weak = table({
      dice: [1, 0],
      seats: { 0: { officer: 'O4', crew: { 'FR-A': 1 } }, 1: { pirate: 'O5', hand: ['F01'] } },
    }).move('officer');
    expect(told(weak, { peace: true })).toBeNull();
    expect(told(weak, { fights: true })).toEqual(PASS);
    const strong = attacked({ hand: ['F01'], crew: { 'SC-A': 2 } });
    expect(told(strong, { peace: true })).toEqual(PASS);
  });

  it('SS-F3 bids what it was told where nobody has bid as much, asks, or passes', () => {
    expect(told(auction(), undefined)).toEqual(PASS);
    expect(told(auction(), { bid: 4 })).toEqual({ type: 'bid', gold: 4 });
    expect(told(auction(), { bid: 11 })).toEqual(PASS);
    expect(told(auction(), { itemFor: 3 })).toBeNull();
    const third = table({ players: 3, dice: [1, 0], item: ['I05'], seats: { 0: { officer: 'O9' } } }).move('officer');
    third.do({ type: 'bid', gold: 4 });
    expect(told(third, { bid: 4 }, 2)).toEqual(PASS);
    expect(told(third, { itemFor: 4 }, 2)).toEqual(PASS);
    expect(told(third, { itemFor: 5 }, 2)).toBeNull();
  });

  it('SS-B6 leaves every other question, and the own turn, to its owner', () => {
    const won = attacked({ hand: [] }, [1, 5]);
    expect(won.pending).toMatchObject({ kind: 'bonus', seat: 1 });
    expect(told(won, undefined)).toBeNull();
    expect(told(table(), undefined, 0)).toBeNull();
  });

  it('SS-C5 an answer by order is the same whatever the hand is', () => {
    const hands = ['F01', 'F02', 'F03', 'F04', 'F15'];
    const orders = [undefined, { fights: true }, { peace: true }] as const;
    for (const dice of [
      [3, 1],
      [5, 2],
      [0, 0, 4, 0],
    ]) {
      for (const order of orders) {
        const answers = hands.map((card) => {
          const before = attacked({ hand: [card] }, dice);
          const first = told(before, order);
          return JSON.stringify([first, told(before.pass(), order)]);
        });
        expect(new Set(answers).size).toBe(1);
      }
    }
  });

  it('holds until the next turn of its owner', () => {
    const t = table({ players: 3, dice: [1, 0], seats: { 0: { officer: 'O29' } } });
    const given = turnOf(t.view(2));
    expect([0, 1, 2].map((seat) => fits(t.view(seat), seat))).toEqual([false, true, true]);
    t.move('officer');
    expect(t.view().active).toBe(1);
    expect(turnOf(t.view(2))).toBe(given);
    expect(fits(t.view(1), 1)).toBe(false);
    while (t.view().active === 1) t.do(t.legal()[0]!);
    expect(t.view().active).toBe(2);
    expect(turnOf(t.view(2))).not.toBe(given);
  });

  it('offers to pass, and an exception for each thing worth one that the seat can pay', () => {
    const t = table({ seats: { 1: { gold: 4 } } });
    expect(offers(t.view(0), 0)).toEqual([]);
    const [plain, ...others] = offers(t.view(1), 1);
    expect(plain).toEqual({ type: 'pass' });
    expect(others.map(({ unless }) => unless)).toEqual([
      { fights: true },
      { peace: true },
      { itemFor: 4 },
      { bid: 2 },
      { bid: 4 },
    ]);
    expect(join(others)).toEqual({ type: 'pass', unless: { fights: true, peace: true, itemFor: 4, bid: 4 } });
    expect(join([])).toEqual({ type: 'pass' });
    for (const order of offers(t.view(1), 1)) expect(parse(order)).toEqual({ order });
  });

  it.each([
    null,
    5,
    [],
    {},
    { type: 'bid' },
    { type: 'pass', unless: [] },
    { type: 'pass', more: 1 },
    { type: 'pass', unless: { fights: false } },
    { type: 'pass', unless: { bid: 0 } },
    { type: 'pass', unless: { bid: 1.5 } },
    { type: 'pass', unless: { itemFor: '3' } },
    { type: 'pass', unless: { hand: ['F01'] } },
  ])('refuses %j in one sentence', (raw) => {
    expect(parse(raw)).toEqual({ refusal: expect.stringMatching(/^[A-Z"].*\.$/) });
  });

  it.each(LANGUAGES)('says every order in %s', (language) => {
    const all = join(offers(table().view(1), 1));
    expect(inWords(all, language)).toMatch(/^\p{Lu}.*: .*; .*\.$/u);
    expect(inWords({ type: 'pass' }, language)).toMatch(/^\p{Lu}[^:]*\.$/u);
    expect(exception({ type: 'pass' }, language)).toBe('');
    const names = offers(table().view(1), 1).map((order) => exception(order, language));
    expect(new Set(names).size).toBe(names.length);
  });
});
