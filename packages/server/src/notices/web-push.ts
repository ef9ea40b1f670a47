import webPush from 'web-push';
import type { Notice } from './notice.js';
import type { Posting } from './post.js';
import type { PushKeys } from './push-keys.js';

const A_DAY_SECONDS = 86_400;

/** Encrypted for the one browser that asked for it; the service in between sees only that there is something. */
export function pushPosting(
  subscription: { readonly endpoint: string; readonly keys: string },
  { title, body, link, table }: Notice,
  keys: PushKeys,
  publicUrl: string,
): Posting {
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost';
  const {
    endpoint,
    headers,
    body: encrypted,
  } = webPush.generateRequestDetails(
    { endpoint: subscription.endpoint, keys: JSON.parse(subscription.keys) },
    JSON.stringify({ title, body, link, table }),
    { vapidDetails: { subject, ...keys }, TTL: A_DAY_SECONDS, topic: table, urgency: 'normal' },
  );
  return { url: endpoint, headers: headers as Posting['headers'], body: encrypted };
}

/** The browser has taken its subscription back. */
export function isGone(status: number): boolean {
  return status === 404 || status === 410;
}
