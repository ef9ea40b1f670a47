import { Refusal, type Snapshot, Table, verify } from '@roadstead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wharf } from './games/wharf/game.js';
import { openWharf } from './tables.js';

type Command = { readonly do: 'act' | 'undo' | 'undoStep' | 'undoAgreed' | 'reload' | 'resume'; readonly n: number };

const command: fc.Arbitrary<Command> = fc.record({
  do: fc.constantFrom('act', 'act', 'act', 'act', 'undo', 'undoStep', 'undoAgreed', 'reload', 'resume'),
  n: fc.nat(1000),
});

/** A table and, beside it, a plain memory of how it stood after each act in force. */
class Model {
  table = openWharf({ seats: 3, options: { mode: 'crew', crates: 20 }, byHand: { stack: [] } });
  private snapshot: Snapshot = this.table.snapshot();
  private readonly stood = new Map<number, string>([[0, this.text()]]);

  run({ do: verb, n }: Command): void {
    const { table } = this;
    switch (verb) {
      case 'act': {
        if (table.over) return;
        const seat = table.toAct[n % table.toAct.length]!;
        const legal = table.legal(seat);
        table.act(seat, legal[n % legal.length]);
        this.stood.set(table.seq, this.text());
        if (n % 7 === 0) this.snapshot = table.snapshot();
        break;
      }
      case 'undo':
      case 'undoStep':
        ifAllowed(() => table[verb](n % 3));
        break;
      case 'undoAgreed':
        ifAllowed(() => table.undoAgreed(n % 3, table.inForce[n % (table.inForce.length + 1)] ?? 0));
        break;
      case 'reload':
        this.table = Table.load(wharf, table.record());
        break;
      case 'resume':
        this.table = Table.load(wharf, table.record(), this.snapshot);
        break;
    }
    expect(this.text()).toBe(this.stood.get(this.table.inForce.at(-1) ?? 0));
  }

  private text(): string {
    return JSON.stringify(this.table.state);
  }
}

function ifAllowed(undo: () => void): void {
  try {
    undo();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
  }
}

test('however a table is played, undone and loaded again, it stands where its acts in force lead', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 120, size: 'max' }), (commands) => {
      const model = new Model();
      for (const next of commands) model.run(next);
      expect(verify(wharf, model.table.record())).toBeNull();
    }),
    { numRuns: 60, seed: 1602 },
  );
});
