import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_IDS } from './rule-ids.js';

const FOLDER = new URL('.', import.meta.url);

/** The names of all tests of this package: the first argument of `it(…)` or `test(…)`, also of `it.each(…)(…)`. */
const TEST_NAME = /\b(?:it|test)(?:\.each\([^'"`]*\))?\(\s*(['"`])(.*?)\1/gs;
const RULE_ID = /SS-[A-Z]\d+/g;

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(new URL(file, FOLDER), 'utf8').matchAll(TEST_NAME)].map((match) => match[2]!));

describe('the rules document and the tests', () => {
  it('name every rule at the start of at least one test', () => {
    const tested = new Set(names.map((name) => name.match(/^SS-[A-Z]\d+(?=\s)/)?.[0]));
    expect(RULE_IDS.filter((id) => !tested.has(id))).toEqual([]);
  });

  it('know no rule that does not exist', () => {
    const named = new Set(names.flatMap((name) => name.match(RULE_ID) ?? []));
    expect([...named].filter((id) => !RULE_IDS.includes(id))).toEqual([]);
  });
});
