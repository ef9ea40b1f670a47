import {
  type AnyGame,
  type ChosenOption,
  chosenOptions,
  type GameEntry,
  type Language,
  type OptionValue,
  type OptionValues,
  parseRequest,
  withProgressOf,
} from '@roadstead/kernel';

/** True if the game can be played so. */
export function canPlay(game: AnyGame, options: OptionValues, seats: number): boolean {
  try {
    parseRequest(game, { seats, options });
    return true;
  } catch {
    return false;
  }
}

/** A sentence why the game cannot be played so; null if it can, or where the game has no sentence for it. */
export function whyNot(
  { game, words }: GameEntry,
  options: OptionValues,
  seats: number,
  language: Language,
): string | null {
  return canPlay(game, options, seats) ? null : (words.refuses?.({ seats, options }, language) ?? null);
}

export function defaultOptions(game: AnyGame): OptionValues {
  return Object.fromEntries(game.options.map((spec) => [spec.name, spec.default]));
}

/** True if some value other than the default, and of a number the highest, can be chosen beside the other choices. */
export function applies(game: AnyGame, spec: ChosenOption, options: OptionValues, seats: number): boolean {
  const values = spec.kind === 'number' ? [spec.max] : others(spec, spec.default);
  return values.some((value) => canPlay(game, { ...options, [spec.name]: value }, seats));
}

/**
 * The options after somebody chose the value of one of them. Where it does not go with the rest, the rest gives way: as
 * little of it as possible, and never the choice itself or where a campaign stands. Null where the choice goes with nothing.
 */
export function withChoice(
  game: AnyGame,
  options: OptionValues,
  seats: number,
  choice: { readonly name: string; readonly value: OptionValue } | null,
): OptionValues | null {
  const chosen = choice === null ? {} : { [choice.name]: choice.value };
  const rest = chosenOptions(game).filter(({ name }) => name !== choice?.name);
  const plain = withProgressOf(game, options, { ...defaultOptions(game), ...chosen });
  for (const start of [{ ...options, ...chosen }, plain]) {
    const near = rest.flatMap((spec) =>
      [spec.default, ...others(spec, start[spec.name]!)].map((value) => ({ ...start, [spec.name]: value })),
    );
    const found = [start, ...near].find((wanted) => canPlay(game, wanted, seats));
    if (found !== undefined) return found;
  }
  return null;
}

/** Values one step away from this one. */
function others(spec: ChosenOption, value: OptionValue): OptionValue[] {
  if (spec.kind === 'one') return spec.values.filter((other) => other !== value);
  if (spec.kind === 'number') return [...(spec.values ?? []), spec.min, spec.max].filter((other) => other !== value);
  const chosen = value as readonly string[];
  return spec.values.map((item) =>
    chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item],
  );
}
