import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte.js';
import type { Thing } from './thing.js';

/** A finger that rests this long looks closer. */
const LONG_MS = 480;
/** A mouse that rests this long looks, too. */
const REST_MS = 650;
/** Less than this is a trembling hand, not a drag. */
const SLACK = 9;

/**
 * What hands can do with a card: tap, drag it to one's own display, hold it to look closer. A mouse shows beforehand what a
 * click does; a finger does not, so its first tap only chooses. Everything can be done without dragging or holding.
 */
export function handle(desk: Desk, thing: () => Thing): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; touch: boolean } | null = null;
    let isDragging = false;
    let isSpent = false;
    let isPointed = false;
    let timer = 0;
    const wait = (ms: number, then: () => void) => {
      clearTimeout(timer);
      timer = window.setTimeout(then, ms);
    };

    const point = () => {
      isPointed = true;
      desk.pointed = thing();
    };
    const unpoint = () => {
      isPointed = false;
      desk.pointed = null;
    };

    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, touch: event.pointerType !== 'mouse' };
      isSpent = false;
      wait(LONG_MS, () => {
        if (start === null || isDragging || !start.touch) return;
        isSpent = true;
        desk.look(thing());
      });
    };
    const onMove = (event: PointerEvent) => {
      if (start === null) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!isDragging) {
        if (Math.hypot(dx, dy) < SLACK) return;
        clearTimeout(timer);
        if (desk.actionsOf(thing()).length === 0 || thing().kind !== 'card') {
          start = null;
          return;
        }
        isDragging = true;
        node.setPointerCapture(event.pointerId);
        node.dataset.dragged = '';
      }
      node.style.transform = `translate(${dx}px, ${dy}px) scale(1.04)`;
      node.style.zIndex = '30';
    };
    const onEnd = (event: PointerEvent) => {
      clearTimeout(timer);
      if (isDragging) {
        isSpent = true;
        delete node.dataset.dragged;
        node.style.transform = '';
        node.style.zIndex = '';
        const under = document.elementsFromPoint(event.clientX, event.clientY);
        if (event.type === 'pointerup' && under.some((one) => one.closest('[data-drop]'))) desk.use(thing(), true);
      }
      start = null;
      isDragging = false;
    };
    const onClick = (event: MouseEvent) => {
      if (isSpent) {
        isSpent = false;
        return;
      }
      const byTouch = (event as PointerEvent).pointerType === 'touch' || (event as PointerEvent).pointerType === 'pen';
      const used = desk.use(thing(), !byTouch);
      // From the keyboard, a choice is made where its buttons are.
      if (used === 'chosen' && event.detail === 0) focusBar(node);
    };
    const onEnter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      point();
      wait(REST_MS, () => desk.peek(thing(), node));
    };
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      desk.unpeek();
      if (document.activeElement !== node) unpoint();
    };
    const onFocus = () => {
      if (node.matches(':focus-visible')) point();
    };
    const onBlur = () => {
      // A card that is taken off the table loses the focus while the page is being drawn: nothing may change just then.
      queueMicrotask(unpoint);
    };
    const onLook = (event: Event) => {
      event.preventDefault();
      desk.look(thing());
    };

    const onChoose = () => {
      if (desk.actionsOf(thing()).length > 0) desk.choose(thing());
      else desk.use(thing(), false);
    };

    const heard: [string, (event: never) => void][] = [
      ['pointerdown', onDown],
      ['pointermove', onMove],
      ['pointerup', onEnd],
      ['pointercancel', onEnd],
      ['click', onClick],
      ['pointerenter', onEnter],
      ['pointerleave', onLeave],
      ['focus', onFocus],
      ['blur', onBlur],
      ['contextmenu', onLook],
      ['inspect', onLook],
      ['choose', onChoose],
    ];
    for (const [type, listener] of heard) node.addEventListener(type, listener as EventListener);
    return () => {
      clearTimeout(timer);
      // A card that leaves under the mouse or the focus is not pointed at any more.
      if (isPointed) queueMicrotask(() => desk.unpoint());
      for (const [type, listener] of heard) node.removeEventListener(type, listener as EventListener);
    };
  };
}

function focusBar(node: HTMLElement): void {
  const bar = node.closest('[data-desk]')?.querySelector<HTMLElement>('[data-zone="actions"]');
  requestAnimationFrame(() => bar?.querySelector<HTMLElement>('[data-item]')?.focus());
}
