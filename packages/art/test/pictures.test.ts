import { describe, expect, it } from 'vitest';
import {
  brandIcon,
  brandMark,
  compassPicture,
  crest,
  HOUSES,
  ICON_NAMES,
  iconSvg,
  lanternPicture,
  quayPicture,
  tornChartPicture,
} from '../src/index.js';
import { SHIP_COLOURS, shipChip } from '../src/port-royal/index.js';
import { problemsOf } from './xml.js';

const PICTURES: Readonly<Record<string, () => string>> = {
  brandMark: () => brandMark(),
  brandIcon: () => brandIcon(),
  maskableIcon: () => brandIcon(192, true),
  compass: () => compassPicture(),
  lantern: () => lanternPicture(),
  quay: () => quayPicture(''),
  tornChart: () => tornChartPicture(),
  ...Object.fromEntries(ICON_NAMES.map((name) => [`icon ${name}`, () => iconSvg(name)])),
  ...Object.fromEntries(HOUSES.map((house) => [`crest ${house}`, () => crest(house)])),
  ...Object.fromEntries(SHIP_COLOURS.map((colour) => [`chip ${colour}`, () => shipChip(colour)])),
};

describe.each(Object.keys(PICTURES))('%s', (name) => {
  const draw = PICTURES[name]!;

  it('is sound, stands alone and is the same twice', () => {
    const drawing = draw();
    expect(problemsOf(drawing)).toEqual([]);
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="/);
    expect(draw()).toBe(drawing);
    expect(drawing.length).toBeLessThan(60_000);
  });
});

it('every chip and crest is its own', () => {
  const drawings = [...SHIP_COLOURS.map((colour) => shipChip(colour)), ...HOUSES.map((house) => crest(house))];
  expect(new Set(drawings).size).toBe(drawings.length);
});
