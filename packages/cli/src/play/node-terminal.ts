import { createInterface, type Interface } from 'node:readline';
import { columnsOf } from '../columns.js';
import { onInterrupt } from '../interrupt.js';
import { clip } from './render/text.js';
import type { Input, Terminal } from './terminal.js';

/** The terminal, or the pipes, that this process was started with. */
export class NodeTerminal implements Terminal {
  readonly interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  readonly colour = process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  private readonly lines: Interface;
  private readonly waiting: Input[] = [];
  private ended = false;
  private waiter: ((input: Input) => void) | null = null;
  private listener: (() => void) | null = null;
  private readonly forgetInterrupt: () => void;

  constructor() {
    this.lines = createInterface({
      input: process.stdin,
      ...(this.interactive && { output: process.stdout }),
      terminal: this.interactive,
      // The next person at the keyboard must not find what was typed before.
      historySize: 0,
    });
    this.lines.on('line', (text) => this.hand({ type: 'line', text }));
    this.lines.on('close', () => {
      this.ended = true;
      this.hand({ type: 'end' });
    });
    const interrupt = () => this.hand({ type: 'interrupt' });
    this.lines.on('SIGINT', interrupt);
    this.forgetInterrupt = onInterrupt(interrupt);
  }

  get columns(): number {
    return columnsOf(process.stdout);
  }

  write(lines: readonly string[]): void {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  newPage(): void {
    const { rows } = process.stdout;
    if (this.interactive && rows !== undefined) process.stdout.write(`${'\n'.repeat(rows)}\x1b[H\x1b[J`);
  }

  wipe(): void {
    if (this.interactive) process.stdout.write('\x1b[H\x1b[2J\x1b[3J');
  }

  async read(prompt: string): Promise<Input> {
    if (this.interactive) {
      this.lines.setPrompt(prompt);
      this.lines.prompt();
    } else {
      process.stdout.write(prompt);
    }
    const input = await this.next();
    this.echo(input);
    return input;
  }

  note(line: string): () => void {
    if (!this.interactive) return () => {};
    process.stdout.write(`\r${clip(line, this.columns - 1)}\x1b[K`);
    return () => process.stdout.write('\r\x1b[K');
  }

  onInterrupt(heard: () => void): () => void {
    this.listener = heard;
    return () => {
      this.listener = null;
    };
  }

  close(): void {
    this.forgetInterrupt();
    this.lines.removeAllListeners('close');
    this.lines.close();
  }

  private next(): Promise<Input> {
    const waiting = this.waiting.shift();
    if (waiting !== undefined) return Promise.resolve(waiting);
    if (this.ended) return Promise.resolve({ type: 'end' });
    return new Promise((resolve) => {
      this.waiter = resolve;
    });
  }

  /** An interrupt overtakes lines that nobody has read yet. */
  private hand(input: Input): void {
    const { waiter } = this;
    this.waiter = null;
    if (input.type === 'interrupt' && this.listener) this.listener();
    else if (waiter) waiter(input);
    else if (input.type === 'interrupt') this.waiting.unshift(input);
    else if (input.type === 'line') this.waiting.push(input);
  }

  /** A terminal shows what is typed; of a pipe nobody would see it. After Ctrl-C and Ctrl-D the line is still open. */
  private echo(input: Input): void {
    if (input.type !== 'line') process.stdout.write('\n');
    else if (!this.interactive) process.stdout.write(`${input.text}\n`);
  }
}
