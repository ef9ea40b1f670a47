import type { Placing, PortRoyalResult } from '../../result.js';
import type { State } from '../../state.js';
import { campaignAfter, campaignOf } from './campaign.js';
import { card9, isWon } from './card-9.js';
import { adventureOf, hasTrophy, heroOf } from './state.js';

type Full = Placing & { readonly trophy: boolean; readonly cubes: number };

export function resultOf(state: State, { ranking }: PortRoyalResult): PortRoyalResult {
  const { coop, chapter } = adventureOf(state);
  const standings = ranking.map((standing): Full => {
    const hero = heroOf(state, standing.seat);
    return { ...standing, trophy: hasTrophy(hero), cubes: hero.cubes };
  });
  const ended = coop ? together(state, standings) : against(standings);
  const isTold = chapter !== 'variable' && ended.won !== false;
  return {
    ...ended,
    ending: isTold ? `6${chapter}` : null,
    campaign: campaignAfter(campaignOf(state.options)!, {
      mode: coop ? 'co-op' : 'competitive',
      players: ranking.length,
      ...(ended.won === undefined ? { winners: ended.winners } : { won: ended.won }),
    }),
  };
}

/** PR-A19, A37: without card 9 the chapter is lost. */
function together(state: State, standings: readonly Full[]): PortRoyalResult {
  const asked = card9(state);
  const won = adventureOf(state).ended && isWon(asked);
  const seats = standings.map(({ seat }) => seat).sort((a, b) => a - b);
  const ranking = standings.map((standing) => ({ ...standing, place: 1 }));
  return { winners: won ? seats : [], ranking, won, card9: asked };
}

/** PR-A21: trophy, influence, fewer cubes left, coins; who has no trophy cannot win. */
function against(standings: readonly Full[]): PortRoyalResult {
  const compare = (a: Full, b: Full) =>
    Number(b.trophy) - Number(a.trophy) || b.influence - a.influence || a.cubes - b.cubes || b.coins - a.coins;
  const sorted = standings.toSorted((a, b) => compare(a, b) || a.seat - b.seat);
  const ranking = sorted.map((standing) => ({
    ...standing,
    place: sorted.findIndex((other) => compare(other, standing) === 0) + 1,
  }));
  const winners = ranking.filter(({ place, trophy }) => place === 1 && trophy).map(({ seat }) => seat);
  return { winners, ranking };
}
