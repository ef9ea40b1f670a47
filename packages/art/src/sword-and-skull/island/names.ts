import { type Anchor, PLACES, type SpaceId } from './places.js';
import { DAY, NIGHT } from './tones.js';

/** The size of names, in units of the board, and how far their lines are apart. */
export const NAME_SIZE = 14;
export const NAME_LEADING = 14;

/** A longer line is broken, where the place allows no more. */
const WIDEST = 82;
const WIDER: Partial<Record<SpaceId, number>> = {
  LAKE: 130,
  LAIR: 126,
  NAVY_SHIP: 130,
  PIRATE_SHIP: 130,
  V7: 120,
  V9: 84,
  O10: 60,
  O17: 84,
  O19: 60,
};

/** Where a long word may be broken, in the languages that have such words. */
const BREAKS: Readonly<Record<string, string>> = {
  Handelspost: 'Handels- post',
  Handelsposten: 'Handels- posten',
  Belastinginner: 'Belasting- inner',
  Steuereintreiber: 'Steuer- eintreiber',
  Schmugglerbucht: 'Schmuggler- bucht',
  Söldnerlager: 'Söldner- lager',
};

/** Of the edge of a name, so that nothing drawn runs through it. */
export const NAME_HALO = { day: DAY.ground, night: NIGHT.ground } as const;

const NARROW = /[fijlrtI'’.,-]/;
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
  let best: string[] = [words.join(' ')];
  let breadth = Number.POSITIVE_INFINITY;
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const wide = Math.max(...lines.map((line) => nameWidth(line)));
    if (wide < breadth) {
      best = lines;
      breadth = wide;
    }
  }
  return best;
}

export interface NameLine {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
}

/** A name of a space, in whatever language, broken into lines and put where it has room. */
export function placeName(id: SpaceId, name: string): { readonly anchor: Anchor; readonly lines: readonly NameLine[] } {
  const { x, y, anchor, block } = PLACES[id].name;
  const lines = broken(name, WIDER[id] ?? WIDEST);
  const rise = { down: 0, centre: (lines.length - 1) / 2, up: lines.length - 1 }[block] * NAME_LEADING;
  const drop = block === 'centre' ? NAME_SIZE * 0.34 : 0;
  return { anchor, lines: lines.map((text, i) => ({ text, x, y: y - rise + drop + i * NAME_LEADING })) };
}
