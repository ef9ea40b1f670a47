/** The ids of the rules document, chapter by chapter: `rule-coverage.test.ts` wants a test for each of them. */
export const CHAPTERS = [
  { letter: 'S', title: 'Set-up', rules: 5 },
  { letter: 'M', title: 'Movement', rules: 10 },
  { letter: 'F', title: 'Spaces', rules: 18 },
  { letter: 'B', title: 'Fights', rules: 10 },
  { letter: 'D', title: 'Debt', rules: 3 },
  { letter: 'C', title: 'Cards', rules: 15 },
  { letter: 'E', title: 'End', rules: 3 },
  { letter: 'R', title: 'Rulings', rules: 24 },
] as const;

/** SS-S1, SS-S2 … SS-R24. */
export const RULE_IDS: readonly string[] = CHAPTERS.flatMap(({ letter, rules }) =>
  Array.from({ length: rules }, (_, i) => `SS-${letter}${i + 1}`),
);
