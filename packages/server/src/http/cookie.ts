import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOUND_COOKIE, COOKIE } from '../people/sessions.js';

/** As long as browsers keep any cookie. */
const KEPT_SECONDS = 400 * 24 * 3600;
/** Which accounts were logged into on this device; it opens nothing. */
const KNOWN = 'roadstead-known';

const common = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

export function giveSecret(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(secure ? BOUND_COOKIE : COOKIE, secret, { ...common(secure), maxAge: KEPT_SECONDS });
  // One from before there was the other.
  if (secure && reply.request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, common(secure));
}

export function takeSecret(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(secure ? BOUND_COOKIE : COOKIE, common(secure));
}

export function knownIn({ cookies }: FastifyRequest): string | undefined {
  return cookies[`__Host-${KNOWN}`] ?? cookies[KNOWN];
}

export function giveKnown(reply: FastifyReply, value: string, secure: boolean): void {
  const name = secure ? `__Host-${KNOWN}` : KNOWN;
  reply.setCookie(name, value, { ...common(secure), maxAge: KEPT_SECONDS });
}
