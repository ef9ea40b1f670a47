import { Refusal } from '@roadstead/kernel';
import type { ApiError, ApiErrorCode } from '@roadstead/protocol';
import { API_ERRORS } from '@roadstead/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooOften } from '../limits/too-often.js';
import { Refused } from '../refused.js';

const STATUS_OF: Readonly<Record<ApiErrorCode, number>> = {
  BAD_REQUEST: 400,
  BAD_TEXT: 400,
  BAD_OPTIONS: 400,
  UNKNOWN_GAME: 404,
  UNKNOWN_TABLE: 404,
  UNKNOWN_PERSON: 404,
  NOT_ALLOWED: 403,
  KEPT_OUT: 403,
  NO_SESSION: 401,
  WRONG_PASSPHRASE: 403,
  NAME_TAKEN: 409,
  SEAT_TAKEN: 409,
  NOT_NOW: 409,
  TOO_MANY: 429,
  TOO_LARGE: 413,
  NOT_FOUND: 404,
  UNAVAILABLE: 503,
};

interface Failure {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly message: string;
}

/** Whatever goes wrong is answered in one shape. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error);
    if (error instanceof TooOften) reply.header('retry-after', error.seconds);
    if (failure.status >= 500) request.log.error({ err: error }, 'a request failed');
    return sendFailure(reply, failure);
  });
}

/** Addresses so wrong that no route is looked for. */
export function frameworkFailure(error: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  void sendFailure(reply, failureOf(error));
}

export function sendFailure(reply: FastifyReply, { status, code, message }: Failure): FastifyReply {
  // Not through the route's serializer: a failure looks the same everywhere.
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failureBody(code, message));
}

export function failureBody(code: ApiErrorCode, message: string): ApiError {
  return { error: { code, message } };
}

export function notFound(message: string): Failure {
  return { status: 404, code: 'NOT_FOUND', message };
}

function failureOf(error: Error & Partial<FastifyError>): Failure {
  if (error instanceof Refused || error instanceof Refusal) {
    const code = isApiCode(error.code) ? error.code : 'NOT_NOW';
    return { status: STATUS_OF[code], code, message: error.message };
  }
  if (error.validation !== undefined) return bad(`This request is not understood: ${error.message}.`);
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { status: 413, code: 'TOO_LARGE', message: 'This request is too large.' };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { ...bad('A request must be application/json.'), status: 415 };
    case 'FST_ERR_BAD_URL':
      return bad('This address is not understood.');
  }
  if (error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP_')) return bad('This is not valid JSON.');
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { ...bad('This request is not understood.'), status };
  return { status: 500, code: 'UNAVAILABLE', message: 'Something went wrong here. Please try again in a moment.' };
}

function bad(message: string): Failure {
  return { status: 400, code: 'BAD_REQUEST', message };
}

/** Sockets and rules have codes that HTTP does not: those are about the moment. */
function isApiCode(code: string): code is ApiErrorCode {
  return (API_ERRORS as readonly string[]).includes(code);
}
