import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request was sent to this place under its own name. Where a public address is set, there is no other: a name
 * that somebody else has pointed here (DNS rebinding) gets nothing.
 */
export function isOurHost({ host }: IncomingHttpHeaders, publicUrl: string | null): boolean {
  if (publicUrl === null) return true;
  const { protocol, host: ours } = new URL(publicUrl);
  try {
    return host !== undefined && new URL(`${protocol}//${host}`).host === ours;
  } catch {
    return false;
  }
}

/**
 * Whether a request that changes something, or opens a socket, may come from where it comes from. A browser says which
 * page made it (`Origin`, always with such requests): that must be a page of ours. No page can leave it out, so who has none
 * is a program, which holds no cookie that its owner has not given it; but one that calls itself a page's request
 * (`Sec-Fetch-Site`) without saying which page is believed nothing.
 */
export function isOurOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === undefined;
  if (publicUrl !== null) return origin === publicUrl;
  try {
    // The scheme is not compared: behind a proxy we do not see the one that the page was asked for by.
    return host !== undefined && new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
