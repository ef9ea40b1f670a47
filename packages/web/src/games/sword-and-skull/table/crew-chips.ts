import { CREW, type PlayerView, type Settlement } from '@roadstead/sword-and-skull';

interface CrewChip {
  readonly settlement: Settlement;
  readonly cards: number;
  /** Gold symbols: what others pay here, and what the Castle adds. */
  readonly gold: number;
}

/** The crew of a player by settlement, in the order of the kinds. */
export function crewChips({ crew }: Pick<PlayerView, 'crew'>): readonly CrewChip[] {
  const settlements = [...new Set(CREW.map(({ settlement }) => settlement))];
  return settlements.flatMap((settlement) => {
    const kinds = CREW.filter((kind) => kind.settlement === settlement);
    const cards = kinds.reduce((sum, { id }) => sum + (crew[id] ?? 0), 0);
    const gold = kinds.reduce((sum, { id, gold: each }) => sum + (crew[id] ?? 0) * each, 0);
    return cards === 0 ? [] : [{ settlement, cards, gold }];
  });
}
