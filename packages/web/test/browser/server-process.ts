import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../server/src/test-kit/index.js';

const ROADSTEAD = fileURLToPath(new URL('../../../cli/bin/roadstead.mjs', import.meta.url));

/** A real server in a process of its own, as somebody would run it; it can be killed and started again. */
export class ServerProcess {
  readonly port: number;
  private readonly page: string;
  private readonly flags: readonly string[];
  /** The folder of its store. */
  readonly data = mkdtempSync(join(tmpdir(), 'roadstead-data-'));
  private process: ChildProcess | null = null;

  private constructor(port: number, page: string, flags: readonly string[]) {
    this.port = port;
    this.page = page;
    this.flags = flags;
  }

  /** `flags` are Node's. */
  static async start(page: string, flags: readonly string[] = []): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), page, flags);
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  async run(): Promise<void> {
    const asked = [...this.flags, ROADSTEAD, 'serve', '--port', String(this.port), '--data', this.data];
    const child = spawn(process.execPath, asked, {
      env: {
        ...process.env,
        ROADSTEAD_PAGE: this.page,
        ROADSTEAD_LOG: 'error',
        // Nobody has to follow what bots do.
        ROADSTEAD_BOT_PAUSE_MS: '0',
        // All visitors of a test come from one address.
        ROADSTEAD_LIMIT_ADDRESS: 'off',
        // And a program is faster than any person.
        ROADSTEAD_LIMIT_PERSON: 'off',
        ROADSTEAD_LIMIT_NEW_PEOPLE: 'off',
        ROADSTEAD_LIMIT_NEW_TABLES: 'off',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.process = child;
    // Until it says that it listens, somebody else may answer at its port.
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-1_000);
    });
    while (!said.includes('Roadstead is at') || !(await this.answers())) {
      if (child.exitCode !== null) throw new Error(`The server did not start: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** As a power cut would end it. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (child === null || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  private async answers(): Promise<boolean> {
    return fetch(`${this.url}healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
