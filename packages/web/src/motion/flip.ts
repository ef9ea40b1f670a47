import { look } from '../settings/look.svelte.js';

/** As long as the art bible says for a card that moves, at normal speed. */
const MOVE_MS = 320;
const FADE_MS = 120;
const EASE = 'cubic-bezier(.2,.7,.2,1)';
const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 1.8 } as const;

export type Places = ReadonlyMap<string, DOMRect>;

/** A duration at the speed that the settings say. */
export function atSpeed(ms: number): number {
  return ms * SPEEDS[look.motion];
}

/** Where everything with a `data-flip` key is now: to be read before a change (`$effect.pre`). Ends what still travels. */
export function places(root: ParentNode): Places {
  const all = elements(root);
  for (const element of all.values()) for (const animation of element.getAnimations()) animation.finish();
  return new Map(Array.from(all, ([key, element]) => [key, element.getBoundingClientRect()]));
}

/**
 * Lets everything travel from where it was (`$effect`, after the change); what is new fades in. The change itself has
 * happened at once and only pictures travel, so input never waits.
 */
export function travel(root: ParentNode, before: Places, ms = MOVE_MS): void {
  if (look.motion === 'off') return;
  const moved = Array.from(elements(root), ([key, element]) => {
    return { element, from: before.get(key), to: element.getBoundingClientRect() };
  });
  for (const { element, from, to } of moved) {
    if (from === undefined) {
      element.animate({ opacity: [0, 1] }, { duration: FADE_MS });
    } else if (!look.still && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 1) {
      const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width || 1})`;
      const origin = { transformOrigin: ['0 0', '0 0'] };
      element.animate({ transform: [start, 'none'], ...origin }, { duration: atSpeed(ms), easing: EASE });
    }
  }
}

function elements(root: ParentNode): Map<string, HTMLElement> {
  return new Map(
    Array.from(root.querySelectorAll<HTMLElement>('[data-flip]'), (element) => [element.dataset.flip!, element]),
  );
}
