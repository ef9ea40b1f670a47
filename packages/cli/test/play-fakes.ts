import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thinkHere } from '@roadstead/bots/node';
import type { Thinker } from '@roadstead/bots/worker';
import { play, type World } from '../src/play/index.js';
import type { Input, Terminal } from '../src/play/terminal.js';

/** What a player at the keyboard does: a line for every prompt, or the end of input. */
export type Player = (prompt: string, screen: readonly string[]) => string | Input;

/** A terminal without a screen: everything written is kept, and a function types. */
export class FakeTerminal implements Terminal {
  readonly columns = 80;
  readonly colour: boolean;
  readonly interactive: boolean;
  readonly lines: string[] = [];
  readonly prompts: string[] = [];
  readonly notes: string[] = [];
  /** How often the screen was wiped. */
  wipes = 0;
  /** What Ctrl-C does while nobody is asked. */
  interrupt = () => {};
  private page = 0;
  private readonly player: Player;

  constructor(player: Player, { colour = false, interactive = false } = {}) {
    this.player = player;
    this.colour = colour;
    this.interactive = interactive;
  }

  write(lines: readonly string[]): void {
    this.lines.push(...lines.flatMap((line) => line.split('\n')));
  }

  newPage(): void {
    this.page = this.lines.length;
  }

  wipe(): void {
    this.wipes++;
    this.page = this.lines.length;
  }

  async read(prompt: string): Promise<Input> {
    this.prompts.push(prompt);
    const typed = this.player(prompt, this.lines.slice(this.page));
    return typeof typed === 'string' ? { type: 'line', text: typed } : typed;
  }

  note(line: string): () => void {
    this.notes.push(line);
    return () => {};
  }

  onInterrupt(heard: () => void): () => void {
    this.interrupt = heard;
    return () => {
      this.interrupt = () => {};
    };
  }

  close(): void {}

  get text(): string {
    return this.lines.join('\n');
  }
}

interface Played {
  readonly code: number;
  readonly terminal: FakeTerminal;
  readonly complaints: readonly string[];
}

const THINKS_HERE: Thinker = { think: async (request) => thinkHere(request), close: () => {} };

/** A folder for saved games that is gone afterwards. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-play-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Surroundings {
  readonly folder: string;
  readonly colour?: boolean;
  readonly interactive?: boolean;
  readonly env?: NodeJS.ProcessEnv;
  readonly thinker?: Thinker;
  /** Gets the terminal before anything happens. */
  readonly terminal?: (terminal: FakeTerminal) => void;
}

export async function playWith(player: Player, argv: readonly string[], around: Surroundings): Promise<Played> {
  const terminal = new FakeTerminal(player, around);
  const complaints: string[] = [];
  around.terminal?.(terminal);
  const world: World = {
    terminal: () => terminal,
    thinker: () => around.thinker ?? THINKS_HERE,
    time: { bot: { iterations: 2 }, hint: { iterations: 2 } },
    complain: (sentence) => complaints.push(sentence),
    env: { ROADSTEAD_DATA: around.folder, ...around.env },
  };
  return { code: await play(argv, world), terminal, complaints };
}

/** Types these lines, then ends the input. */
export function typing(...lines: readonly string[]): Player {
  let next = 0;
  return () => lines[next++] ?? { type: 'end' };
}

/** Picks among the numbers that the prompt allows, always in the same way for the same seed. */
export function anyChoice(seed: number): Player {
  let state = seed;
  return (prompt) => {
    state = (state * 48271 + 11) % 2147483647;
    const most = Number(/1-(\d+)/.exec(prompt)?.[1] ?? 1);
    return String(1 + (state % most));
  };
}
