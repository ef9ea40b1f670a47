import { describe, expect, it } from 'vitest';
import { firstSettings, settingsFrom } from '../../src/settings/stored.js';

const words = { en: '', nl: '', de: '' };
const GAMES = [
  {
    id: 'reef',
    commands: [
      { id: 'draw', key: 'd', words, types: ['draw'] },
      { id: 'stop', key: 's', words, types: ['stop'] },
    ],
  },
  { id: 'isle', commands: [{ id: 'dig', key: 'g', words, types: ['dig'] }] },
];
const PLAIN = firstSettings('en');
const from = (raw: unknown) => settingsFrom(PLAIN, raw, GAMES);

describe('stored settings', () => {
  it('come back as they were', () => {
    const all = { ...PLAIN, pieceSize: 'large', motion: 'off', gameKeys: { reef: { draw: 'x' }, isle: { dig: 'y' } } };
    expect(from(JSON.parse(JSON.stringify(all)))).toEqual(all);
  });

  it('of an earlier page keep the size of the cards, and letters that stood without a game', () => {
    const earlier = { cardSize: 'small', keys: { draw: 'x', stop: 's', undo: 'z', log: 'l', read: 'r', inspect: 'i' } };
    const now = from(earlier);
    expect(now.pieceSize).toBe('small');
    expect(now.keys).toEqual({ undo: 'z', log: 'l', read: 'r', inspect: 'i', playBack: 'b', pause: 'k' });
    expect(now.gameKeys).toEqual({ reef: { draw: 'x' }, isle: {} });
  });

  it('count only where they have the right shape', () => {
    const broken = {
      pieceSize: 'huge',
      volume: 'loud',
      keys: 7,
      gameKeys: { reef: { draw: 12, stop: 'ab' }, isle: null },
    };
    expect(from(broken)).toEqual({ ...PLAIN, gameKeys: { reef: {}, isle: {} } });
    expect(from('nonsense')).toEqual(PLAIN);
  });
});
