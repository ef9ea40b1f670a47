import { isTyping } from '../keys.js';
import type { Staged } from './staged.svelte.js';

const PRESSED_BY_SPACE = 'button, a, summary, [role="button"]';

/**
 * The space bar ends what is being shown, with Shift everything up to one's next question; true if it did. It is taken from no
 * field and from no button that it would press; only the things on a table that is still being shown can wait.
 */
export function onStageKey(event: KeyboardEvent, staged: Staged): boolean {
  const { key, target } = event;
  if (key !== ' ' || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]'))
    return false;
  if (!staged.isBusy || isTyping(target)) return false;
  const pressed = target instanceof Element ? target.closest(PRESSED_BY_SPACE) : null;
  if (pressed !== null && !(staged.isBehind && waits(pressed))) return false;
  event.preventDefault();
  if (event.shiftKey) staged.finish();
  else if (!event.repeat) staged.skip();
  return true;
}

/** A thing on the table, and not one of the buttons that are about what is shown. */
function waits(pressed: Element): boolean {
  return pressed.closest('main') !== null && pressed.closest('[data-stage]') === null;
}
