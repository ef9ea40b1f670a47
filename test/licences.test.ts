import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly license?: string;
  /** Only for building and testing. */
  readonly dev?: boolean;
  /** One of ours. */
  readonly link?: boolean;
}

const LOCK = new URL('../package-lock.json', import.meta.url);

/** What may be used by anybody for anything, if its authors are named. */
const FREE = ['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'OFL-1.1', 'Unlicense'];

/** Free as long as its own files are not changed: used as it comes. */
const UNCHANGED = ['web-push'];

it('everything that Roadstead runs with has a licence that lets everybody run it', () => {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Readonly<Record<string, Locked>> };
  const run = Object.entries(packages).filter(([path, { dev, link }]) => /^node_modules\//.test(path) && !dev && !link);
  expect(run.length).toBeGreaterThan(50);
  const others = run.filter(([, { license }]) => !FREE.includes(license ?? ''));
  expect(others.map(([path]) => path.replace(/^.*node_modules\//, ''))).toEqual(UNCHANGED);
});

it('the lockfile names no address to download from, so that it installs from any registry', () => {
  expect(readFileSync(LOCK, 'utf8')).not.toMatch(/"resolved": "[a-z]+:/);
});
