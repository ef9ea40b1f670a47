/** The ids of the rules document, chapter by chapter: `rule-coverage.test.ts` wants a test for each of them. */
const CHAPTERS = [
  { title: 'Components', prefix: 'V-1.', numbers: range(1, 9) },
  { title: 'Round and turn', prefix: 'V-2.', numbers: [...range(0, 4), 10, 11] },
  { title: 'Load and move', prefix: 'V-3.', numbers: range(1, 15) },
  {
    title: 'Deliver and fight',
    prefix: 'V-4.',
    numbers: [...range(1, 24), ...range(30, 43), ...range(50, 54), ...range(60, 71)],
  },
  { title: 'Buy and repair', prefix: 'V-5.', numbers: [...range(1, 4), ...range(10, 18), 20, ...range(30, 36)] },
  { title: 'Research', prefix: 'V-6.', numbers: range(1, 11) },
  { title: 'Next round', prefix: 'V-7.', numbers: range(1, 12) },
  { title: 'Scoring', prefix: 'V-8.', numbers: range(1, 12) },
  { title: 'Options', prefix: 'V-O', numbers: range(1, 2) },
  { title: 'Vectors', prefix: 'T', numbers: range(1, 20) },
  { title: 'Rulings', prefix: 'A', numbers: range(1, 38) },
] as const;

/** V-1.1, V-1.2 … A38. */
export const RULE_IDS: readonly string[] = CHAPTERS.flatMap(({ prefix, numbers }) =>
  numbers.map((n) => `${prefix}${n}`),
);

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
