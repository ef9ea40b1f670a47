/** The command was called wrongly; the message is one sentence without its full stop. */
export class UsageError extends Error {}

/** The known word closest to a mistyped one, as the end of a sentence; empty if none is close. */
export function didYouMean(word: string, known: readonly string[]): string {
  const [best] = known
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate) }))
    .filter(({ candidate, distance }) => distance <= 2 && distance < candidate.length)
    .sort((a, b) => a.distance - b.distance);
  return best === undefined ? '' : `: did you mean ${best.candidate}?`;
}

/** How many letters must be changed, added or left out to make one word of the other (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
