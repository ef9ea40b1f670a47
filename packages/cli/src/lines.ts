const NEWLINE = 0x0a;

/**
 * Cuts a stream of bytes into lines. A line longer than `limit` bytes is handed over once, cut one byte after the limit (so
 * that it is seen to be too long), and the rest of it is skipped: endless input never fills the memory.
 */
export class LineSplitter {
  private readonly limit: number;
  private parts: Buffer[] = [];
  private size = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** The lines that end in this chunk. */
  *push(chunk: Buffer): Generator<string> {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, end));
      yield this.take();
      from = end + 1;
    }
    this.keep(chunk.subarray(from));
  }

  /** What follows the last line break, at the end of input; null if nothing does. */
  rest(): string | null {
    return this.size === 0 ? null : this.take();
  }

  private keep(piece: Buffer): void {
    const room = this.limit + 1 - this.size;
    if (room <= 0 || piece.length === 0) return;
    const kept = piece.subarray(0, room);
    this.parts.push(kept);
    this.size += kept.length;
  }

  private take(): string {
    const line = this.parts.length === 1 ? this.parts[0]! : Buffer.concat(this.parts);
    this.parts = [];
    this.size = 0;
    return line.toString('utf8');
  }
}
