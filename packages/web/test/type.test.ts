import { expect, it } from 'vitest';
import { charactersIn } from '../build/type.js';

it('a range of characters is a text of all of them', () => {
  expect(charactersIn('\n    U+41-43, U+61,\n    U+2013')).toBe('ABCa–');
});
