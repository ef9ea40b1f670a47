import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Refused } from '../refused.js';

export interface HashCost {
  /** The power of two that scrypt calls N. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and about a quarter of a second for each try. */
export const COST: HashCost = { logN: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Each takes a thread and its memory: so many at once, and so many that wait; whoever comes then is sent away. */
const AT_ONCE = 2;
const WAITING = 64;

/** Makes and checks what is stored instead of a pass-phrase. */
export class Passphrases {
  private readonly cost: HashCost;
  /** Checked for names that nobody has, so that they take as long as the others. */
  private readonly nobody: string;
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(cost: HashCost = COST) {
    this.cost = cost;
    this.nobody = encode(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
  }

  async hash(passphrase: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return encode(this.cost, salt, await this.derive(passphrase, salt, this.cost));
  }

  /** Whether it is the pass-phrase of this hash; never for null, but not any sooner. */
  async fits(passphrase: string, hash: string | null): Promise<boolean> {
    const { cost, salt, key } = decode(hash ?? this.nobody);
    const derived = await this.derive(passphrase, salt, cost);
    return timingSafeEqual(derived, key) && hash !== null;
  }

  /** True for a hash of another cost than today's. */
  isOutdated(hash: string): boolean {
    const { cost } = decode(hash);
    return cost.logN !== this.cost.logN || cost.r !== this.cost.r || cost.p !== this.cost.p;
  }

  private async derive(passphrase: string, salt: Buffer, { logN, r, p }: HashCost): Promise<Buffer> {
    await this.turn();
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        const N = 2 ** logN;
        const maxmem = 256 * N * r;
        scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      });
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }

  private async turn(): Promise<void> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= WAITING) {
        throw new Refused('TOO_MANY', 'Too many people want to come in at once. Please try again in a moment.');
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.running++;
  }
}

function encode({ logN, r, p }: HashCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function decode(hash: string): { cost: HashCost; salt: Buffer; key: Buffer } {
  const [, logN, r, p, salt, key] = hash.split('$');
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt!, 'base64url'),
    key: Buffer.from(key!, 'base64url'),
  };
}
