import type { Game, OptionValues, Typed } from '../contract.js';
import { Census } from './census.js';
import { playLightly } from './light.js';
import { type CheckOptions, planOf } from './plan.js';
import { playThoroughly } from './thorough.js';
import { type HarnessGame, Watch } from './watch.js';

/**
 * The suite that every game must pass. Plays games and checks at every step what the contract promises; throws a
 * `HarnessFailure` that says which promise was broken, and where. Everything follows from the seed.
 */
export function checkGame<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  game: Game<S, A, E, V, O>,
  options: CheckOptions<A, V>,
): Census {
  const plan = planOf(game, options);
  const play = options.depth === 'light' ? playLightly : playThoroughly;
  const census = new Census();
  const first = options.first ?? 0;
  for (let number = first; number < first + options.games; number++) {
    const voyage: HarnessGame = {
      game: game.id,
      seed: options.seed,
      number,
      request: plan.tables[number % plan.tables.length]!,
    };
    const watch = new Watch(voyage);
    play(game, plan, voyage, watch, census);
    const isLast = number === first + options.games - 1;
    if (isLast && options.depth !== 'light' && !options.perfectInformation) checkVaried(plan.varied, watch);
  }
  return census;
}

/** A redeal that never changes anything would pass every check on secrets. */
function checkVaried(varied: ReadonlySet<string>, watch: Watch): void {
  if (varied.has('seat') && varied.has('spectator')) return;
  watch.fail('a redeal deals hidden things anew', 'it has never changed anything');
}
