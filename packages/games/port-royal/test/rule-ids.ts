/**
 * The ids of the rules document, chapter by chapter. A chapter is added here as soon as its rules are implemented; from
 * then on `rule-coverage.test.ts` wants a test for each of its ids.
 */
export const CHAPTERS = [
  { letter: 'S', title: 'Set-up and money', rules: 8 },
  { letter: 'D', title: 'Phase 1: discover', rules: 11 },
  { letter: 'X', title: 'Expeditions', rules: 4 },
  { letter: 'T', title: 'Phase 2: trade and hire', rules: 8 },
  { letter: 'P', title: 'Persons', rules: 10 },
  { letter: 'E', title: 'End', rules: 3 },
  { letter: 'U', title: 'Under way!', rules: 6 },
  { letter: 'G', title: 'The gambler', rules: 5 },
  { letter: 'C', title: 'Just one more contract', rules: 10 },
  { letter: 'K', title: 'The tasks of the contracts', rules: 13 },
  { letter: 'O', title: 'Co-op and solo', rules: 8 },
  { letter: 'A', title: 'The adventure begins', rules: 38 },
] as const;

/** PR-S1, PR-S2 … PR-A38. */
export const RULE_IDS: readonly string[] = CHAPTERS.flatMap(({ letter, rules }) =>
  Array.from({ length: rules }, (_, i) => `PR-${letter}${i + 1}`),
);
