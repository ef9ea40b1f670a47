// biome-ignore lint/suspicious/noControlCharactersInRegex: styles begin with an escape character
const STYLES = /\x1b\[[\d;]*m/g;

/** Letters that take up two columns: scripts of East Asia, and pictures. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/u;

/** Letters that take up none: accents set on the letter before. */
const SILENT = /\p{Mn}|\u200d/u;

/** How many columns a text takes up on the screen. */
export function width(text: string): number {
  let columns = 0;
  for (const letter of text.replace(STYLES, '')) columns += SILENT.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1;
  return columns;
}

export const padEnd = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - width(text)));

export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - width(text))) + text;

/** A text that is too long ends in an ellipsis. Not for styled text. */
export function clip(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = '';
  for (const letter of text) {
    if (width(kept + letter) > columns - 1) break;
    kept += letter;
  }
  return `${kept}…`;
}

/** Breaks a text into lines at its spaces; all lines but the first are set in by `indent`. */
export function wrap(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => chop(long, columns - indent.length))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || width(longer) <= columns) {
      line = longer;
    } else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}

/** `first` stands before the text, which keeps to the right of it. */
export function hang(first: string, text: string, columns: number): string[] {
  const [head = '', ...rest] = wrap(text, columns - width(first));
  return [first + head, ...rest.map((line) => ' '.repeat(width(first)) + line)];
}

/** A word that fits no line is cut; styled words are left alone, as they are short. */
function chop(word: string, columns: number): string[] {
  if (width(word) <= columns || word.includes('\x1b')) return [word];
  const letters = [...word];
  const size = Math.max(1, Math.floor(columns / 2));
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, i) =>
    letters.slice(i * size, (i + 1) * size).join(''),
  );
}

/** Left and right on one line if they fit, else one below the other. */
export function spread(left: string, right: string, columns: number): string[] {
  const gap = columns - width(left) - width(right);
  return gap >= 2 ? [left + ' '.repeat(gap) + right] : [...wrap(left, columns), ...wrap(right, columns)];
}
