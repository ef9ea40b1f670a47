import { fileAt } from '../router/router.svelte.js';
import { whenIdle } from '../ui/idle.js';

let waiting: ServiceWorker | null = $state.raw(null);

/** A new version of the page that is ready and waits. */
export const update = {
  get ready(): boolean {
    return waiting !== null;
  },
  /** Only when somebody asks for it, never by itself. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('now');
  },
};

/** Keeps the page on this device; without a service worker it simply needs its host. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // It fetches everything: not before what is looked at is there.
  await whenIdle();
  try {
    const registration = await navigator.serviceWorker.register(fileAt('sw.js'), { updateViaCache: 'none' });
    const look = () => {
      if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void registration.update().catch(() => {});
    });
  } catch {
    // Blocked by the browser: everything but starting without a network works.
  }
}
