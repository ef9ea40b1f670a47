/** What others read of somebody's text, and what they cannot see of it. */

/** Letters and signs that are drawn as nothing at all. */
const BLANKS = '\\u2800\\u3164\\uFFA0\\u115F\\u1160\\uFFFC\\u{1D159}\\u{13441}\\u{13442}\\u{16FE4}';

/** Invisible, direction-changing, unassigned or private characters, and the blanks that look like nothing. */
export const UNSEEN = new RegExp(`[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}${BLANKS}]`, 'u');

/** More marks on one letter than any language needs; what joins letters, and is no mark, ends no such tower. */
export const TOWER = /\p{M}(?:[\u200c\u200d]*\p{M}){3,}/u;

/** Somewhere there is something to be seen. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

const VISIBLE = new RegExp(`[^\\p{C}\\p{Z}\\p{M}\\p{Default_Ignorable_Code_Point}${BLANKS}]`, 'u');

/**
 * Whoever writes in one of these writes no other with it, but for those of China, Japan and Korea, which are mixed with Latin
 * letters: a name in several of them is meant to be taken for another.
 */
const ALPHABETS =
  `Latin Greek Cyrillic Armenian Cherokee Coptic Georgian Lisu Canadian_Aboriginal Hebrew Arabic Syriac Thaana Nko
  Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Mongolian
  Ethiopic Tifinagh Vai Bamum Deseret Osage Adlam Gothic Old_Italic Runic Ogham Glagolitic Carian Lycian Lydian Elbasan
  Caucasian_Albanian Old_Permic Phoenician Warang_Citi Medefaidrin Shavian Osmanya`
    .split(/\s+/)
    .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

export function isOfOneAlphabet(text: string): boolean {
  return ALPHABETS.filter((alphabet) => alphabet.test(text)).length <= 1;
}
