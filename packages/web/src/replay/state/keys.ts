import { type HighlightKind, highlightLetters } from '@roadstead/kernel';
import { settings } from '../../settings/settings.svelte.js';
import { isTyping } from '../../table/keys.js';
import type { Walk } from './walk.svelte.js';

/** Where arrows go from thing to thing, or open a list, they are not taken away. */
const OWN_ARROWS =
  '[data-zone]:not([data-zone="replay"]):not([data-zone="branch"]), select, [role="log"], [aria-expanded="true"]';
const PRESSED_BY_SPACE = 'button, a, select, summary, input:not([type="range"])';

export const WHAT_IF = 'w';

/** The letter for each kind of highlight. Nothing is played back or paused by a letter here: everything can be gone to. */
export function replayLetters(kinds: readonly HighlightKind[]): ReadonlyMap<string, string> {
  const { playBack, pause, ...keys } = settings.now.keys;
  return highlightLetters(kinds, [WHAT_IF, ...Object.values(keys)]);
}

/** What a key means in a replay; true if it meant something. Letters only where they are switched on. */
export function onReplayKey(event: KeyboardEvent, walk: Walk, letters: boolean, whatIf: () => void): boolean {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]') !== null) return false;
  const within = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  const isSlider = within('input[type="range"]');
  if (isTyping(target) && !isSlider) return false;
  if (key === ' ') return !within(PRESSED_BY_SPACE) && done(event, () => walk.toggle());
  if (letters && !event.repeat) {
    const direction = event.shiftKey ? -1 : 1;
    const letter = key.toLowerCase();
    if (letter === WHAT_IF) return done(event, whatIf);
    const kind = [...replayLetters(walk.kinds)].find(([, its]) => its === letter)?.[0];
    if (kind !== undefined) return done(event, () => walk.toHighlight(kind, direction));
  }
  if (key === '+' || key === '-') return done(event, () => walk.change(key === '+' ? 1 : -1));
  // The slider moves itself.
  if (isSlider || within(OWN_ARROWS)) return false;
  switch (key) {
    case 'ArrowLeft':
      return done(event, () => walk.by(-1));
    case 'ArrowRight':
      return done(event, () => walk.by(1));
    case 'Home':
      return done(event, () => walk.to(0));
    case 'End':
      return done(event, () => walk.to(Number.MAX_SAFE_INTEGER));
    case 'PageUp':
      return done(event, () => walk.toTurn(-1));
    case 'PageDown':
      return done(event, () => walk.toTurn(1));
  }
  return false;
}

function done(event: KeyboardEvent, deed: () => void): true {
  event.preventDefault();
  deed();
  return true;
}
