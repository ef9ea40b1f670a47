import type { AnyGame, OptionSpec, OptionValue, Random } from '@roadstead/kernel';

/** Every combination of a game's options that are a choice of few, with a number of players that can play it. */
export function combinations(
  game: AnyGame,
  random: Random,
): { options: Record<string, string | string[]>; seats: number }[] {
  const choices = game.options.filter(isChoice);
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
    return [{ options: options as Record<string, string | string[]>, seats: counts[random.int(counts.length)]! }];
  });
}

/** Not a number, and not a list so long that its combinations cannot be counted. */
function isChoice(spec: OptionSpec): boolean {
  return spec.kind === 'one' || (spec.kind === 'some' && spec.values.length <= 5);
}

function valuesOf(spec: OptionSpec): OptionValue[] {
  if (spec.kind === 'one') return [...spec.values];
  if (spec.kind === 'number') return [spec.default];
  const subsets: string[][] = [[]];
  for (const value of spec.values) subsets.push(...subsets.map((set) => [...set, value]));
  return subsets;
}
