import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something, or opens a socket, may come from where it comes from. A browser says which
 * page made it (`Origin`, always with such requests): that must be a page of ours. No page can leave it out, so who has none
 * is a program, which holds no cookie that its owner has not given it; but one that calls itself a page's request
 * (`Sec-Fetch-Site`) without saying which page is believed nothing.
 */
export function isOurOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === undefined;
  if (origin === publicUrl) return true;
  try {
    // The scheme is not compared: behind a proxy we do not see the one that the page was asked for by.
    return host !== undefined && new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
