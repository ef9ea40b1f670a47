import { dirname, normalize } from 'node:path';
import { type GameEntry, gameById } from '@roadstead/games';
import type { Language } from '@roadstead/kernel';

import { type Thinker, WorkerThinker } from '@roadstead/thinking';
import { UsageError } from '../usage.js';
import type { AnyTerminalGame } from './game.js';
import { HELP } from './help.js';
import { Keeper } from './keeper.js';
import { Loop } from './loop.js';
import { askForGame } from './menu.js';
import { NodeTerminal } from './node-terminal.js';
import { languageOfSurroundings, type PlayOptions, parsePlayArgs } from './options.js';
import { lastUnfinished, saveFolder } from './saves.js';
import { Stage } from './stage.js';
import { startNew, startSaved } from './start.js';
import type { Terminal } from './terminal.js';
import { picturesOf } from './terminal-games.js';
import { FOR_PEOPLE, FOR_PIPES, type ThinkingTime, Thoughts } from './thoughts.js';

export { HELP } from './help.js';

const OVER = 0;
const LEFT = 0;
const WRONG_USE = 2;
const INTERRUPTED = 130;

const GAME = 'port-royal';
const PICTURES: AnyTerminalGame = picturesOf(GAME)!;

/** What the game needs of the world around it: the process, or a test. */
export interface World {
  terminal(): Terminal;
  thinker(): Thinker;
  /** How long bots think; as the terminal needs it when missing. */
  readonly time?: ThinkingTime;
  complain(sentence: string): void;
  readonly env: NodeJS.ProcessEnv;
}

const PROCESS: World = {
  terminal: () => new NodeTerminal(),
  thinker: () => new WorkerThinker(),
  complain: (sentence) => process.stderr.write(`${sentence}\n`),
  env: process.env,
};

/** Plays in the terminal and returns the exit code. */
export async function play(argv: readonly string[], world: World = PROCESS): Promise<number> {
  try {
    return await playAs(argv, world);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    world.complain(`roadstead play: ${error.message} (see roadstead play --help)`);
    return WRONG_USE;
  }
}

async function playAs(argv: readonly string[], world: World): Promise<number> {
  const entry = gameById(GAME);
  if (entry === undefined) throw new Error(`there is no game ${GAME}`);
  const options = parsePlayArgs(argv, entry.game);
  const terminal = world.terminal();
  try {
    if (options.help) {
      terminal.write([HELP]);
      return OVER;
    }
    const chosen = await askIfOpen(options, entry, terminal, world);
    if (chosen === 'end') return LEFT;
    return chosen === 'interrupt' ? INTERRUPTED : await playGame(chosen, entry, terminal, world);
  } finally {
    terminal.close();
  }
}

/** Without anything to go by, whoever sits there is asked. */
async function askIfOpen(options: PlayOptions, { game, words }: GameEntry, terminal: Terminal, { env }: World) {
  if (!options.open || !terminal.interactive) return options;
  const surroundings = languageOfSurroundings(env);
  const title = words.title[options.language ?? surroundings];
  const saved = lastUnfinished(saveFolder(env), game.id) !== null;
  const setting = { title, game, options: (language: Language) => PICTURES.options(language), surroundings, saved };
  return askForGame(terminal, options, setting);
}

async function playGame(options: PlayOptions, entry: GameEntry, terminal: Terminal, world: World): Promise<number> {
  const { env, time = terminal.interactive ? FOR_PEOPLE : FOR_PIPES } = world;
  const folder = saveFolder(env);
  const isNew = options.resume === null;
  const start = isNew ? startNew : startSaved;
  const { session, file } = start(entry, options, languageOfSurroundings(env), folder);
  const stage = new Stage(session, PICTURES, terminal, options.showOdds);
  const thinker = world.thinker();
  const thoughts = new Thoughts(session, terminal, thinker, time);
  const loop = new Loop(session, stage, terminal, new Keeper(file, session), thoughts);
  const isDefault = dirname(file) === normalize(folder);
  const exit = await loop.run(isNew ? stage.opening() : [stage.words.resumed(file)]).finally(() => thinker.close());
  if (exit === 'over') return OVER;
  const which = isDefault ? '' : ` ${file}`;
  stage.command(stage.words.farewell, `play --resume${which}`);
  return exit === 'interrupted' ? INTERRUPTED : LEFT;
}
