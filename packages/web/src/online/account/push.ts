/** Web push needs a service worker, which a page has only over https or on the device itself. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window;
}

/** Asks the browser to receive pushes that are signed with the server's key. */
export async function subscribe(key: string): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } }> {
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) {
    throw new Error('The browser gave a subscription without keys.');
  }
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** The browser itself forgets it too: it is asked for anew by whoever uses it next. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** Keys come in the base64 of addresses. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
