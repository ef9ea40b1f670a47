/** What others read of somebody's text, and what they cannot see of it. */

/** Letters and signs that are drawn as nothing at all. */
const BLANKS = '\\u2800\\u3164\\uFFA0\\u115F\\u1160\\uFFFC\\u{1D159}';

/** Invisible, direction-changing, unassigned or private characters, and the blanks that look like nothing. */
export const UNSEEN = new RegExp(`[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}${BLANKS}]`, 'u');

/** More marks on one letter than any language needs. */
export const TOWER = /\p{M}{4,}/u;

/** Somewhere there is something to be seen. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

const VISIBLE = new RegExp(`[^\\p{C}\\p{Z}\\p{M}\\p{Default_Ignorable_Code_Point}${BLANKS}]`, 'u');

/** Alphabets that share letters with each other: a name in several of them is meant to be taken for another. */
const ALPHABETS = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Cherokee', 'Coptic', 'Georgian', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

export function isOfOneAlphabet(text: string): boolean {
  return ALPHABETS.filter((alphabet) => alphabet.test(text)).length <= 1;
}
