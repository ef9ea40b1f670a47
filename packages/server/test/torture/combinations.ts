import { type AnyGame, type ChosenOption, chosenOptions, type OptionValue, type Random } from '@roadstead/kernel';

interface Combination {
  readonly options: Record<string, string | string[]>;
  /** A number of players that can play it. */
  readonly seats: number;
}

/** Every combination of a game's options that are a choice of few. */
export function combinations(game: AnyGame, random: Random): Combination[] {
  const choices = chosenOptions(game).filter(isChoice);
  const all = choices.reduce<Record<string, OptionValue>[]>(
    (made, spec) => made.flatMap((options) => valuesOf(spec).map((value) => ({ ...options, [spec.name]: value }))),
    [{}],
  );
  const defaults = Object.fromEntries(game.options.map(({ name, default: value }) => [name, value]));
  return all.flatMap((options) => {
    const counts = Array.from({ length: game.players.max }, (_, i) => i + 1).filter(
      (seats) => seats >= game.players.min && game.refuses({ seats, options: { ...defaults, ...options } }) === null,
    );
    if (counts.length === 0) return [];
    return [{ options: options as Combination['options'], seats: counts[random.int(counts.length)]! }];
  });
}

/** So few of them that whatever is chosen still meets whatever else it can be chosen with. */
export function pairwise(game: AnyGame, all: readonly Combination[]): Combination[] {
  const pairsOf = ({ options }: Combination) => {
    const parts = chosenOptions(game)
      .filter(isChoice)
      .flatMap((spec) => partsOf(spec, options[spec.name]!));
    return parts.flatMap((one, i) => parts.slice(i + 1).map((other) => `${one} & ${other}`));
  };
  const rest = all.map((combination) => ({ combination, pairs: pairsOf(combination) }));
  const missing = new Set(rest.flatMap(({ pairs }) => pairs));
  const chosen: Combination[] = [];
  while (missing.size > 0) {
    const gain = ({ pairs }: (typeof rest)[number]) => pairs.filter((pair) => missing.has(pair)).length;
    const best = rest.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const pair of best.pairs) missing.delete(pair);
    chosen.push(best.combination);
  }
  return chosen.length > 0 ? chosen : [...all]; // a game with fewer than two choices has no pairs
}

/** What a choice comes down to: its value, or what is in it and what is not. */
function partsOf(spec: ChosenOption, value: string | string[]): string[] {
  if (spec.kind !== 'some') return [`${spec.name}: ${value}`];
  return spec.values.map((one) => `${one}: ${value.includes(one)}`);
}

/** Not a number, and not a list so long that its combinations cannot be counted. */
function isChoice(spec: ChosenOption): boolean {
  return spec.kind === 'one' || (spec.kind === 'some' && spec.values.length <= 5);
}

function valuesOf(spec: ChosenOption): OptionValue[] {
  if (spec.kind === 'one') return [...spec.values];
  if (spec.kind === 'number') return [spec.default];
  const subsets: string[][] = [[]];
  for (const value of spec.values) subsets.push(...subsets.map((set) => [...set, value]));
  return subsets;
}
