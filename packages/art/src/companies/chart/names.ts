import { FIELD } from './board.js';
import { type PlaceId, placeOf, type RegionId } from './places.js';
import { NAME_ROOMS, REGION_NAMES } from './rooms.js';
import { DAY, NIGHT } from './tones.js';

/** The size of names, in units of the board, and how far their lines are apart. */
export const NAME_SIZE = 14;
export const NAME_LEADING = 14;
export const REGION_NAME_SIZE = 21;

/** Of the edge of a name, so that nothing drawn runs through it. */
export const NAME_HALO = { day: DAY.sea, night: NIGHT.sea } as const;

/** Where a long word may be broken, in the languages that have such words. */
const BREAKS: Readonly<Record<string, string>> = {
  Südchinesisches: 'Südchine- sisches',
  Ostchinesisches: 'Ostchine- sisches',
};

const NARROW = /[fijlrtI'’.,() -]/;
const WIDE = /[mwMWÖÄÜOGDHNK]/;

/** How wide a name is about, in the bold sans that names are set in. */
export function nameWidth(text: string, size = NAME_SIZE): number {
  return [...text].reduce(
    (sum, letter) => sum + size * (NARROW.test(letter) ? 0.34 : WIDE.test(letter) ? 0.74 : 0.53),
    0,
  );
}

/** As few lines as fit, and those as even as they can be. */
function broken(name: string, widest: number): string[] {
  if (nameWidth(name) <= widest) return [name];
  const words = name.split(' ').flatMap((word) => (BREAKS[word] ?? word).split(' '));
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const breadth = (lines: readonly string[]) => Math.max(...lines.map((line) => nameWidth(line)));
  return breaks.sort((a, b) => breadth(a) - breadth(b))[0] ?? [name];
}

export interface NameLine {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
}

/** Names of this size can be read where a phone shows a region; they cover the rooms of fleets there. */
export const PHONE_NAME_SIZE = 18;

/** The name of a field at sea, in whatever language, broken into lines and centred in its room. */
export function fieldName(id: PlaceId, name: string, size = NAME_SIZE): readonly NameLine[] {
  const { x, y } = placeOf(id);
  const [dx, dy, widest] = NAME_ROOMS[id]!;
  const lines = broken(name, widest);
  const half = Math.max(...lines.map((line) => nameWidth(line, size))) / 2;
  const leading = (size * NAME_LEADING) / NAME_SIZE;
  // A name keeps clear of its field, however large it is: beside it to the side, above and below upwards and downwards.
  const level = Math.abs(dy) < FIELD;
  const across = level ? Math.max(Math.abs(dx), half + FIELD + 2) * Math.sign(dx) : dx;
  const under = !level && Math.abs(dx) < half + FIELD;
  const down = under ? Math.max(Math.abs(dy), FIELD + (lines.length * leading) / 2) * Math.sign(dy) : dy;
  return lines.map((text, i) => ({
    text,
    x: x + across,
    y: y + down + size * 0.34 + (i - (lines.length - 1) / 2) * leading,
  }));
}

/** The name of a region on two lines, centred. */
export function regionName(id: RegionId, name: string): readonly NameLine[] {
  const [x, y] = REGION_NAMES[id];
  const words = name.split(' ');
  const lines = [words.slice(0, -1).join(' '), words.at(-1)!].filter(Boolean);
  const leading = REGION_NAME_SIZE * 1.05;
  return lines.map((text, i) => ({
    text,
    x,
    y: y + REGION_NAME_SIZE * 0.34 + (i - (lines.length - 1) / 2) * leading,
  }));
}
