import type { FastifyInstance } from 'fastify';

const HOST = /^[a-z0-9.\-_[\]:]{1,255}$/i;

/** Nothing is loaded from elsewhere, nothing inline runs, nobody puts the page into a frame. */
function policy(host: string | undefined): string {
  // 'self' means sockets too, but not yet to every browser that is about.
  const sockets = host !== undefined && HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    "img-src 'self' blob: data:",
    "worker-src 'self' blob:",
    "style-src 'self'",
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function addSecurityHeaders(app: FastifyInstance, publicUrl: string | null): void {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const ours = publicUrl === null ? null : new URL(publicUrl).host;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy(ours ?? request.headers.host),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      // Not `no-referrer`: some browsers then leave the origin out of our own page's requests as well.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    });
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
