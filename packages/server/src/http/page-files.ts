import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

export interface PageFile {
  readonly body: Buffer;
  readonly etag: string;
}

interface Kept {
  readonly mark: string;
  readonly bytes: number;
  readonly file: Promise<PageFile>;
}

/** A page is much smaller; only who builds it again and again while the server runs gets there. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The page's files, kept in memory once they were asked for: however many answers are under way, and however slowly they
 * are read, no file of the system is open for them.
 */
export class PageFiles {
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;
  private reading: Promise<unknown> = Promise.resolve();

  /** Null where there is no such file. */
  async read(path: string): Promise<PageFile | null> {
    const stat = statOf(path);
    if (!stat?.isFile()) return null;
    const mark = `${stat.size} ${stat.mtimeMs}`;
    const known = this.kept.get(path);
    if (known?.mark === mark) return known.file;
    if (this.bytes + stat.size > MOST_BYTES) this.forgetAll();
    const file = this.readNext(path);
    this.bytes += stat.size - (known?.bytes ?? 0);
    this.kept.set(path, { mark, bytes: stat.size, file });
    file.catch(() => this.forgetAll()); // gone at this very moment: whoever asks again finds out
    return file;
  }

  /** One after the other, for the same reason. */
  private readNext(path: string): Promise<PageFile> {
    const file = this.reading.then(async () => {
      const body = await readFile(path);
      return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    });
    this.reading = file.catch(() => {});
    return file;
  }

  private forgetAll(): void {
    this.kept.clear();
    this.bytes = 0;
  }
}

/** A name that no file can have, because it is too long or goes through a file, is one of none. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
