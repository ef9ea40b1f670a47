import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { LineSplitter } from '../lines.js';

const MAX_ANSWER_BYTES = 1 << 20;
const MAX_COMPLAINT = 200;

/** A program outside that gets a line and answers with one. Started with the first question, and anew after it failed. */
export class Program {
  private readonly command: readonly string[];
  private readonly note: (note: ProgramNote) => void;
  private running: Running | null = null;

  constructor(command: readonly string[], note: (note: ProgramNote) => void) {
    this.command = command;
    this.note = note;
  }

  /** Its answer; throws if there is none, and then ends it, so that nothing late is taken for the next answer. */
  async ask(line: string, timeoutMs: number): Promise<string> {
    this.running ??= new Running(this.command, this.note);
    try {
      return await this.running.ask(line, timeoutMs);
    } catch (error) {
      this.end();
      throw error;
    }
  }

  end(): void {
    this.running?.end();
    this.running = null;
  }
}

/** Told to whoever must end the programs of a thread that is gone. */
export type ProgramNote = { readonly started: number } | { readonly ended: number };

interface Waiting {
  answer(line: string): void;
  fail(error: Error): void;
}

class Running {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines = new LineSplitter(MAX_ANSWER_BYTES);
  private waiting: Waiting | null = null;
  private over: Error | null = null;
  private complaint = '';

  constructor([file, ...args]: readonly string[], note: (note: ProgramNote) => void) {
    this.child = spawn(file!, args, { windowsHide: true });
    const { pid, stdin, stdout, stderr } = this.child;
    if (pid !== undefined) note({ started: pid });
    this.child.on('error', (error) => this.fail(`cannot be run: ${error.message}`));
    this.child.on('exit', () => note({ ended: pid! }));
    // Only when it is closed has all been read that it wrote.
    this.child.on('close', (code, signal) => {
      this.fail(`ended by itself (${signal ?? `exit code ${code}`})${this.complaint && `: ${this.complaint}`}`);
    });
    stdin.on('error', () => {}); // It is gone: the end of the process tells more.
    stdout.on('data', (chunk: Buffer) => {
      // What nobody asked for is nobody's answer.
      for (const line of this.lines.push(chunk)) this.waiting?.answer(line);
    });
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = lastLine(this.complaint + text);
    });
  }

  ask(line: string, timeoutMs: number): Promise<string> {
    return new Promise<string>((resolve, reject) => {
      if (this.over !== null) return reject(this.over);
      const timer = setTimeout(() => this.waiting?.fail(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
      const settle = () => {
        clearTimeout(timer);
        this.waiting = null;
      };
      this.waiting = {
        answer: (answer) => {
          settle();
          resolve(answer);
        },
        fail: (error) => {
          settle();
          reject(error);
        },
      };
      this.child.stdin.write(`${line}\n`);
    });
  }

  end(): void {
    this.child.kill('SIGKILL');
  }

  private fail(reason: string): void {
    this.over ??= new Error(`the program ${reason}`);
    this.waiting?.fail(this.over);
  }
}

/** What it last said about its trouble. */
function lastLine(text: string): string {
  return (text.trimEnd().split('\n').at(-1) ?? '').slice(-MAX_COMPLAINT);
}
