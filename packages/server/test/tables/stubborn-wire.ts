import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const CLOSE_FRAME = 0x88;
const TEXT_FRAME = 0x81;

/** A client that hears the server's goodbye and goes on talking as if it had not. */
export class StubbornWire {
  private readonly socket: Socket;
  private heard = Buffer.alloc(0);
  private readonly listeners = new Set<() => void>();
  /** When the server has cut it off. */
  readonly ended: Promise<void>;

  private constructor(socket: Socket) {
    this.socket = socket;
    this.ended = new Promise((resolve) => {
      socket.on('close', () => resolve());
    });
    socket.on('error', () => {});
    socket.on('data', (data) => {
      this.heard = Buffer.concat([this.heard, data]);
      for (const listener of [...this.listeners]) listener();
    });
  }

  static async open(url: string, cookie: string): Promise<StubbornWire> {
    const { hostname, port, host } = new URL(url);
    const wire = new StubbornWire(connect(Number(port), hostname));
    const key = randomBytes(16).toString('base64');
    const lines = ['GET /socket HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket'];
    lines.push('Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, `Cookie: ${cookie}`, '', '');
    wire.socket.write(lines.join('\r\n'));
    await wire.until((heard) => heard.includes('\r\n\r\n'));
    wire.heard = wire.heard.subarray(wire.heard.indexOf('\r\n\r\n') + 4);
    return wire;
  }

  /** As a browser frames it: masked, here with zeros. */
  send(request: object): void {
    const body = Buffer.from(JSON.stringify(request));
    const length = body.length < 126 ? [body.length | 0x80] : [0xfe, body.length >> 8, body.length & 0xff];
    this.socket.write(Buffer.concat([Buffer.from([TEXT_FRAME, ...length, 0, 0, 0, 0]), body]));
  }

  untilAnswered(id: string): Promise<void> {
    return this.until((heard) => heard.includes(`"id":"${id}"`));
  }

  untilToldToGo(): Promise<void> {
    return this.until((heard) => heard.includes(CLOSE_FRAME));
  }

  /** What the server has said, frames and all. */
  get text(): string {
    return this.heard.toString();
  }

  private until(isThere: (heard: Buffer) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isThere(this.heard)) return;
        this.listeners.delete(look);
        resolve();
      };
      this.listeners.add(look);
      look();
    });
  }
}
