import {
  type AnyGame,
  type ChosenOption,
  chosenOptions,
  type OptionValues,
  parseOptions,
  Refusal,
} from '@roadstead/kernel';
import { UsageError } from './usage.js';

/** A name and its value as the command line gives them. */
type OptionPair = readonly [name: string, value: string];

/** Takes `name=value` apart. */
export function optionPair(text: string): OptionPair {
  const at = text.indexOf('=');
  if (at <= 0) throw new UsageError(`--option must look like name=value, not "${text}"`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** The options of a game as the command line asks for them; a UsageError for what the game does not know. */
export function optionsFrom(game: Pick<AnyGame, 'options'>, pairs: readonly OptionPair[]): OptionValues {
  const options = chosenOptions(game);
  const twice = pairs.find(([name], i) => pairs.findIndex(([other]) => other === name) < i);
  if (twice) throw new UsageError(`the option "${twice[0]}" is there twice`);
  const asked = pairs.map(([name, value]) => {
    const spec = options.find((candidate) => candidate.name === name);
    return [name, spec === undefined ? value : typed(spec, value)] as const;
  });
  return orUsage(() => parseOptions(game.options, Object.fromEntries(asked)));
}

/** A UsageError with the game's own sentence where this many seats cannot play with these options. */
export function checkTable(game: Pick<AnyGame, 'refuses'>, seats: number, options: OptionValues, start?: number): void {
  const refusal = game.refuses({ seats, options, ...(start !== undefined && { start }) });
  if (refusal !== null) throw new UsageError(refusal.replace(/\.$/, ''));
}

/** A refusal of the game becomes a wrong use of the command. */
export function orUsage<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof Refusal) throw new UsageError(asClause(error.message));
    throw error;
  }
}

/** The text of the command line as the kind of value that the option has. */
function typed(spec: ChosenOption, value: string): unknown {
  switch (spec.kind) {
    case 'one':
      return value;
    case 'some':
      return value === '' ? [] : value.split(',').map((item) => item.trim());
    case 'number':
      return spec.values?.includes(value) || value.trim() === '' ? value : Number(value);
  }
}

function asClause(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}
