import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { foldersIn, noticesOf } from '../build/notices.js';

const ROOM = mkdtempSync(join(tmpdir(), 'roadstead-notices-'));
afterAll(() => rmSync(ROOM, { recursive: true, force: true }));

const chunkOf = (modules: Readonly<Record<string, number>>) =>
  ({
    type: 'chunk',
    modules: Object.fromEntries(Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }])),
  }) as unknown as Rolldown.OutputChunk;

function packageIn(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(ROOM, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const about = { name, version: '1.2.3', license: 'MIT' };
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(about), ...files }))
    writeFileSync(join(folder, file), text);
  return folder;
}

it('finds the packages of a script: scoped, within others, and the bundler; not what was left out', () => {
  const chunk = chunkOf({
    '/x/node_modules/@some/one/deep/a.js': 10,
    '/x/node_modules/outer/node_modules/inner/b.js?worker': 10,
    '/x/node_modules/shaken/c.js': 0,
    '/x/packages/web/src/main.ts': 10,
    '\0vite/preload-helper.js': 10,
  });
  const folders = foldersIn(chunk);
  expect(folders.slice(0, 2)).toEqual(['/x/node_modules/@some/one', '/x/node_modules/outer/node_modules/inner']);
  expect(folders[2]).toMatch(/node_modules.vite$/);
  expect(folders).toHaveLength(3);
});

it('finds the package of a font', () => {
  const font = { type: 'asset', originalFileNames: ['../../node_modules/@fontsource/alegreya-sans/files/a.woff2'] };
  const folders = foldersIn(font as unknown as Rolldown.OutputAsset);
  expect(folders).toHaveLength(1);
  expect(noticesOf(folders)).toContain('SIL OPEN FONT LICENSE');
});

it('tells each package with its version and the whole text of its licence', () => {
  const folders = [packageIn('b', { 'licence.txt': 'Do as you like.\n' }), packageIn('a', { LICENSE: 'Be kind.\n' })];
  const text = noticesOf(folders);
  expect(text).toMatch(/\na 1\.2\.3 \(MIT\)\n\nBe kind\.\n[^a-z]+b 1\.2\.3 \(MIT\)\n\nDo as you like\.\n$/);
  expect(text).not.toContain(ROOM);
});

it('no page is built of what brings no licence', () => {
  expect(() => noticesOf([packageIn('c', { 'README.md': 'MIT' })])).toThrow('c is part of the page');
});
