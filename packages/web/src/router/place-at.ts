/**
 * Every address is the folder of the page, one name, a query and what is behind the #. With one name only, the folder can be
 * read off any address: the page runs under any path of any host.
 */
export interface PagePlace {
  /** Empty for the home page. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

export const BASE = new URL('.', location.href.split(/[?#]/)[0]!);

export function placeAt(address: string): PagePlace {
  const { pathname, searchParams, hash } = new URL(address);
  const name = pathname.slice(BASE.pathname.length).replace(/^index\.html$/, '');
  return { name, query: searchParams, hash: hash.slice(1) };
}
