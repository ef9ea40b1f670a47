import type { Random } from '@roadstead/kernel';

const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'toJSON',
];
const NUMBERS = [
  '-1',
  '0',
  '1e999',
  '-1e999',
  '9007199254740993',
  '1e-400',
  '0.1',
  '4294967296',
  '-0',
  '123456789012345678901234567890',
];
const TEXTS = [
  '',
  'a'.repeat(5_000),
  '\u0000',
  '\ud800',
  '\u202e\u2066',
  '<script>alert(1)</script>',
  "'; drop table tables; --",
  '../../../../etc/passwd',
  '%s%n%x',
  'port-royal',
  'aaaaaaaaaaaa',
];

/** Chooses by chance, again and again the same with the same seed. */
export class Hostile {
  readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  one<T>(of: readonly T[]): T {
    return of[this.random.int(of.length)]!;
  }

  /** A JSON text of any value, well formed; the names among it also those that objects have by birth. */
  json(depth = 3): string {
    const kind = this.random.int(depth > 0 ? 9 : 5);
    if (kind === 0) return this.one(['null', 'true', 'false']);
    if (kind <= 2) return this.one(NUMBERS);
    if (kind <= 4) return JSON.stringify(this.one([...TEXTS, ...PROTOTYPE_NAMES]));
    const parts = Array.from({ length: this.random.int(4) }, () => this.json(depth - 1));
    if (kind <= 6) return `[${parts.join()}]`;
    return `{${parts.map((part) => `${JSON.stringify(this.one([...PROTOTYPE_NAMES, 'id', 'do', 'type', 'name']))}:${part}`).join()}}`;
  }

  /** An object with these fields, some of them missing, some with a value of the wrong kind, sometimes one too many. */
  object(fields: Readonly<Record<string, string>>): string {
    const parts = Object.entries(fields).flatMap(([name, value]) => {
      const luck = this.random.int(10);
      if (luck === 0) return [];
      return [`${JSON.stringify(name)}:${luck <= 3 ? this.json() : value}`];
    });
    if (this.random.int(5) === 0) parts.push(`${JSON.stringify(this.one(PROTOTYPE_NAMES))}:${this.json()}`);
    return `{${parts.join()}}`;
  }

  /** Not JSON, or JSON that nobody should try to read. */
  broken(): string {
    const text = this.json();
    return this.one([
      () => text.slice(0, this.random.int(text.length + 1)),
      () => `${text}${text}`,
      () => '['.repeat(8_000),
      () => '{"a":'.repeat(2_000),
      () => `{"a":"${'x'.repeat(40_000)}"}`,
      () => '\ufeff{}',
      () => '{"a":1,"a":2}',
      () => "{'a':1}",
      () => 'undefined',
      () => String.fromCharCode(...Array.from({ length: 50 }, () => this.random.int(65_536))),
      () => '',
    ])();
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.random.int(256)));
  }
}
