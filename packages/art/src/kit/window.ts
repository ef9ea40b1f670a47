import type { Pen } from './pen.js';
import { clipPath, clipped } from './svg.js';

export const WHOLE_WINDOW = 'M0 0H554V528H0Z';

/** Cuts a plate to the art window. */
export function plate(pen: Pen, inner: string, defs = ''): string {
  const id = `${pen.id}window`;
  return `<defs>${clipPath(id, WHOLE_WINDOW)}${defs}</defs>${clipped(id, inner)}`;
}
