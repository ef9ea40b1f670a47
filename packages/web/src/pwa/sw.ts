/**
 * The service worker: keeps every file of one version of the page, so that it starts and plays without a network. A new
 * version waits until somebody asks for it, and the files of the one before stay for windows that still show it.
 */
/** Both are written before this script when the page is built. */
declare const ROADSTEAD_FILES: readonly string[];
declare const ROADSTEAD_VERSION: string;

const CACHE = `roadstead-${ROADSTEAD_VERSION}`;
const KEPT_VERSIONS = 2;

interface Notice {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly table: string;
}

interface WaitEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Client {
  readonly url: string;
  focus(): Promise<Client>;
  navigate(url: string): Promise<Client | null>;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly Client[]>;
    openWindow(url: string): Promise<Client | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: WaitEvent) => void): void;
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void;
  addEventListener(
    type: 'fetch',
    heard: (event: { readonly request: Request; respondWith(response: Promise<Response>): void }) => void,
  ): void;
  addEventListener(
    type: 'push',
    heard: (event: WaitEvent & { readonly data: { json(): Notice } | null }) => void,
  ): void;
  addEventListener(type: 'notificationclick', heard: (event: WaitEvent & { notification: Notification }) => void): void;
}
const scope = self as unknown as Scope;
const base = new URL('.', location.href);

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) =>
        cache.addAll(ROADSTEAD_FILES.map((name) => new Request(new URL(name, base), { cache: 'no-cache' }))),
      ),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('roadstead-') && name !== CACHE))
      .then((old) =>
        Promise.all(old.slice(0, Math.max(0, old.length - KEPT_VERSIONS + 1)).map((name) => caches.delete(name))),
      )
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener('message', ({ data }) => {
  if (data === 'now') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = request.method === 'GET' && url.origin === base.origin && url.pathname.startsWith(base.pathname);
  const path = url.pathname.slice(base.pathname.length);
  if (!isOurs || path.startsWith('api/')) return;
  // Every page is the same file: the address is read by its script.
  const isPage = request.mode === 'navigate' && !path.includes('/') && !path.includes('.');
  const wanted = isPage ? new URL('index.html', base).href : request.url;
  event.respondWith(caches.open(CACHE).then((cache) => kept(cache, wanted, request)));
});

async function kept(cache: Cache, wanted: string, request: Request): Promise<Response> {
  const options = { ignoreSearch: true, ignoreVary: true };
  return (await cache.match(wanted, options)) ?? (await caches.match(wanted, options)) ?? fetch(request);
}

scope.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (!notice) return;
  const { title, body, link, table } = notice;
  const icon = new URL('icon-192.png', base).href;
  event.waitUntil(scope.registration.showNotification(title, { body, tag: table, icon, data: link }));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = typeof event.notification.data === 'string' ? event.notification.data : base.href;
  event.waitUntil(
    scope.clients.matchAll({ type: 'window' }).then(async (windows) => {
      const shown = windows.find(({ url }) => url === link);
      await (shown ? shown.focus() : scope.clients.openWindow(link));
    }),
  );
});

export {};
