import { addressOf, type PagePlace } from '../router/router.svelte.js';

/** Only tables: an address that anybody could have sent leads nowhere else. */
const TABLE = /^(game|table)\?([\w=&%.-]*)$/;

/** A place as it is written into the address of the rules, to find the way back. */
export function placeText({ name, query }: PagePlace): string | null {
  const text = `${name}?${query}`;
  return TABLE.test(text) ? text : null;
}

/** The table that somebody came from, as an address; null for somebody who came from elsewhere. */
export function wayBack(from: string | null): string | null {
  const [, name, query] = TABLE.exec(from ?? '') ?? [];
  return name === undefined ? null : addressOf(name, Object.fromEntries(new URLSearchParams(query)));
}
