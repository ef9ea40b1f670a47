import { fileAt } from '../router/router.svelte.js';

/** Title, icon and, if wanted, a notice of the system say that it is one's turn. */
export function showTurn(mine: boolean, title: string, home: string): void {
  document.title = mine ? `● ${title} — ${home}` : `${title} — ${home}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = fileAt(mine ? 'icon-turn.svg' : 'icon.svg');
  const { setAppBadge, clearAppBadge } = navigator;
  void (mine ? setAppBadge?.call(navigator, 1) : clearAppBadge?.call(navigator))?.catch(() => {});
}

export async function notify(text: string, title: string, tag: string): Promise<void> {
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const options = { body: text, tag, icon: fileAt('icon-192.png') };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => focus();
}
