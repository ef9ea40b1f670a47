import type { Pen } from '../../kit/pen.js';
import type { Looks } from '../../kit/portraits/looks.js';
import { EVERYBODY, MEN, personAt, WOMEN } from '../../kit/portraits/people.js';
import { type PortraitSitter, type Pose, portrait } from '../../kit/portraits/portrait.js';
import { LIVERIES, SHIP_COLOURS, type ShipColour } from '../liveries.js';
import { COLOURED_KINDS, type ColouredKind, type KindLooks, type PlainKind } from './kinds.js';
import { COLOURED, PLAIN } from './trades/index.js';

/** Who is to be drawn: a trader, wholesaler or clerk deals in a colour, nobody else does. */
export type SitterKind =
  | { readonly kind: PlainKind; readonly colour?: undefined }
  | { readonly kind: ColouredKind; readonly colour: ShipColour };

export interface PersonOptions {
  readonly sitting: SitterKind;
  /** Counts the copies of a kind and colour from 0: no two of them are the same person. */
  readonly variant?: number;
}

const PEOPLE = { men: MEN, women: WOMEN, everybody: EVERYBODY } as const;

function isColoured(sitting: SitterKind): sitting is Extract<SitterKind, { kind: ColouredKind }> {
  return (COLOURED_KINDS as readonly string[]).includes(sitting.kind);
}

function kindOf(sitting: SitterKind): KindLooks {
  return isColoured(sitting) ? COLOURED[sitting.kind](sitting.colour) : PLAIN[sitting.kind];
}

/** The sitter for a copy of a card. */
export function sitterOf({ sitting, variant = 0 }: PersonOptions): PortraitSitter {
  const kind = kindOf(sitting);
  const colours = SHIP_COLOURS.length;
  const place = isColoured(sitting) ? variant * colours + SHIP_COLOURS.indexOf(sitting.colour) : variant;
  const people = PEOPLE[kind.people];
  const groomed = kind.groomed ?? ((looks: Looks) => looks);
  const looks = groomed(personAt(people, kind.first, place));
  return {
    looks,
    dress: looks.woman ? { ...kind.dress, ...kind.women } : kind.dress,
    pose: ((place % 3) - 1) as Pose,
    livery: LIVERIES[sitting.colour ?? 'red'],
    ...(kind.twins ? { companion: groomed(personAt(people, kind.first, place + 1)) } : {}),
  };
}

/** A portrait in the art window. */
export function personArt(pen: Pen, options: PersonOptions): string {
  return portrait(pen, sitterOf(options));
}
