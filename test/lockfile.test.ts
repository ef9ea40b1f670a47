import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

interface Locked {
  readonly version: string;
}

type Overrides = { readonly [name: string]: string | Overrides };

/** `1.2.3` is that version, `~1.2.3` any later patch of it: no other way of saying it is used. */
function allows(range: string, version: string): boolean {
  if (!range.startsWith('~')) return version === range;
  const [least, has] = [range.slice(1), version].map((text) => text.split('.').map(Number));
  return least![0] === has![0] && least![1] === has![1] && has![2]! >= least![2]!;
}

function held(overrides: Overrides): (readonly [string, string])[] {
  return Object.entries(overrides).flatMap(([name, range]) =>
    typeof range === 'string' ? [[name, range] as const] : held(range),
  );
}

describe('the lockfile', () => {
  it('has the versions that are held by overrides', () => {
    const { overrides } = JSON.parse(read('package.json')) as { overrides: Overrides };
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> };
    const pairs = held(overrides);
    expect(pairs.length).toBeGreaterThan(2);
    for (const [name, range] of pairs) {
      const locked = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
      expect(locked.length, name).toBeGreaterThan(0);
      for (const [path, { version }] of locked)
        expect([path, version, allows(range, version)]).toEqual([path, version, true]);
    }
  });

  it('is audited by whoever installs it', () => {
    expect(read('.npmrc')).not.toMatch(/^audit\s*=\s*false/m);
  });
});
