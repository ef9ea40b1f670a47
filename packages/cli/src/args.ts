import { type ParseArgsConfig, parseArgs } from 'node:util';
import { didYouMean, UsageError } from './usage.js';

type Parsed<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>;

/** Node's own reading of options, with its complaints made into single sentences. */
export function readArgs<T extends ParseArgsConfig>(config: T): Parsed<T> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(sentence(error as Error & { code?: string }, Object.keys(config.options ?? {})));
  }
}

function sentence(error: Error & { code?: string }, known: readonly string[]): string {
  const [, named = ''] = /'([^']*)'/.exec(error.message) ?? [];
  switch (error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `there is no option ${named}${didYouMean(
        named,
        known.map((name) => `--${name}`),
      )}`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `"${named}" is one argument too many`;
    default:
      return badValue(error.message, named);
  }
}

/** Node says `Option '-n, --name <value>' argument missing`, and the like. */
function badValue(message: string, named: string): string {
  const option = /--[\w-]+/.exec(named)?.[0] ?? named;
  if (message.includes('does not take an argument')) return `${option} takes no value`;
  if (message.includes('ambiguous')) return `${option} needs a value (one that begins with a dash as ${option}=-…)`;
  return `${option} needs a value`;
}

/** A whole number within bounds; the fallback where the option is missing. */
export function wholeNumber(
  name: string,
  value: string | undefined,
  fallback: number,
  least: number,
  most: number,
): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not "${value}"`);
}
