import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.js';

const ASK_EVERY_MS = 20;
/** What a server says when it listens. Until then somebody else may answer at its port. */
const LISTENS = 'Roadstead is at';
/** Its first start may have to build first. */
const PATIENCE_MS = 300_000;

/** A server of its own process, as anybody would start it. */
export class ServerProcess {
  readonly port: number;
  private readonly command: string;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  private said = '';

  private readonly keptWords: number;
  private readonly limits: string;

  private constructor(
    port: number,
    command: string,
    env: Readonly<Record<string, string>>,
    keptWords: number,
    limits: string,
  ) {
    this.port = port;
    this.command = command;
    this.env = env;
    this.keptWords = keptWords;
    this.limits = limits;
  }

  /**
   * On a port that is free now and that it keeps when it is started again. `command` is the file of the program that is
   * asked to serve; `limits` are orders to the shell that starts it, like `ulimit -n 256`.
   */
  static async prepare(
    command: string,
    data: string,
    env: Readonly<Record<string, string>> = {},
    keptWords = 8_000,
    limits = '',
  ): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), command, { ...env, ROADSTEAD_DATA: data }, keptWords, limits);
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child!.pid!;
  }

  get running(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The end of what it wrote, for complaints. */
  get words(): string {
    return this.said;
  }

  /** Milliseconds until it gave its first answer. */
  async start(): Promise<number> {
    const from = performance.now();
    const words = [process.execPath, this.command, 'serve'];
    const [program, ...args] = this.limits === '' ? words : ['sh', '-c', `${this.limits}; exec "$@"`, 'sh', ...words];
    const child = spawn(program!, args, {
      env: { ...process.env, ...this.env, PORT: String(this.port), ROADSTEAD_HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let [isListening, begun] = [false, ''];
    const listen = (chunk: Buffer) => {
      this.said = (this.said + chunk.toString()).slice(-this.keptWords);
      if (isListening) return;
      begun += chunk.toString();
      isListening = begun.includes(LISTENS);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    while (!isListening || !(await this.answers())) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${this.said}`);
      if (performance.now() - from > PATIENCE_MS) throw new Error(`The server does not answer: ${this.said}`);
      await wait(ASK_EVERY_MS);
    }
    return performance.now() - from;
  }

  /** Without a warning. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** As one should. Its exit code. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (child === null) return null;
    if (this.running) {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    }
    return child.exitCode;
  }

  private async answers(): Promise<boolean> {
    try {
      const answer = await fetch(`${this.base}/healthz`);
      await answer.text();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
