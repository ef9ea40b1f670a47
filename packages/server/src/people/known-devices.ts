import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyStore } from '../store/store.js';

const KEY_NAME = 'known devices';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
/** Of a household with one computer. */
const MOST = 5;
const MARK = /^[\w-]{16}[\w-]{43}$/;

/**
 * A device remembers which accounts were logged into on it, in a cookie that opens nothing. Whoever has such a mark is
 * counted apart when pass-phrases are tried: others' wrong guesses, from wherever, do not keep the owner out.
 */
export class KnownDevices {
  private readonly keys: KeyStore;
  private key: string | null = null;

  constructor(keys: KeyStore) {
    this.keys = keys;
  }

  /** What the device is counted by when it tries this account's pass-phrase; null: it is not known there. */
  async markOf(cookie: string | undefined, account: string): Promise<string | null> {
    // Anybody may ask, as often as they like: nothing is written for it.
    this.key ??= await this.keys.get(KEY_NAME);
    const { key } = this;
    return (key && marksIn(cookie).find((mark) => isOf(mark, key, account))) ?? null;
  }

  /** The cookie of a device on which somebody has just logged into an account. */
  async noted(cookie: string | undefined, account: string): Promise<string> {
    this.key ??= await this.keys.putOnce(KEY_NAME, randomBytes(KEY_BYTES).toString('hex'));
    const known = await this.markOf(cookie, account);
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const mark = known ?? nonce + sealed(this.key, nonce, account);
    return [mark, ...marksIn(cookie).filter((other) => other !== mark)].slice(0, MOST).join('.');
  }
}

function isOf(mark: string, key: string, account: string): boolean {
  return timingSafeEqual(Buffer.from(mark.slice(16)), Buffer.from(sealed(key, mark.slice(0, 16), account)));
}

function sealed(key: string, nonce: string, account: string): string {
  return createHmac('sha256', key).update(`${nonce} ${account}`).digest('base64url');
}

function marksIn(cookie: string | undefined): string[] {
  return (cookie ?? '').split('.', MOST).filter((mark) => MARK.test(mark));
}
