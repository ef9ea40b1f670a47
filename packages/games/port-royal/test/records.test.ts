import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, retell, Table, verify } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';

/** One folder for each version of the rules that was ever out, with games that were played by it. They are never made anew. */
const FOLDER = new URL('records/', import.meta.url);
const VERSIONS = readdirSync(FOLDER).map((name) => Number(/^rules-(\d+)$/.exec(name)?.[1]));
const USUAL = ['base.json', 'all-boxes.json'];

const folderOf = (version: number) => new URL(`rules-${version}/`, FOLDER);
const recordsOf = (version: number) =>
  readdirSync(folderOf(version)).map(
    (name) => JSON.parse(readFileSync(new URL(name, folderOf(version)), 'utf8')) as GameRecord,
  );

it('every version of the rules up to the current one has kept its records', () => {
  const all = Array.from({ length: portRoyal.rules }, (_, i) => i + 1);
  expect([...VERSIONS].sort((a, b) => a - b)).toEqual(all);
  for (const version of all) {
    for (const name of USUAL)
      expect(existsSync(new URL(name, folderOf(version))), `rules-${version}/${name}`).toBe(true);
  }
});

describe.each(VERSIONS)('records of rules %i', (version) => {
  it('were played by them, and are right by them to this day', () => {
    for (const record of recordsOf(version)) {
      expect(record.rules).toBe(version);
      expect(record.result).toBeDefined();
      expect(verify(portRoyal, record)).toBeNull();
    }
  });

  it('are replayed to the end that they had', () => {
    for (const record of recordsOf(version)) {
      const table = Table.load(portRoyal, record);
      expect(table.game.rules).toBe(version);
      expect(table.result).toEqual(record.result);
      expect([...retell(portRoyal, record)].at(-1)!.state).toEqual(table.state);
    }
  });
});
