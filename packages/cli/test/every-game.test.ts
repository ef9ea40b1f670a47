import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Engine } from '@roadstead/engine';
import { GAMES } from '@roadstead/games/all';
import type { GameRecord } from '@roadstead/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roadstead } from './capture.js';

const folder = mkdtempSync(join(tmpdir(), 'roadstead-every-game-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Fewer than any game has. */
const ACTS = 4;

/** What other tests show of one game, of each: its commands know no game by name. */
describe.each(GAMES.map(({ game }) => [game.id, game] as const))('%s', (id, game) => {
  const begun = join(folder, `${id}-begun.json`);
  const whole = join(folder, `${id}.json`);
  const seats = Math.max(2, game.players.min);
  const played = (max?: number): GameRecord => {
    const engine = new Engine();
    engine.handle({ do: 'new', game: id, players: seats, seed: 'every game' });
    const bots = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, 'captain']));
    engine.handle({ do: 'play', table: 't1', bots, ...(max && { max }) });
    return (engine.handle({ do: 'record', table: 't1' }) as unknown as { record: GameRecord }).record;
  };
  beforeAll(() => {
    writeFileSync(begun, JSON.stringify(played(ACTS)));
    writeFileSync(whole, JSON.stringify(played()));
  });

  it('is simulated', async () => {
    const { code, out } = await roadstead(['simulate', '--game', id, '--games', '2', '--jobs', '1', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: id, games: 2 });
  });

  it('is verified', async () => {
    const { out } = await roadstead(['verify', begun]);
    expect(out).toBe(`ok: ${id}, ${seats} players, ${ACTS} actions, not over yet\n`);
    expect((await roadstead(['verify', whole])).out).toMatch(/^ok: .* won by seat \d/);
  });

  it('is replayed in words', async () => {
    const { code, out, err } = await roadstead(['replay', whole, '--lang', 'en']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Player 1');
  });

  it('is analysed', async () => {
    const { code, out } = await roadstead(['analyse', begun, '--iterations', '1', '--jobs', '1', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: id });
  });
});
