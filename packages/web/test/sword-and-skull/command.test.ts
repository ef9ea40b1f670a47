import { LANGUAGES } from '@roadstead/kernel';
import { reasonText } from '@roadstead/sword-and-skull';
import { rulesOfReason } from '@roadstead/sword-and-skull/rulebook';
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

  describe('what cannot be done now is refused with the reason and its rules', () => {
    const bidding = () =>
      new Played({
        stack: { dice: [1, 0] },
        position: { players: { 0: { officer: 'O9' }, 1: { gold: 10 } } },
      }).act({ type: 'move', figure: 'officer', by: 1 });
    const atStart = () =>
      new Played({
        position: {
          players: {
            0: { gold: 2, hand: ['F04', 'F06', 'F15'] },
            1: { officer: 'O10', items: ['I05', 'I11'] },
          },
        },
      });
    const placing = () => new Played({ stack: { dice: [0, 0] }, position: { players: { 1: { officer: 'O10' } } } });

    const lost = () =>
      new Played({
        stack: { dice: [2, 0, 3, 5] },
        position: { players: { 0: { officer: 'O3', crew: { 'CW-A': 1 } }, 1: { officer: 'O5', crew: { 'MC-A': 2 } } } },
      }).act({ type: 'move', figure: 'officer', by: 2 });

    it.each([
      ['SS-B6 take marine', lost, 'noMoreCrew'],
      ['SS-F3 bid 40', bidding, 'tooPoor'],
      ['SS-R14 bid 3', () => bidding().act({ type: 'bid', gold: 4 }), 'bidHigher'],
      ['SS-C6 play lucky blow', atStart, 'notInHand'],
      ['SS-C4 play new recruits grenadier', atStart, 'wrongMoment'],
      ['SS-C8 bandits bargain admirals sabre', atStart, 'tooPoor'],
      ['SS-C8 bandits bargain spyglass', atStart, 'noWeapon'],
      ['SS-C7 local guide officer trading post', atStart, 'occupied'],
      ['SS-M4 put officer lake of fire', placing, 'notOuter'],
      ['SS-M4 put pirate trading post', placing, 'occupied'],
      ['SS-M1 roll', placing, 'answerFirst'],
    ] as const)('%s', (text, at, reason) => {
      const typed = text.replace(/^\S+ /, '');
      for (const language of LANGUAGES) {
        expect(command(typed, at().stand(), language, name)).toEqual({
          kind: 'refused',
          reason: reasonText(reason, language),
          rules: rulesOfReason(reason),
        });
      }
    });

    it('but what nothing is called is said to be unknown', () => {
      const answer = command('bid xyzzy', bidding().stand(), 'en', name);
      expect(answer.kind === 'refused' && answer.reason).toMatch(/^Nothing here is called “bid xyzzy”\. You can: /);
    });
  });
});
