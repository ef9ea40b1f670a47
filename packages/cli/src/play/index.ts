import { dirname, normalize } from 'node:path';
import { threadThinker } from '@roadstead/bots/node';
import type { Thinker } from '@roadstead/bots/worker';
import { GAMES } from '@roadstead/games/all';
import { entryNamed } from '../game-args.js';
import { terminalOf } from '../games/index.js';
import { UsageError } from '../usage.js';
import { betweenParts } from './between-parts.js';
import { partsBefore } from './campaign-saves.js';
import { playHelp } from './help.js';
import { type Exit, Loop } from './loop.js';
import { askForGame, askWhich, type MenuChoice } from './menu.js';
import { NodeTerminal } from './node-terminal.js';
import { languageOfSurroundings, type PlayOptions, parsePlayArgs } from './options.js';
import { SaveFile } from './save-file.js';
import { lastUnfinished, saveFolder } from './saves.js';
import { TerminalStage } from './stage.js';
import { type Started, startNew, startNext, startSaved } from './start.js';
import type { Terminal } from './terminal.js';
import { FOR_PEOPLE, FOR_PIPES, type ThinkingTime, Thoughts } from './thoughts.js';

const OVER = 0;
const LEFT = 0;
const WRONG_USE = 2;
const INTERRUPTED = 130;

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
  thinker: threadThinker,
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
  const options = parsePlayArgs(argv);
  const terminal = world.terminal();
  try {
    if (options.help) {
      terminal.write([playHelp(entryNamed(options.game))]);
      return OVER;
    }
    const chosen = await askIfOpen(argv, options, terminal, world);
    if (chosen === 'end') return LEFT;
    return chosen === 'interrupt' ? INTERRUPTED : await playGame(chosen, terminal, world);
  } finally {
    terminal.close();
  }
}

/** Without anything to go by, whoever sits there is asked. */
async function askIfOpen(
  argv: readonly string[],
  options: PlayOptions,
  terminal: Terminal,
  { env }: World,
): Promise<MenuChoice> {
  if (!options.open || !terminal.interactive) return options;
  const surroundings = languageOfSurroundings(env);
  const isSure = options.isGameNamed || GAMES.length === 1;
  const entry = isSure ? entryNamed(options.game) : await askWhich(terminal, GAMES, options.language ?? surroundings);
  if (entry === 'end' || entry === 'interrupt') return entry;
  const saved = lastUnfinished(saveFolder(env), entry.game.id) !== null;
  const ofGame = isSure ? options : parsePlayArgs([...argv, '--game', entry.game.id]);
  return askForGame(terminal, ofGame, { entry, surroundings, saved });
}

async function playGame(options: PlayOptions, terminal: Terminal, world: World): Promise<number> {
  const folder = saveFolder(world.env);
  const isNew = options.resume === null;
  const start = isNew ? startNew : startSaved;
  let started: Started | null = start(options, languageOfSurroundings(world.env), folder);
  let isResumed = !isNew;
  while (started !== null) {
    const { session, file } = started;
    const game = terminalOf(session.entry, session.options);
    const before = partsBefore(dirname(file), session.record);
    const narrator = await game.narrator?.(before, session.language);
    const stage = new TerminalStage(session, game, terminal, options.showOdds, narrator);
    const exit = await playTable(started, stage, terminal, world, isResumed);
    if (exit !== 'over') {
      const isDefault = dirname(file) === normalize(folder);
      stage.command(stage.words.farewell, `play --resume${isDefault ? '' : ` ${file}`}`);
      return exit === 'interrupted' ? INTERRUPTED : LEFT;
    }
    isResumed = false;
    started = await askForNext(started, stage, terminal);
  }
  return OVER;
}

async function playTable(
  { session, file }: Started,
  stage: TerminalStage,
  terminal: Terminal,
  world: World,
  isResumed: boolean,
): Promise<Exit> {
  const { time = terminal.interactive ? FOR_PEOPLE : FOR_PIPES } = world;
  const thinker = world.thinker();
  const thoughts = new Thoughts(session, terminal, thinker, time);
  const loop = new Loop(session, stage, terminal, new SaveFile(file, session), thoughts);
  return loop.run(isResumed ? [stage.words.resumed(file)] : stage.opening()).finally(() => thinker.close());
}

/** The next table of a campaign, if there is one and whoever sits there wants to go on. */
async function askForNext(over: Started, stage: TerminalStage, terminal: Terminal): Promise<Started | null> {
  const next = startNext(over, null);
  if (next === null) {
    stage.say(...(await betweenParts(over.session)));
    return null;
  }
  stage.say(...(await betweenParts(over.session)));
  const answer = await terminal.read(stage.words.nextPart);
  return answer.type === 'line' && !/^n/i.test(answer.text.trim()) ? next : null;
}
