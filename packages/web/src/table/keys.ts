import { faceOf } from '../games/index.js';
import { type Letter, lettersOf } from '../settings/letters.js';
import { settings } from '../settings/settings.svelte.js';
import { goToZone } from './zones.js';

/** Whoever types into a field means letters. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

export interface KeyDeeds {
  command(letter: Letter): void;
  help(): void;
}

/** The letters at a game's table; none where they are switched off. */
export function tableLetters(game: string): readonly Letter[] {
  const face = faceOf(game);
  return settings.now.letters ? lettersOf(settings.now, face ? [face] : []) : [];
}

/** What a key means at a game's table. Tab is never taken from the browser. */
export function onTableKey(event: KeyboardEvent, game: string, deeds: KeyDeeds): void {
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
  const letter = tableLetters(game).find(({ key }) => key === event.key.toLowerCase());
  if (letter === undefined) return;
  event.preventDefault();
  deeds.command(letter);
}
