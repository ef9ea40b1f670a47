import type { Odds } from '@roadstead/kernel';
import { STACKS, type StackName, TILES } from './cards/tiles.js';
import type { State } from './state.js';

/** By stack: how often each tile may still come, blind ones included. */
export interface CompaniesOdds extends Odds {
  readonly stacks: Readonly<Record<StackName, Readonly<Record<string, number>>>>;
}

/** Of the reveals that can come next, the pirates' strategy while one is chosen against them; and what every stack holds. */
export function odds(state: State): CompaniesOdds {
  const { fight, asking, stacks } = state;
  const weights = Object.fromEntries(STACKS.map((name) => [name, weightsOf(state, name)])) as CompaniesOdds['stacks'];
  const isAgainstPirates = asking?.kind === 'strategy' && fight!.sides[1].kind === 'pirates';
  if (!isAgainstPirates) return { total: 0, weights: {}, stacks: weights };
  const { tiles, discards } = stacks.pirateStrategy;
  return { total: tiles.length || discards.length, weights: weights.pirateStrategy, stacks: weights };
}

/** An empty stack is renewed from its discards. */
function weightsOf({ stacks }: State, name: StackName): Record<string, number> {
  const { tiles, discards } = stacks[name];
  const left = tiles.length > 0 ? tiles : discards;
  const weights: Record<string, number> = {};
  TILES[name].forEach(({ tile }, number) => {
    const n = left.filter((one) => one === number).length;
    if (n > 0) weights[Array.isArray(tile) ? tile.join(' ') || 'none' : `${tile}`] = n;
  });
  return weights;
}
