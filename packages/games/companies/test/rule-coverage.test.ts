import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_IDS } from './rule-ids.js';

const FOLDER = new URL('.', import.meta.url);

const LEADING = /^(?:(?:V-(?:\d+\.\d+|O\d+)|[TA]\d+)\s+)+/;
const RULE_ID = /V-(?:\d+\.\d+|O\d+)|\b[TA]\d+\b/g;

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => namesIn(readFileSync(new URL(file, FOLDER), 'utf8')));

/** The first argument of `it(…)`, and the name that follows the rows of `it.each(…)`. */
function namesIn(text: string): string[] {
  const plain = [...text.matchAll(/\bit\(\s*(['"`])(.*?)\1/gs)].map((match) => match[2]!);
  const each = [...text.matchAll(/^ *(?:\]|.*\bit\.each\(.*\])(?: as const)?\)\(\s*(['"`])(.*?)\1/gm)].map(
    (match) => match[2]!,
  );
  return [...plain, ...each];
}

describe('the rules document and the tests', () => {
  it('name every rule at the start of at least one test', () => {
    const tested = new Set(names.flatMap((name) => name.match(LEADING)?.[0].match(RULE_ID) ?? []));
    expect(RULE_IDS.filter((id) => !tested.has(id))).toEqual([]);
  });

  it('know no rule that does not exist', () => {
    const named = new Set(names.flatMap((name) => name.match(RULE_ID) ?? []));
    expect([...named].filter((id) => !RULE_IDS.includes(id))).toEqual([]);
  });
});
