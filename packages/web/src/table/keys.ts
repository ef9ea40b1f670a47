import type { KeyCommand, Settings } from '../settings/settings.svelte.js';
import { goToZone } from './zones.js';

/** Whoever types into a field means letters. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

export interface KeyDeeds {
  command(command: KeyCommand): void;
  help(): void;
}

/** What a key means at a table. Tab is never taken from the browser. */
export function onTableKey(event: KeyboardEvent, { letters, keys }: Settings, deeds: KeyDeeds): void {
  if (document.querySelector('dialog[open]') !== null) return;
  if (event.key === 'F6' && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    goToZone(event.shiftKey ? -1 : 1);
    return;
  }
  if (isTyping(event.target) || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  if (event.key === '?') {
    event.preventDefault();
    deeds.help();
    return;
  }
  if (!letters) return;
  const command = (Object.keys(keys) as KeyCommand[]).find((name) => keys[name] === event.key.toLowerCase());
  if (command === undefined) return;
  event.preventDefault();
  deeds.command(command);
}
