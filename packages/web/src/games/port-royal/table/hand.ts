import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte.js';
import type { Thing } from './thing.js';

/** A finger that rests this long looks closer. */
const LONG_MS = 480;
/** A mouse that was moved here and rests this long looks, too. */
const REST_MS = 400;
/** Less than this is a trembling hand, not a drag. */
const SLACK = 9;

/** A page that moves under the mouse tells of it as well: only a hand that moves means something. */
const mouse = { x: -1, y: -1, isMoved: false };
function watchMouse({ clientX, clientY }: PointerEvent): void {
  mouse.isMoved = clientX !== mouse.x || clientY !== mouse.y;
  mouse.x = clientX;
  mouse.y = clientY;
}

/**
 * What hands can do with a card: a click or tap chooses it, another one does what it is for; it can be dragged to one's own
 * display, and held to look closer. Everything can be done without dragging or holding.
 */
export function handle(desk: Desk, thing: () => Thing): Attachment<HTMLElement> {
  return (node) => {
    document.addEventListener('pointermove', watchMouse, { capture: true });
    let start: { x: number; y: number; touch: boolean } | null = null;
    let isDragging = false;
    let isSpent = false;
    let timer = 0;
    const wait = (ms: number, then: () => void) => {
      clearTimeout(timer);
      timer = window.setTimeout(then, ms);
    };

    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, touch: event.pointerType !== 'mouse' };
      isSpent = false;
      desk.unpeek();
      wait(LONG_MS, () => {
        if (start === null || isDragging || !start.touch) return;
        isSpent = true;
        desk.look(thing(), node);
      });
    };
    const onMove = (event: PointerEvent) => {
      if (start === null && event.pointerType === 'mouse' && mouse.isMoved)
        wait(REST_MS, () => desk.peek(thing(), node));
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
        if (event.type === 'pointerup' && under.some((one) => one.closest('[data-drop]'))) {
          desk.choose(thing());
          desk.use(thing());
        }
      }
      start = null;
      isDragging = false;
    };
    const onClick = (event: MouseEvent) => {
      if (isSpent) {
        isSpent = false;
        return;
      }
      const used = desk.use(thing(), node);
      // From the keyboard, one of several ways is chosen where their buttons are.
      if (used === 'chosen' && event.detail === 0 && desk.actionsOf(thing()).length > 1) focusBar(node);
    };
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      desk.unpeek();
    };
    const onLook = (event: Event) => {
      event.preventDefault();
      desk.look(thing(), node);
    };

    const onChoose = () => {
      if (desk.actionsOf(thing()).length > 0) desk.choose(thing());
      else desk.use(thing(), node);
    };

    const heard: [string, (event: never) => void][] = [
      ['pointerdown', onDown],
      ['pointermove', onMove],
      ['pointerup', onEnd],
      ['pointercancel', onEnd],
      ['click', onClick],
      ['pointerleave', onLeave],
      ['contextmenu', onLook],
      ['inspect', onLook],
      ['choose', onChoose],
    ];
    for (const [type, listener] of heard) node.addEventListener(type, listener as EventListener);
    return () => {
      clearTimeout(timer);
      // A card that leaves under the mouse takes its close-up along; nothing may change while the page is being drawn.
      if (desk.beside === node) queueMicrotask(() => desk.unpeek());
      for (const [type, listener] of heard) node.removeEventListener(type, listener as EventListener);
    };
  };
}

function focusBar(node: HTMLElement): void {
  const bar = node.closest('[data-desk]')?.querySelector<HTMLElement>('[data-zone="actions"]');
  requestAnimationFrame(() => bar?.querySelector<HTMLElement>('.on [data-item]')?.focus());
}
