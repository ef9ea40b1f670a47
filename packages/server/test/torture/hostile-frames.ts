import type { Hostile } from './hostile-text.js';

/** A request over the socket that looks almost right. */
export function hostileMessage(hostile: Hostile, tables: readonly string[]): string {
  const kind = hostile.random.int(10);
  if (kind === 0) return hostile.broken();
  if (kind === 1) return hostile.json();
  const action = () =>
    hostile.one(['{"type":"pass"}', '{"type":"__proto__"}', hostile.json(), '{"type":"discover","x":1}']);
  return hostile.object({
    id: hostile.random.int(3) > 0 ? JSON.stringify(`x${hostile.random.int(1_000_000)}`) : hostile.json(0),
    do: JSON.stringify(hostile.one(VERBS)),
    table: JSON.stringify(hostile.one(tables)),
    ...(hostile.random.int(2) === 0 && { expect: hostile.one(['0', '1', '9007199254740991']) }),
    ...(hostile.random.int(2) === 0 && { action: action() }),
    ...(hostile.random.int(4) === 0 && { seq: hostile.one(['0', '5', '1e9']) }),
    ...(hostile.random.int(4) === 0 && { to: '0' }),
    ...(hostile.random.int(4) === 0 && { order: action() }),
    ...(hostile.random.int(4) === 0 && { text: hostile.json(0) }),
    ...(hostile.random.int(4) === 0 && { looking: 'true' }),
    ...(hostile.random.int(4) === 0 && { person: '"aaaaaaaaaaaaaaaa"', muted: 'true' }),
    ...(hostile.random.int(4) === 0 && { agree: 'true' }),
  });
}

/** Bytes that break the rules of web sockets themselves; the line is of no use after them. */
export function hostileFrame(hostile: Hostile): Buffer {
  const payload = Buffer.from(hostile.json());
  return hostile.one([
    () => hostile.bytes(1 + hostile.random.int(100)),
    () => frame(0x1, payload, false), // not masked
    () => frame(0x1, Buffer.from([0xff, 0xfe, 0xc0, 0x80]), true), // not UTF-8
    () => frame(0x3, payload, true), // an opcode that does not exist
    () => Buffer.concat([Buffer.from([0xf1]), frame(0x1, payload, true).subarray(1)]), // reserved bits
    () => Buffer.concat([Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), hostile.bytes(8)]), // endless
    () => frame(0x9, Buffer.alloc(200), true), // a ping that is too long
    () => frame(0x8, Buffer.from([0x00, 0x01]), true), // a close with a code that does not exist
    () => frame(0x0, payload, true), // the end of something that never began
    () => frame(0x1, Buffer.alloc(100_000, 'x'), true), // too large
  ])();
}

function frame(opcode: number, payload: Buffer, masked: boolean): Buffer {
  const size =
    payload.length < 126
      ? Buffer.from([payload.length])
      : payload.length < 65_536
        ? Buffer.from([126, payload.length >> 8, payload.length & 255])
        : Buffer.from([127, 0, 0, 0, 0, 0, payload.length >> 16, (payload.length >> 8) & 255, payload.length & 255]);
  if (!masked) return Buffer.concat([Buffer.from([0x80 | opcode]), size, payload]);
  size[0]! |= 0x80;
  return Buffer.concat([Buffer.from([0x80 | opcode]), size, Buffer.alloc(4), payload]); // masked with zeros
}

const VERBS = [
  'watch',
  'unwatch',
  'act',
  'undo',
  'askUndo',
  'answerUndo',
  'arm',
  'say',
  'mute',
  'look',
  'lookBack',
  'hint',
  'ping',
  '__proto__',
  'constructor',
  'dance',
];
