import { describe, expect, it } from 'vitest';
import { table } from './table.js';

describe('debt', () => {
  it('SS-D1 items are sold one by one as the debtor chooses until the gold suffices; the figure goes to its ship', () => {
    const debtor = table({
      dice: [1, 0, 3],
      seats: { 0: { officer: 'V4', gold: 2, items: ['I01', 'I07', 'I14'] } },
    }).move('officer');
    expect(debtor.pending).toEqual({ kind: 'debt', seat: 0, owed: 9 });
    expect(debtor.phase).toBe('event');
    expect(debtor.legal()).toEqual([
      { type: 'sell', item: 'I01' },
      { type: 'sell', item: 'I07' },
      { type: 'sell', item: 'I14' },
    ]);
    debtor.do({ type: 'sell', item: 'I14' });
    expect(debtor.gold(0)).toBe(7);
    expect(debtor.asked).toBe('debt');
    debtor.do({ type: 'sell', item: 'I01' });
    // What the sale brought too much is kept: 2 + 5 + 4 - 9.
    expect(debtor.gold(0)).toBe(2);
    expect(debtor.player(0).items).toEqual(['I07']);
    expect(debtor.view().discards.item).toEqual(['I14', 'I01']);
    expect(debtor.view().trove).toBe(9);
    expect(debtor.told('debt')).toEqual([{ type: 'debt', seat: 0, owed: 9, bank: 0 }]);
    expect(debtor.told('sold').map(({ n }) => n)).toEqual([5, 4]);
    expect(debtor.at(0, 'officer')).toBe('NAVY_SHIP');
    expect(debtor.told('sent')).toEqual([{ type: 'sent', seat: 0, figure: 'officer', to: 'NAVY_SHIP', why: 'debt' }]);
  });

  it('SS-D1 the bank pays what is still missing when no item is left', () => {
    const poor = table({ dice: [1, 0], seats: { 0: { pirate: 'O29', gold: 1, items: ['I07'] } } }).move('pirate');
    expect(poor.told('sold')).toHaveLength(1); // a single item needs no choice
    expect(poor.told('debt')).toEqual([{ type: 'debt', seat: 0, owed: 4, bank: 1 }]);
    expect([poor.gold(0), poor.view().trove]).toEqual([0, 4]);
    expect(poor.at(0, 'pirate')).toBe('PIRATE_SHIP');
  });

  it('SS-D1 having just enough is no debt', () => {
    const exact = table({ dice: [1, 0], seats: { 0: { pirate: 'O29', gold: 4 } } }).move('pirate');
    expect(exact.told('debt')).toEqual([]);
    expect([exact.gold(0), exact.at(0, 'pirate')]).toEqual([0, 'O30']);
  });

  it('SS-D2 no debt for an item at an auction, nor by Bandit’s Bargain', () => {
    const auction = table({
      dice: [1, 0],
      item: ['I05'],
      seats: { 0: { officer: 'O9', gold: 2, items: ['I01'] }, 1: { gold: 0 } },
    }).move('officer');
    expect(auction.legal()).toEqual([{ type: 'bid', gold: 1 }, { type: 'bid', gold: 2 }, { type: 'pass' }]);
    const bargain = table({
      seats: { 0: { gold: 5, hand: ['F06'], items: ['I14'] }, 1: { items: ['I05', 'I09'] } },
    });
    expect(bargain.legal()).toEqual([{ type: 'roll' }, { type: 'play', card: 'F06', seat: 1, item: 'I09' }]);
  });

  it('SS-D2 no debt for the ransom', () => {
    const short = table({
      dice: [1, 0, 0, 5, 1],
      seats: { 0: { officer: 'LAKE', gold: 29, items: ['I14'] } },
    }).move('officer');
    expect(short.told('price')[0]!.gold).toBe(30);
    expect(short.told('fight')[0]!.foe).toBe('king');
  });

  it('SS-D3 the figure whose space caused it goes, and its fights lapse', () => {
    const lapsed = table({
      dice: [1, 0],
      seats: { 0: { officer: 'O12', pirate: 'O29', gold: 0 }, 1: { officer: 'O30' } },
    }).move('pirate');
    expect(lapsed.told('fight')).toEqual([]);
    expect([lapsed.at(0, 'officer'), lapsed.at(0, 'pirate')]).toEqual(['O12', 'PIRATE_SHIP']);
  });

  it('SS-D3 a card drawn makes a debt of the figure that drew it; at-once cards already drawn are still done', () => {
    const fingers = table({
      dice: [1, 0],
      fortune: ['F11', 'F09'],
      seats: { 0: { officer: 'O6', gold: 1 }, 1: { pirate: 'O7' } },
    }).move('officer');
    fingers.do({ type: 'resolve', card: 'F11' });
    expect(fingers.at(0, 'officer')).toBe('NAVY_SHIP');
    expect(fingers.told('debt')).toEqual([{ type: 'debt', seat: 0, owed: 3, bank: 2 }]);
    expect(fingers.gold(0)).toBe(4);
    expect(fingers.told('fight')).toEqual([]);
  });

  it('SS-D3 a lost fight makes a debt of the figure that lost it', () => {
    const loser = table({
      dice: [2, 0, 5, 1],
      seats: { 0: { officer: 'O12' }, 1: { pirate: 'O14', officer: 'O9', gold: 1 } },
    }).move('officer');
    loser.do({ type: 'bonus', take: 'gold' });
    expect([loser.at(1, 'officer'), loser.at(1, 'pirate')]).toEqual(['O9', 'PIRATE_SHIP']);
    expect([loser.gold(0), loser.gold(1)]).toEqual([13, 0]);
    expect(loser.told('debt')).toEqual([{ type: 'debt', seat: 1, owed: 2, bank: 1 }]);
  });
});
