import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE } from '../people/sessions.js';

/** As long as browsers keep any cookie. */
const KEPT_SECONDS = 400 * 24 * 3600;

export function secretOf(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE];
}

export function giveSecret(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: KEPT_SECONDS });
}

export function takeSecret(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax', secure });
}
