import type { ParseArgsConfig } from 'node:util';
import { GAMES, gameById } from '@roadstead/games/all';
import { type AnyGame, type ChosenOption, chosenOptions, type GameEntry } from '@roadstead/kernel';
import { readArgs } from './args.js';
import { UsageError } from './usage.js';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** What every command about a game understands: which game, and any of its options by name. */
const OF_ANY_GAME = { game: { type: 'string' }, option: { type: 'string', multiple: true } } as const;
const HELP_FLAG = 'help';

/** The game that the command line names, or the first there is; a UsageError for one that is not there. */
export function entryNamed(id: string = GAMES[0]!.game.id): GameEntry {
  const entry = gameById(id);
  if (entry !== undefined) return entry;
  throw new UsageError(`there is no game "${id}": there ${GAMES.length === 1 ? 'is' : 'are'} ${gameIds()}`);
}

export function gameNamed(id?: string): AnyGame {
  return entryNamed(id).game;
}

export function gameIds(): string {
  return GAMES.map(({ game }) => game.id).join(', ');
}

/** The game that `--game` names among arguments that are not read yet: which others there are depends on it. */
export function entryIn(argv: readonly string[]): GameEntry {
  const at = argv.findIndex((arg) => arg === '--game' || arg.startsWith('--game='));
  if (at < 0) return entryNamed();
  return entryNamed(argv[at]!.includes('=') ? argv[at]!.slice('--game='.length) : argv[at + 1]);
}

/** An option of a game that is a flag of its own: `--set-aside` for `setAside`. */
export interface GameFlag {
  readonly flag: string;
  readonly option: ChosenOption;
}

/** The flags that a game adds to a command. A name that the command itself uses stays the command's. */
export function gameFlags(game: Pick<AnyGame, 'options'>, own: Flags): readonly GameFlag[] {
  const taken = [...Object.keys(own), ...Object.keys(OF_ANY_GAME), HELP_FLAG];
  const flags = chosenOptions(game).map((option) => ({ flag: kebab(option.name), option }));
  return flags.filter(({ flag }) => !taken.includes(flag));
}

/** What was read of these flags; every option of the game that was asked for is in `option` as `name=value`. */
type GameArgs<O extends Flags> = { readonly [F in keyof O]?: O[F]['type'] extends 'boolean' ? boolean : string } & {
  readonly game: string;
  readonly isGameNamed: boolean;
  readonly option: readonly string[];
};

/**
 * The arguments of a command about a game: its own flags, the game's, and `--option` for any option of the game.
 */
export function readGameArgs<O extends Flags>(argv: readonly string[], own: O): GameArgs<O> {
  const { game } = entryIn(argv);
  const flags = gameFlags(game, own);
  const added: Flags = Object.fromEntries(flags.map(({ flag }) => [flag, { type: 'string' }]));
  const { values } = readArgs({ args: [...argv], options: { ...added, ...own, ...OF_ANY_GAME } as Flags });
  const byFlag = flags.flatMap(({ flag, option }) => (flag in values ? [`${option.name}=${values[flag]}`] : []));
  const option = [...byFlag, ...((values.option as string[] | undefined) ?? [])];
  const read: unknown = { ...values, game: game.id, isGameNamed: values.game !== undefined, option };
  return read as GameArgs<O>;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
