/** Letters and digits alone, in lower case, umlauts written out as people without an umlaut key do. */
export function tokensOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');
}

/** How sure it is that `typed` means `word`: 3 for the word itself, 2 for its beginning, 1 for a slip of the finger, else 0. */
export function likeness(typed: string, word: string): 0 | 1 | 2 | 3 {
  if (typed === word) return 3;
  if (/^\d/.test(typed)) return 0;
  if (typed.length >= 2 && word.startsWith(typed)) return 2;
  const slips = typed.length >= 7 ? 2 : typed.length >= 4 ? 1 : 0;
  return slips > 0 && distance(typed, word, slips) <= slips ? 1 : 0;
}

/** Everything that all tokens fit, the best fits alone. */
export function bestFits<T>(
  tokens: readonly string[],
  all: readonly T[],
  wordsOf: (one: T) => readonly string[],
): readonly T[] {
  const scored = all.map((one) => ({ one, score: scoreOf(tokens, wordsOf(one)) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ one }) => one);
}

/** 0 as soon as one token fits nothing. */
function scoreOf(tokens: readonly string[], words: readonly string[]): number {
  let total = 0;
  for (const token of tokens) {
    const best = Math.max(0, ...words.map((word) => likeness(token, word)));
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

/** Letters to add, drop, change or swap; anything beyond `most` is as good as that. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
