import { faceOf } from '../games/index.js';
import { type Letter, lettersOf } from '../settings/letters.js';
import { settings } from '../settings/settings.svelte.js';
import { goToZone } from './zones.js';

const EDITABLE = 'input, textarea, select, [contenteditable]';
/** A part of the page with a line to type in: whoever is in it may be about to type. */
const TYPED_INTO = '[data-typed]';

/** Whoever types, or is where one types, means letters. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${EDITABLE}, ${TYPED_INTO}`) !== null;
}

interface KeyDeeds {
  command(letter: Letter): void;
  help(): void;
}

/** A digit chooses the thing on the table that carries it. */
function chooseByDigit(digit: string): boolean {
  const thing = document.querySelector<HTMLElement>(`main [data-digit="${digit}"]`);
  if (thing === null) return false;
  choose(thing);
  return true;
}

/** Puts the focus on something and asks its table to choose it; doing it is another press. */
export function choose(thing: HTMLElement): void {
  thing.focus();
  thing.dispatchEvent(new CustomEvent('choose', { bubbles: true }));
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
  if (/^[1-9]$/.test(event.key) && chooseByDigit(event.key)) {
    event.preventDefault();
    return;
  }
  const letter = tableLetters(game).find(({ key }) => key === event.key.toLowerCase());
  if (letter === undefined) return;
  event.preventDefault();
  deeds.command(letter);
}
