/** The rules that players read, chapter by chapter: the ids of the rules document, which the tests name, too. */
export const CHAPTERS = [
  { id: 'S', rules: ['PR-S1', 'PR-S2', 'PR-S3', 'PR-S4', 'PR-S5', 'PR-S6', 'PR-S7', 'PR-S8'] },
  {
    id: 'D',
    rules: ['PR-D1', 'PR-D2', 'PR-D3', 'PR-D4', 'PR-D5', 'PR-D6', 'PR-D7', 'PR-D8', 'PR-D9', 'PR-D10', 'PR-D11'],
  },
  { id: 'X', rules: ['PR-X1', 'PR-X2', 'PR-X3', 'PR-X4'] },
  { id: 'T', rules: ['PR-T1', 'PR-T2', 'PR-T3', 'PR-T4', 'PR-T5', 'PR-T6', 'PR-T7', 'PR-T8'] },
  { id: 'P', rules: ['PR-P1', 'PR-P2', 'PR-P3', 'PR-P4', 'PR-P5', 'PR-P6', 'PR-P7', 'PR-P8', 'PR-P9', 'PR-P10'] },
  { id: 'E', rules: ['PR-E1', 'PR-E2', 'PR-E3'] },
  { id: 'U', rules: ['PR-U1', 'PR-U2', 'PR-U3', 'PR-U4', 'PR-U5', 'PR-U6'] },
  { id: 'G', rules: ['PR-G1', 'PR-G2', 'PR-G3', 'PR-G4', 'PR-G5'] },
  { id: 'C', rules: ['PR-C1', 'PR-C2', 'PR-C3', 'PR-C4', 'PR-C5', 'PR-C6', 'PR-C7', 'PR-C8', 'PR-C9', 'PR-C10'] },
  {
    id: 'K',
    rules: [
      'PR-K1',
      'PR-K2',
      'PR-K3',
      'PR-K4',
      'PR-K5',
      'PR-K6',
      'PR-K7',
      'PR-K8',
      'PR-K9',
      'PR-K10',
      'PR-K11',
      'PR-K12',
      'PR-K13',
    ],
  },
  { id: 'O', rules: ['PR-O1', 'PR-O2', 'PR-O3', 'PR-O4', 'PR-O5', 'PR-O6', 'PR-O7', 'PR-O8'] },
] as const;

export type ChapterId = (typeof CHAPTERS)[number]['id'];
export type RuleId = (typeof CHAPTERS)[number]['rules'][number];
export type RuleIdOf<C extends ChapterId> = Extract<RuleId, `PR-${C}${number}`>;
