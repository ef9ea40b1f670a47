const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The id of a table. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The person of a seat at a table without a server: only told apart within it. */
export function personId(seat: number): string {
  return `local${String(seat).padStart(11, '0')}`;
}
