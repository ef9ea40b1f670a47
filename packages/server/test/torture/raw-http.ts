import { connect, type Socket } from 'node:net';

const PATIENCE_MS = 200_000;

/** What came back: a status, or `closed` without one. */
type Answered = number | 'closed' | 'silent';

/** HTTP as bytes, one request after the other over one line, so that anything at all can be sent. */
export class RawHttp {
  private readonly port: number;
  private socket: Socket | null = null;

  constructor(port: number) {
    this.port = port;
  }

  /** `whole`: the request is complete, so that an answer must come; otherwise the line is dropped after it. */
  async ask(request: Buffer, whole: boolean): Promise<Answered> {
    const socket = this.line();
    if (!whole) {
      await new Promise<void>((done) => socket.write(request, () => done()));
      this.close();
      return 'closed';
    }
    const answered = await new Promise<Answered>((resolve) => {
      let heard = Buffer.alloc(0);
      const done = (answer: Answered) => {
        clearTimeout(timer);
        socket.removeAllListeners();
        socket.on('error', () => {});
        resolve(answer);
      };
      const timer = setTimeout(() => done('silent'), PATIENCE_MS);
      socket.on('data', (bytes: Buffer) => {
        heard = Buffer.concat([heard, bytes]);
        const status = statusOf(heard);
        if (status !== null) done(status);
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        const text = heard.toString('latin1');
        done(text.startsWith('HTTP/1.1 ') ? Number(text.slice(9, 12)) : 'closed');
      });
      socket.write(request);
    });
    if (answered === 'closed' || answered === 'silent' || socket.destroyed) this.close();
    return answered;
  }

  close(): void {
    this.socket?.destroy();
    this.socket = null;
  }

  private line(): Socket {
    if (this.socket === null || this.socket.destroyed || this.socket.readableEnded) {
      this.socket = connect(this.port, '127.0.0.1').setNoDelay(true);
    }
    return this.socket;
  }
}

/** The status of a complete answer; null as long as more is to come. */
function statusOf(heard: Buffer): number | null {
  const end = heard.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = heard.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  if (status < 200) return statusOf(heard.subarray(end + 4)); // "go on": the answer itself is still to come
  if (status === 304 || status === 204) return status;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length !== undefined) return heard.length >= end + 4 + Number(length) ? status : null;
  if (/\r\ntransfer-encoding: chunked/i.test(head)) {
    return heard.subarray(-5).toString('latin1') === '0\r\n\r\n' ? status : null;
  }
  return null;
}
