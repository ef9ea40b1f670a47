import { API_ERRORS, PHRASES, SOCKET_ERRORS } from '@roadstead/protocol';
import { describe, expect, it } from 'vitest';
import { de } from '../../src/online/words/de.js';
import { en } from '../../src/online/words/en.js';
import { nl } from '../../src/online/words/nl.js';

type Leaf = string | ((...args: never[]) => string);

function leaves(words: object, path = ''): Map<string, Leaf> {
  const found = new Map<string, Leaf>();
  for (const [name, value] of Object.entries(words)) {
    const here = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'object') for (const [key, leaf] of leaves(value, here)) found.set(key, leaf);
    else found.set(here, value as Leaf);
  }
  return found;
}

const LANGUAGES = { en, nl, de };

describe.each(Object.entries(LANGUAGES))('online words in %s', (_, words) => {
  it('have a sentence for every refusal of the server, ended by a full stop or a question mark', () => {
    for (const code of [...API_ERRORS, ...SOCKET_ERRORS, 'OFFLINE', 'UNEXPECTED'] as const) {
      expect(words.errors[code], code).toMatch(/^[A-ZÄÖÜ].*[.?]$/);
    }
  });

  it('have every quick phrase', () => {
    for (const phrase of PHRASES) expect(words.play.phrases[phrase]).not.toBe('');
  });

  it('have exactly the keys of English, none of them empty', () => {
    const mine = leaves(words);
    expect([...mine.keys()]).toEqual([...leaves(en).keys()]);
    for (const [key, leaf] of mine) if (typeof leaf === 'string') expect(leaf, key).not.toBe('');
  });

  it('say numbers and names wherever English does', () => {
    const english = leaves(en);
    for (const [key, leaf] of leaves(words)) {
      const model = english.get(key)!;
      if (typeof leaf !== 'function' || typeof model !== 'function') continue;
      const args = [7, 9].slice(0, model.length) as never[];
      for (const figure of ['7', '9']) {
        expect(leaf(...args).includes(figure), `${key}: ${leaf(...args)}`).toBe(model(...args).includes(figure));
      }
    }
  });
});

it('Dutch and German are not English left standing', () => {
  const english = leaves(en);
  for (const other of [nl, de]) {
    const long = [...leaves(other)].filter(([, leaf]) => typeof leaf === 'string' && leaf.length > 25);
    for (const [key, leaf] of long) expect(leaf, key).not.toBe(english.get(key));
  }
});
