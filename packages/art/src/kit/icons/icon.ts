import { PALETTE } from '../palette.js';
import { moved, svgDocument } from '../svg.js';
import { SIGN_ICONS } from './signs.js';
import { UI_ICONS } from './ui-icons.js';

const ICONS = { ...SIGN_ICONS, ...UI_ICONS };

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

export interface IconColours {
  readonly ink?: string;
  /** The second tone, of the icons that have one. */
  readonly accent?: string;
}

/** An icon as a fragment in a square of 100. */
export function icon(name: IconName, { ink = PALETTE.ink, accent }: IconColours = {}): string {
  return ICONS[name](ink, accent);
}

/** An icon centred on a point. */
export function iconAt(name: IconName, x: number, y: number, size: number, colours?: IconColours): string {
  return moved(icon(name, colours), x - size / 2, y - size / 2, size / 100);
}

/** An icon as a document of its own; without an ink it takes the colour of the text around it. */
export function iconSvg(name: IconName, size = 24, { ink = 'currentColor', accent }: IconColours = {}): string {
  return svgDocument(ICONS[name](ink, accent), size, size, '-6 -6 112 112');
}
