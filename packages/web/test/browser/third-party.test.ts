import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const notices = () => readFileSync(join(inject('page'), 'THIRD-PARTY.txt'), 'utf8');
const textOf = (name: string) => {
  const folder = join(ROOT, 'node_modules', name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))!;
  return readFileSync(join(folder, file), 'utf8').trim();
};

it('every package that the page is made of has its licence in it', () => {
  const declared: readonly string[] = ['web', 'kernel']
    .map((folder) => JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8')))
    .flatMap(({ dependencies }) => Object.keys(dependencies))
    .filter((name) => !name.startsWith('@roadstead/'));
  expect(declared).toContain('svelte');
  expect(declared).toContain('@noble/hashes');
  const text = notices();
  expect(declared.filter((name) => !text.includes(`\n${name} `) || !text.includes(textOf(name)))).toEqual([]);
});

it('every font that is served has its licence in it', () => {
  const fonts = readdirSync(join(inject('page'), 'assets')).filter((name) => name.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(3);
  const families = new Set(fonts.map((name) => name.replace(/-latin.*/, '')));
  const text = notices();
  expect([...families].filter((family) => !text.includes(`/${family} `))).toEqual([]);
});

it('is kept for playing offline, and tells nothing of where it was made', () => {
  expect(readFileSync(join(inject('page'), 'sw.js'), 'utf8')).toContain('"THIRD-PARTY.txt"');
  expect(notices()).not.toContain(ROOT);
});
