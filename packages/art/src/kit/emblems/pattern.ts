import type { Livery } from './livery.js';

const PATTERNS = ['chequer', 'waves', 'dots', 'diagonal', 'solid', 'stripes'] as const;
export type Pattern = (typeof PATTERNS)[number];

const TILE: Readonly<Record<Pattern, (ink: string) => string>> = {
  solid: () => '',
  diagonal: (ink) => `<path d="M-4 4L4 -4M0 16L16 0M12 20L20 12" stroke="${ink}" stroke-width="3.4" opacity=".75"/>`,
  waves: (ink) => `<path d="M0 8Q4 2 8 8T16 8" stroke="${ink}" stroke-width="2.6" fill="none" opacity=".85"/>`,
  dots: (ink) => `<circle cx="4" cy="4" r="2.6" fill="${ink}"/><circle cx="12" cy="12" r="2.6" fill="${ink}"/>`,
  chequer: (ink) => `<path d="M0 0h8v8H0zM8 8h8v8H8z" fill="${ink}" opacity=".8"/>`,
  stripes: (ink) => `<path d="M3 0V16M11 0V16" stroke="${ink}" stroke-width="3.2" opacity=".8"/>`,
};

/** The definition of a livery's pattern: its second cue, on hulls, pennants and chips. */
export function patternDef(id: string, { hue, ink, pattern }: Livery, scale = 1): string {
  const enlarged = scale === 1 ? '' : ` patternTransform="scale(${scale})"`;
  return `<pattern id="${id}" width="16" height="16" patternUnits="userSpaceOnUse"${enlarged}><rect width="16" height="16" fill="${hue}"/>${TILE[pattern](ink)}</pattern>`;
}
