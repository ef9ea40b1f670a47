import { lineOf } from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';
import { openLots, openWharf, playOn } from './tables.js';

const refusal = (message: string) => expect.objectContaining({ code: 'ILLEGAL_ACTION', message });

/** Seat 0 has two crates on its quay and may stow them freely, one after the other; all of it after entry 3. */
function stowing() {
  const table = openWharf({ seats: 2 });
  table.act(0, { type: 'ask', seat: 1 });
  table.act(1, { type: 'grant' });
  table.act(1, { type: 'pass' });
  table.act(0, { type: 'ask', seat: 1 });
  table.act(1, { type: 'grant' });
  table.act(1, { type: 'pass' });
  return table;
}

describe('free undo', () => {
  test('takes back all that the seat did since the last barrier', () => {
    const table = stowing();
    const before = table.view(0);
    table.act(0, { type: 'stow', crate: 1 });
    table.act(0, { type: 'stow', crate: 2 });
    expect(table.undoable(0)).toBe(2);
    expect(table.undo(0)).toEqual({ type: 'undo', seat: 0, to: 6 });
    expect(table.view(0)).toEqual(before);
    expect(table.seq).toBe(9);
    expect(table.inForce).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('or one step at a time', () => {
    const table = stowing();
    table.act(0, { type: 'stow', crate: 1 });
    const between = table.view(0);
    table.act(0, { type: 'stow', crate: 2 });
    expect(table.undoStep(0)).toEqual({ type: 'undo', seat: 0, to: 7 });
    expect(table.view(0)).toEqual(between);
    expect(table.undoStep(0)).toEqual({ type: 'undo', seat: 0, to: 6 });
    expect(table.undoable(0)).toBe(0);
  });

  test('reaches back to the start, but not beyond', () => {
    const table = openWharf();
    expect(() => table.undo(0)).toThrow(refusal('Nothing has been done that could be taken back.'));
    table.act(0, { type: 'ask', seat: 1 });
    expect(table.undo(0).to).toBe(0);
    expect(() => table.undo(0)).toThrow(refusal('Nothing has been done that could be taken back.'));
  });

  test('is still free when the turn has passed on, until the next seat acts', () => {
    const table = openWharf();
    table.act(0, { type: 'pass' });
    expect(table.toAct).toEqual([1]);
    expect(table.undoable(0)).toBe(1);
    table.act(1, { type: 'ask', seat: 2 });
    expect(() => table.undo(0)).toThrow(refusal('Seat 1 has acted since.'));
    expect(() => table.undoStep(0)).toThrow(refusal('Seat 1 has acted since.'));
  });

  test('stops where something hidden came to light', () => {
    const table = openWharf();
    table.act(0, { type: 'peek' });
    const sentence = 'Something hidden has come to light, so it cannot be taken back.';
    expect(() => table.undo(0)).toThrow(refusal(sentence));
    table.act(0, { type: 'ask', seat: 1 });
    expect(table.undo(0).to).toBe(1);
  });

  test('stops where chance was used', () => {
    const table = openLots();
    for (const seat of [0, 1, 2]) table.act(seat, table.legal(seat)[0]);
    expect(() => table.undo(2)).toThrow(refusal('Chance has had a part in it, so it cannot be taken back.'));
  });

  test('gives back a secret choice until another seat has chosen too', () => {
    const table = openLots();
    table.act(1, table.legal(1)[0]);
    expect(table.undo(1).to).toBe(0);
    table.act(1, table.legal(1)[0]);
    table.act(0, table.legal(0)[0]);
    expect(() => table.undo(1)).toThrow(refusal('Seat 0 has acted since.'));
    expect(table.undo(0).to).toBe(3);
  });

  test('forced steps go with the act that caused them', () => {
    const table = openWharf({ seats: 2 });
    table.act(0, { type: 'auction' });
    table.act(1, { type: 'bid', coins: 4 }); // seat 0 cannot bid more and passes by itself
    expect(table.view(0).phase).toBe('object');
    table.undo(1);
    expect(table.view(0)).toMatchObject({ phase: 'auction', toAct: [1] });
  });

  test('what is refused leaves no trace', () => {
    const table = openWharf();
    table.act(0, { type: 'peek' });
    const before = table.record();
    expect(() => table.undo(0)).toThrow();
    expect(() => table.undoAgreed(0, 1)).toThrow();
    expect(table.record()).toEqual(before);
  });

  test('an act made again after an undo draws chance of its own', () => {
    const table = openLots();
    const lay = (seat: number) => table.act(seat, table.legal(seat)[0]);
    [0, 1, 2].forEach(lay);
    const first = table.entries[2];
    table.undoAgreed(0, 2);
    lay(2);
    expect(table.entries[4]).not.toEqual(first);
  });
});

describe('undo by agreement', () => {
  test('goes back as far as one likes, and stays in the logbook', () => {
    const open = () => openWharf({ options: { crates: 20 } });
    const table = playOn(open(), 45);
    const again = open();
    const states = [again.state];
    for (const entry of table.entries) {
      if (entry.type === 'act') again.act(entry.seat, entry.action);
      states.push(again.state);
    }
    for (const to of [44, 35, 20, 0]) {
      expect(table.undoAgreed(1, to)).toEqual({ type: 'undo', seat: 1, to, agreed: true });
      expect(table.state).toEqual(states[to]);
    }
    expect(table.seq).toBe(49);
    expect(table.inForce).toEqual([]);
  });

  test('only acts in force can be gone back to', () => {
    const table = playOn(openWharf(), 10);
    table.undoAgreed(0, 4);
    const sentence = 'There is no going back to entry 7: it is not an act in force.';
    expect(() => table.undoAgreed(0, 7)).toThrow(refusal(sentence));
    expect(() => table.undoAgreed(0, 4)).toThrow(refusal('This would take nothing back.'));
    for (const to of [11, -1, 0.5, Number.NaN]) expect(() => table.undoAgreed(0, to)).toThrow(/no going back/);
  });

  test('can open a game again that was over', () => {
    const table = playOn(openWharf());
    table.undoAgreed(0, table.inForce.at(-2)!);
    expect(table.over).toBe(false);
    expect(table.record()).not.toHaveProperty('result');
    expect(playOn(table).over).toBe(true);
  });
});

test('the line in force follows from the entries', () => {
  const act = (seat: number) => ({ type: 'act' as const, seat, action: { type: 'go' }, chance: [] });
  const undo = (to: number) => ({ type: 'undo' as const, seat: 0, to });
  expect(lineOf([act(0), act(0), undo(1), act(0), act(0), undo(4), undo(0), act(1)])).toEqual([8]);
  expect(() => lineOf([act(1), act(0), undo(0)])).toThrow(
    'entry 3 (seat 0): Seat 0 cannot freely take back that much.',
  );
  expect(() => lineOf([act(1), undo(0)])).toThrow('entry 2 (seat 0): Seat 1 has acted since.');
});
