import { LANGUAGES } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { command } from '../../src/games/sword-and-skull/text/command.js';
import { name, Played } from './positions.js';

const afterRoll = () =>
  new Played({ stack: { dice: [1, 2] }, position: { players: { 0: { officer: 'O4', pirate: 'O1' } } } });

describe('text commands', () => {
  it.each([
    ['en', 'officer'],
    ['nl', 'officier'],
    ['de', 'Offizier'],
  ] as const)('SS-M2 %s: a figure is enough where it has one way', (language, text) => {
    const answer = command(text, afterRoll().stand(), language, name);
    expect(answer).toEqual({ kind: 'act', action: { type: 'move', figure: 'officer', by: 3 } });
  });

  it('SS-R3 a walk through a fork is named by where it ends, and is one command', () => {
    const stand = afterRoll().stand();
    expect(command('pirate', stand, 'en', name)).toMatchObject({ kind: 'refused' });
    expect(command('pirate to Clearwater', stand, 'en', name)).toMatchObject({
      kind: 'plan',
      plan: { type: 'walk', forks: ['O3'] },
    });
  });

  it('SS-C4 roll, or a card by its name in any language', () => {
    const stand = new Played({ position: { players: { 0: { hand: ['F13'] } } } }).stand();
    expect(command('roll', stand, 'en', name)).toEqual({ kind: 'act', action: { type: 'roll' } });
    expect(command('würfeln', stand, 'de', name)).toEqual({ kind: 'act', action: { type: 'roll' } });
    const action = { type: 'play', card: 'F13', figure: 'officer', by: 1 };
    expect(command('fair winds officer 1', stand, 'en', name)).toEqual({ kind: 'act', action });
  });

  it('tells whose turn it is, what fits and what a thing does', () => {
    const played = afterRoll();
    expect(command('officer', played.stand(1), 'en', name)).toMatchObject({ kind: 'refused', rules: ['SS-S5'] });
    expect(command('xyzzy', played.stand(), 'en', name)).toMatchObject({ kind: 'refused' });
    for (const language of LANGUAGES) {
      expect(command('help', played.stand(), language, name)).toMatchObject({ kind: 'read' });
    }
    const look = command('look lucky blow', played.stand(), 'en', name);
    expect(look.kind === 'read' && look.lines[0]).toMatch(/^Lucky Blow: /);
  });
});
