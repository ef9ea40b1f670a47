import { API, type ApiName } from '@roadstead/protocol';
import type { Hostile } from './hostile-text.js';

interface HostileRequest {
  readonly bytes: Buffer;
  /** Complete, so that it must be answered. */
  readonly whole: boolean;
}

/** What an attacker who has looked around knows. */
export interface Prey {
  readonly host: string;
  readonly cookie: string;
  readonly tables: readonly string[];
  readonly invite: string;
}

const NAMES = Object.keys(API) as ApiName[];

/** Requests that nobody with good intentions would send. */
export function hostileRequest(hostile: Hostile, prey: Prey): HostileRequest {
  const kind = hostile.random.int(100);
  if (kind < 70) return routed(hostile, prey);
  if (kind < 90) return astray(hostile, prey);
  return malformed(hostile, prey);
}

/** To a route that exists, with a body, a path and headers that may not fit. */
function routed(hostile: Hostile, prey: Prey): HostileRequest {
  const { method, path } = API[hostile.one(NAMES)];
  const filled = path.replace(/:\w+/g, () =>
    hostile.random.int(3) > 0 ? hostile.one(prey.tables) : encodeURIComponent(hostile.one(ODD_NAMES)),
  );
  const query = hostile.random.int(4) === 0 ? `?${hostile.one(ODD_QUERIES)}` : '';
  return request(hostile, prey, method, filled + query, body(hostile, prey));
}

/** To places that do not exist, or with a method that they do not have. */
function astray(hostile: Hostile, prey: Prey): HostileRequest {
  const method = hostile.one(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']);
  return request(hostile, prey, method, hostile.one(ODD_PATHS), body(hostile, prey));
}

function request(hostile: Hostile, prey: Prey, method: string, path: string, sent: Buffer): HostileRequest {
  const headers = [
    `host: ${hostile.random.int(20) === 0 ? hostile.one(['', 'evil.example', 'a'.repeat(300)]) : prey.host}`,
    ...(hostile.random.int(4) > 0
      ? [`cookie: ${hostile.random.int(5) > 0 ? prey.cookie : hostile.one(ODD_COOKIES)}`]
      : []),
    ...(hostile.random.int(4) > 0
      ? [`origin: ${hostile.random.int(5) > 0 ? `http://${prey.host}` : hostile.one(ODD_ORIGINS)}`]
      : []),
    `content-type: ${hostile.random.int(5) > 0 ? 'application/json' : hostile.one(ODD_TYPES)}`,
    ...(hostile.random.int(8) === 0 ? [hostile.one(ODD_HEADERS)] : []),
  ];
  const hasBody = method !== 'GET' && method !== 'TRACE';
  if (hasBody) headers.push(`content-length: ${sent.length}`);
  const head = `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
  return { bytes: Buffer.concat([Buffer.from(head, 'latin1'), hasBody ? sent : Buffer.alloc(0)]), whole: true };
}

function body(hostile: Hostile, prey: Prey): Buffer {
  const kind = hostile.random.int(10);
  if (kind === 0) return hostile.bytes(hostile.random.int(200));
  if (kind === 1) return Buffer.from(hostile.broken());
  if (kind <= 4) return Buffer.from(hostile.json());
  return Buffer.from(
    hostile.object({
      ...(hostile.random.int(3) === 0 && { game: '"port-royal"', seats: '2' }),
      ...(hostile.random.int(3) === 0 && { invite: JSON.stringify(prey.invite) }),
      ...(hostile.random.int(3) === 0 && { seat: '1', level: '"captain"' }),
      ...(hostile.random.int(3) === 0 && { ready: 'true' }),
      ...(hostile.random.int(3) === 0 && { options: hostile.json(), house: hostile.json() }),
      ...(hostile.random.int(3) === 0 && { name: hostile.json(0), passphrase: hostile.json(0) }),
    }),
  );
}

/** Not even HTTP, or only half of it. */
function malformed(hostile: Hostile, { host, cookie }: Prey): HostileRequest {
  const half = (text: string) => ({ bytes: Buffer.from(text, 'latin1'), whole: false });
  const whole = (text: string) => ({ bytes: Buffer.from(text, 'latin1'), whole: true });
  const post = `POST /api/tables HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\norigin: http://${host}\r\ncontent-type: application/json\r\n`;
  return hostile.one([
    () => ({ bytes: hostile.bytes(1 + hostile.random.int(300)), whole: false }),
    () => half('GET / HT'),
    () => half(`${post}content-length: 500\r\n\r\n{"game":`),
    () => half(`${post}content-length: 5\r\ncontent-length: 6\r\n\r\n{}{}{}`),
    () => half(`${post}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
    () => half(`${post}transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n2\r\n{}\r\n0\r\n\r\n`),
    () => whole(`${post}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`),
    () => half(`${post}content-length: 99999999999999999999\r\n\r\n{}`),
    () => half(`${post}content-length: -1\r\n\r\n{}`),
    () => half(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: ${host}\r\n\r\n`),
    () => half(`GET / HTTP/1.1\r\nhost: ${host}\r\n${'x: y\r\n'.repeat(3_000)}\r\n`),
    () => half(`GET / HTTP/9.9\r\nhost: ${host}\r\n\r\n`),
    () => half(`GET /\u0000 HTTP/1.1\r\nhost: ${host}\r\n\r\n`),
    () => half(`GET /socket HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`),
    () =>
      half(
        `GET /socket HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: h2c\r\nsec-websocket-key: x\r\n\r\n`,
      ),
    () =>
      half(
        `GET /elsewhere HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      ),
    () => half('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    () => half(`CONNECT ${host} HTTP/1.1\r\nhost: ${host}\r\n\r\n`),
  ])();
}

const ODD_NAMES = [
  '__proto__',
  '',
  ' ',
  '..',
  'a'.repeat(200),
  'AAAAAAAAAAAA',
  '%',
  '\u0000',
  'zzzzzzzzzzzz',
  '2026-13-45',
];
const ODD_QUERIES = [
  'game=port-royal',
  'game[]=x',
  '__proto__[x]=1',
  `${'a=b&'.repeat(500)}`,
  'game=%ff%fe',
  '%',
  'x=1&x=2',
];
const ODD_PATHS = [
  '/',
  '/nothing',
  '/api',
  '/api/',
  '/api/nothing',
  '/api/tables/',
  '/api/tables/%2e%2e/%2e%2e/etc/passwd',
  '/../../../../etc/passwd',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/.roadstead/roadstead.db',
  '//evil.example/',
  '/%',
  '/%ff%fe',
  '/api/tables/__proto__',
  '/api/people/constructor',
  '/healthz?x',
  '/socket',
  `/${'x/'.repeat(500)}`,
  '/api/daily/port-royal/2026-99-99',
  '*',
];
const ODD_COOKIES = [
  '',
  '=',
  ';;;;',
  '__proto__=1',
  `a=${'b'.repeat(4_000)}`,
  'session=%ff',
  `session=${'0'.repeat(64)}`,
];
const ODD_ORIGINS = ['null', 'http://evil.example', 'file://', '', 'http://', '://'];
const ODD_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  '',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
];
const ODD_HEADERS = [
  'content-encoding: gzip',
  'expect: 100-continue',
  'x-forwarded-for: 1.2.3.4, ::1, <script>',
  'range: bytes=0-,0-,0-',
  'if-none-match: *',
  'accept-encoding: gzip;q=nan',
  'x-http-method-override: DELETE',
  `x-long: ${'y'.repeat(3_000)}`,
  'accept: ∞',
];
