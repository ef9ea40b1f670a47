import { ISLAND } from '@roadstead/art/sword-and-skull';
import { LANGUAGES } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { waysOf } from '../../src/games/sword-and-skull/play/ways.js';
import { flagsOf } from '../../src/games/sword-and-skull/table/island/flags.js';
import { GOLD_SPOTS, MARK_RADIUS } from '../../src/games/sword-and-skull/table/island/gold-spots.js';
import { meets, nameBoxes, signBoxes } from '../../src/games/sword-and-skull/table/island/name-boxes.js';
import { name, Played } from './positions.js';

/** Seat 0 has rolled this much with its figures here. */
const rolled = (officer: string, pirate: string, language: (typeof LANGUAGES)[number]) =>
  waysOf(
    new Played({ stack: { dice: [4, 1] }, position: { players: { 0: { officer, pirate } } } }).stand(),
    language,
    name,
  );
const flags = (officer: string, pirate: string, language: (typeof LANGUAGES)[number]) =>
  flagsOf(rolled(officer, pirate, language), language);
/** The scale at which a phone shows the whole island. */
const PHONE = 0.28;

it('on a phone flags are as wide as their words, and none is cut off at the edge of the island', () => {
  const [w, h] = [84 / PHONE, 28 / PHONE];
  for (const [officer, pirate] of [
    ['O29', 'O1'],
    ['O4', 'O14'],
  ]) {
    for (const { x, y } of flagsOf(rolled(officer!, pirate!, 'en'), null, PHONE)) {
      expect([x >= w / 2, x <= ISLAND.width - w / 2, y >= h / 2, y <= ISLAND.height - h / 2]).not.toContain(false);
    }
  }
});

const room = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x - 52, y: y - 17, w: 104, h: 34 });

describe.each(LANGUAGES)('flags beside the spaces in %s', (language) => {
  it.each([
    ['O29', 'V2'],
    ['O1', 'O14'],
    ['O8', 'V5'],
    ['O20', 'O25'],
    ['O4', 'O10'],
    ['O29', 'O1'],
  ])('of ways from %s and %s cover no name, no sign, no dice and not each other', (officer, pirate) => {
    const boxes = flags(officer, pirate, language).map(room);
    expect(boxes.length).toBeGreaterThan(1);
    boxes.forEach((box, i) => {
      for (const taken of [...nameBoxes(language), ...signBoxes(), ISLAND.dice, ...boxes.slice(0, i)]) {
        expect(meets(box, taken), JSON.stringify([box, taken])).toBe(false);
      }
    });
  });
});

it.each(LANGUAGES)('the marks that tell gold cover no name in %s', (language) => {
  for (const { id, x, y } of GOLD_SPOTS) {
    const mark = { x: x - MARK_RADIUS, y: y - MARK_RADIUS, w: 2 * MARK_RADIUS, h: 2 * MARK_RADIUS };
    for (const name of nameBoxes(language)) expect(meets(mark, name), `${id} ${JSON.stringify(name)}`).toBe(false);
  }
});
