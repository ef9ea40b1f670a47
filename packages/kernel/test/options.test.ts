import { type OptionSpec, parseOptions } from '@roadstead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const SPECS: readonly OptionSpec[] = [
  { name: 'box', kind: 'one', values: ['base', 'big'], default: 'base' },
  { name: 'with', kind: 'some', values: ['gambler', 'contracts', 'storm'], default: ['storm'] },
  { name: 'setAside', kind: 'number', min: 0, max: 9, default: 2 },
  { name: 'chapter', kind: 'one', values: ['1', '2', 'variable'], default: '1' },
];
const DEFAULTS = { box: 'base', with: ['storm'], setAside: 2, chapter: '1' };

test('what is not asked for is the default', () => {
  expect(parseOptions(SPECS, undefined)).toEqual(DEFAULTS);
  expect(parseOptions(SPECS, {})).toEqual(DEFAULTS);
  expect(parseOptions(SPECS, { box: undefined })).toEqual(DEFAULTS);
});

test('what is asked for and allowed is taken', () => {
  const asked = { box: 'big', with: [], setAside: 9, chapter: 'variable' };
  expect(parseOptions(SPECS, asked)).toEqual(asked);
});

test('the order of a list makes no difference', () => {
  expect(parseOptions(SPECS, { with: ['storm', 'gambler'] }).with).toEqual(['gambler', 'storm']);
});

test('a number may stand for a listed text', () => {
  expect(parseOptions(SPECS, { chapter: 2 }).chapter).toBe('2');
});

test.each([
  [{ box: 'small' }, 'Option "box" must be one of base, big.'],
  [{ box: null }, 'Option "box" must be one of base, big.'],
  [{ box: ['base'] }, 'Option "box" must be one of base, big.'],
  [{ boxes: 1 }, 'There is no option "boxes": there are box, with, setAside, chapter.'],
  [{ __proto__: null, constructor: 1 }, 'There is no option "constructor": there are box, with, setAside, chapter.'],
  [{ with: 'storm' }, 'Option "with" must be a list of any of gambler, contracts, storm, each at most once.'],
  [
    { with: ['rain'] },
    'Option "with" must be a list of any of gambler, contracts, storm, each at most once: "rain" is not one of them.',
  ],
  [
    { with: ['storm', 'storm'] },
    'Option "with" must be a list of any of gambler, contracts, storm, each at most once: "storm" is there twice.',
  ],
  [{ setAside: 10 }, 'Option "setAside" must be a whole number from 0 to 9.'],
  [{ setAside: -1 }, 'Option "setAside" must be a whole number from 0 to 9.'],
  [{ setAside: 1.5 }, 'Option "setAside" must be a whole number from 0 to 9.'],
  [{ setAside: '3' }, 'Option "setAside" must be a whole number from 0 to 9.'],
  [[], 'The options must be an object of names and values.'],
  [null, 'The options must be an object of names and values.'],
  ['box', 'The options must be an object of names and values.'],
])('%j is refused', (raw, message) => {
  expect(() => parseOptions(SPECS, raw)).toThrow(expect.objectContaining({ code: 'BAD_OPTIONS', message }));
});

test('a word may stand for a number where the option has it', () => {
  const specs: readonly OptionSpec[] = [
    { name: 'setAside', kind: 'number', values: ['ask'], min: 0, max: 9, default: 'ask' },
  ];
  expect(parseOptions(specs, {})).toEqual({ setAside: 'ask' });
  for (const setAside of ['ask', 0, 9]) expect(parseOptions(specs, { setAside })).toEqual({ setAside });
  for (const setAside of ['all', '3', 10, null]) {
    expect(() => parseOptions(specs, { setAside })).toThrow('must be ask or a whole number from 0 to 9.');
  }
});

test('an option that belongs to others is left out as long as it and all of them are as usual', () => {
  const partOf = ['chapter', 'story'];
  const specs: readonly OptionSpec[] = [
    { name: 'box', kind: 'one', values: ['base', 'big'], default: 'base' },
    { name: 'chapter', kind: 'number', values: ['none'], min: 1, max: 5, default: 'none', partOf },
    { name: 'heroes', kind: 'one', values: ['dealt', 'picked'], default: 'dealt', partOf },
    { name: 'story', kind: 'progress', default: null, partOf },
  ];
  expect(parseOptions(specs, {})).toEqual({ box: 'base' });
  expect(parseOptions(specs, { chapter: 'none', heroes: 'dealt', story: null })).toEqual({ box: 'base' });
  expect(parseOptions(specs, { chapter: 2 })).toEqual({ box: 'base', chapter: 2, heroes: 'dealt', story: null });
  expect(parseOptions(specs, { story: { at: 3 } })).toMatchObject({ chapter: 'none', story: { at: 3 } });
  expect(() => parseOptions(specs, { heroes: 'drawn' })).toThrow('must be one of dealt, picked.');
});

test('an option that belongs to others is kept where it says something by itself: whether it may, the game says', () => {
  const specs: readonly OptionSpec[] = [
    { name: 'chapter', kind: 'number', values: ['none'], min: 1, max: 5, default: 'none', partOf: ['chapter'] },
    { name: 'heroes', kind: 'one', values: ['dealt', 'picked'], default: 'dealt', partOf: ['chapter'] },
  ];
  expect(parseOptions(specs, { heroes: 'picked' })).toEqual({ heroes: 'picked' });
  expect(parseOptions(specs, { heroes: 'dealt' })).toEqual({});
});

test('a game without options says so', () => {
  expect(() => parseOptions([], { box: 'base' })).toThrow('There is no option "box": this game has none.');
});

test('a name that is too long is cut short', () => {
  expect(() => parseOptions(SPECS, { ['x'.repeat(5000)]: 1 })).toThrow(/^There is no option "x{39}…: there are box/);
});

test('whatever comes is either refused or allowed, and then allowed again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ box: fc.jsonValue(), with: fc.jsonValue() })), (raw) => {
      let parsed: unknown;
      try {
        parsed = parseOptions(SPECS, raw);
      } catch (error) {
        expect(error).toMatchObject({ code: 'BAD_OPTIONS' });
        return;
      }
      expect(parseOptions(SPECS, parsed)).toEqual(parsed);
    }),
    { seed: 1602, numRuns: 300 },
  );
});

const STANDING: readonly OptionSpec[] = [{ name: 'standing', kind: 'progress', default: null }];

test('where a campaign stands is plain JSON, as a copy', () => {
  expect(parseOptions(STANDING, {})).toEqual({ standing: null });
  expect(parseOptions(STANDING, { standing: null })).toEqual({ standing: null });
  const standing = { chapter: 2, history: [{ won: true }] };
  const parsed = parseOptions(STANDING, { standing });
  expect(parsed).toEqual({ standing });
  expect(parsed.standing).not.toBe(standing);
});

test.each([['2'], [2], [[]], [true], [{ at: 1n }], [{ text: 'x'.repeat(20_000) }]])(
  'a campaign does not stand at %o',
  (standing) => {
    const message = 'Option "standing" must be null or an object of plain JSON of at most 16384 characters.';
    expect(() => parseOptions(STANDING, { standing })).toThrow(
      expect.objectContaining({ code: 'BAD_OPTIONS', message }),
    );
  },
);
