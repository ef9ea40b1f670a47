import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const TABLE_ID_LENGTH = 12;
const INVITE_BYTES = 16;

export function newTableId(): string {
  return Array.from({ length: TABLE_ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** 128 bits that nobody can guess. */
export function newInvite(): string {
  return randomBytes(INVITE_BYTES).toString('base64url');
}
