import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from '../contract.js';

const WORDS_PER_BLOCK = 8;
const TWO_TO_32 = 4294967296;

/** What is published as a table starts: the seed cannot be read from it, nor another seed be found that fits it. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** A secret seed of 256 bits. */
export function freshSeed(): string {
  return bytesToHex(randomBytes(32));
}

/**
 * The cryptographic generator of a table: HMAC-SHA-256 of the seed in counter mode. Every entry of the logbook has a
 * stream of its own, so that any node that knows the seed can go on anywhere, and each entry can be checked alone.
 */
export class SecretRandom implements Random {
  private readonly key: Uint8Array;
  private readonly entry: number;
  private block = 0;
  private words: number[] = [];

  constructor(seed: string, entry: number) {
    this.key = utf8ToBytes(seed);
    this.entry = entry;
  }

  /** Words from the incomplete last run of `bound` values are thrown away, or small numbers would come too often. */
  int(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > TWO_TO_32) {
      throw new RangeError(`Chance cannot choose among ${bound} outcomes`);
    }
    const fair = TWO_TO_32 - (TWO_TO_32 % bound);
    for (;;) {
      const word = this.next();
      if (word < fair) return word % bound;
    }
  }

  private next(): number {
    if (this.words.length === 0) this.words = this.nextBlock();
    return this.words.pop()!;
  }

  private nextBlock(): number[] {
    const bytes = hmac(sha256, this.key, utf8ToBytes(`roadstead:${this.entry}:${this.block}`));
    this.block++;
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Array.from({ length: WORDS_PER_BLOCK }, (_, i) => data.getUint32(i * 4));
  }
}
