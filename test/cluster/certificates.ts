import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

/** Files, as programs ask for them. */
export interface Certificate {
  readonly file: string;
  readonly key: string;
}

/** Somebody whom nobody knows by themselves, and who says of servers that they are who they say, as in a network of one's own. */
export class Authority {
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async in(folder: string): Promise<Authority> {
    const authority = new Authority(folder);
    await authority.openssl(
      'req',
      '-x509',
      ...KEY,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-subj',
      '/CN=ours',
      '-days',
      '9',
    );
    return authority;
  }

  /** What those must have who are to believe it. */
  get file(): string {
    return join(this.folder, 'ca.pem');
  }

  /** For a server that is found there: `IP:127.0.0.1` or `DNS:localhost`. */
  async certificate(name: string, where: string): Promise<Certificate> {
    const [file, key, request] = [`${name}.pem`, `${name}.key`, `${name}.csr`];
    await writeFile(join(this.folder, `${name}.ext`), `subjectAltName=${where}\n`);
    await this.openssl('req', ...KEY, '-keyout', key, '-out', request, '-subj', `/CN=${name}`);
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', `${name}.ext`, '-days', '9'];
    await this.openssl('x509', '-req', '-in', request, '-out', file, ...signed);
    await chmod(join(this.folder, key), 0o644); // services are run as somebody else
    return { file: join(this.folder, file), key: join(this.folder, key) };
  }

  private async openssl(...args: string[]): Promise<void> {
    await run('openssl', args, { cwd: this.folder });
  }
}
