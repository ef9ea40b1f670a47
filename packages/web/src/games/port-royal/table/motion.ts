import { iconSvg } from '@roadstead/art';
import type { Seat } from '@roadstead/kernel';
import type { Event } from '@roadstead/port-royal';
import { FLYING_SIZE, flyMany } from '../../../motion/fly-many.js';
import { look } from '../../../settings/look.svelte.js';
import type { ShownBeat } from '../../stage.js';
import { type Show, showOf } from '../stage/show.js';

/** How long after each other cards set out, as a share of the time that they travel. */
const DEAL = 0.12;
const FADE_MS = 120;
const EASE = 'cubic-bezier(.2,.7,.2,1)';
const COIN = iconSvg('coin', FLYING_SIZE, { ink: '#2a1f16' });

interface Seen {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}
type Sight = ReadonlyMap<string, Seen>;

/** Where every card is: to be read before a change. What still travels arrives. */
export function sightOf(table: HTMLElement): Sight {
  const layer = table.querySelector('[data-layer]');
  layer?.replaceChildren();
  const all = [...table.querySelectorAll<HTMLElement>('[data-flip]')];
  for (const element of all) for (const animation of element.getAnimations()) animation.finish();
  return new Map(all.map((element) => [element.dataset.flip!, { element, rect: element.getBoundingClientRect() }]));
}

/**
 * Shows a beat: the table is already as it is then, only pictures travel, and nothing waits for them. Where things must not
 * travel they fade.
 */
export function showChange(table: HTMLElement, before: Sight, beat: ShownBeat): void {
  const ms = beat.landMs;
  const events = beat.events as readonly Event[];
  const now = sightOf(table);
  moveCards(table, before, now, ms);
  if (look.still) return;
  const gone = [...before].filter(([key]) => !now.has(key)).map(([, seen]) => seen);
  const show = showOf(beat);
  for (const [i, seen] of gone.entries()) leave(table, seen, i, ms, show);
  for (const event of events) moveCoins(table, event, ms);
}

function moveCards(table: HTMLElement, before: Sight, now: Sight, ms: number): void {
  const pile = place(table, '[data-place="pile"]');
  let dealt = 0;
  for (const [key, { element, rect }] of now) {
    const from = before.get(key)?.rect ?? (element.closest('[data-place]') ? pile : undefined);
    if (look.still || from === undefined || rect.width === 0) {
      if (!before.has(key)) element.animate({ opacity: [0, 1] }, { duration: FADE_MS });
      continue;
    }
    const isNew = !before.has(key);
    if (!isNew && Math.abs(from.x - rect.x) + Math.abs(from.y - rect.y) < 1) continue;
    const start = `translate(${from.x - rect.x}px, ${from.y - rect.y}px) scale(${from.width / rect.width || 1})`;
    element.animate(
      { transform: [start, 'none'], transformOrigin: ['0 0', '0 0'], zIndex: [5, 5] },
      {
        duration: ms,
        delay: isNew ? DEAL * ms * dealt++ : 0,
        easing: EASE,
        fill: 'backwards',
      },
    );
  }
}

function place(table: HTMLElement, selector: string): DOMRect | undefined {
  return table.querySelector(selector)?.getBoundingClientRect();
}

const seatPlace = (table: HTMLElement, seat: Seat) => place(table, `[data-seat="${seat}"]`);

/** Where a card goes that lies nowhere any more: to whoever took it, away to sea, or to the discards. */
function targetOf(table: HTMLElement, { element, rect }: Seen, show: Show | null): DOMRect | undefined {
  const uid = Number(element.dataset.flip?.replace('card-', ''));
  if (show?.kind === 'taken' && show.uid === uid) return seatPlace(table, show.seat);
  if (show?.kind === 'repelled')
    return new DOMRect(table.getBoundingClientRect().right, rect.y, rect.width, rect.height);
  return place(table, '[data-place="discard"]');
}

/** A picture of a card that is gone drifts to where it went. On a bust the whole harbour tilts first. */
function leave(table: HTMLElement, seen: Seen, i: number, ms: number, show: Show | null): void {
  const layer = table.querySelector<HTMLElement>('[data-layer]');
  const { rect, element } = seen;
  const to = targetOf(table, seen, show);
  if (!layer || !to || ms === 0 || rect.width === 0 || element.closest('[data-seat]:not([data-drop])')) return;
  const falls = show?.kind === 'falls';
  const base = layer.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  ghost.style.cssText = `position:absolute;left:${rect.x - base.x}px;top:${rect.y - base.y}px;width:${rect.width}px;height:${rect.height}px`;
  layer.append(ghost);
  const dx = to.x + to.width / 2 - (rect.x + rect.width / 2);
  const dy = to.y + to.height / 2 - (rect.y + rect.height / 2);
  const scale = show?.kind === 'repelled' ? 1 : 0.25;
  const end = `translate(${dx}px, ${dy}px) scale(${scale}) rotate(${falls ? 14 : 0}deg)`;
  const frames = falls ? ['none', 'rotate(3deg)', 'rotate(3deg)', end] : ['none', end];
  const playing = ghost.animate(
    { transform: frames, opacity: falls ? [1, 1, 1, 0] : [1, 0.2] },
    { duration: ms, delay: falls ? 0 : DEAL * ms * i, easing: EASE, fill: 'forwards' },
  );
  playing.onfinish = () => ghost.remove();
  playing.oncancel = () => ghost.remove();
}

/** Coins fly from where they come to where they go. */
function moveCoins(table: HTMLElement, event: Event, ms: number): void {
  if (event.type === 'fee') arc(table, seatPlace(table, event.seat), seatPlace(table, event.to), event.n, ms);
  if (event.type !== 'coins' || event.why === 'start') return;
  const seat = seatPlace(table, event.seat);
  if (event.n > 0) arc(table, place(table, '[data-place="pile"]'), seat, event.n, ms);
  else arc(table, seat, place(table, '[data-place="discard"]'), -event.n, ms);
}

function arc(table: HTMLElement, from: DOMRect | undefined, to: DOMRect | undefined, n: number, ms: number): void {
  const layer = table.querySelector<HTMLElement>('[data-layer]');
  if (!layer || !from || !to) return;
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  flyMany(layer, COIN, start, { x: to.x + 60, y: to.y + Math.min(to.height / 2, 60) }, n, ms);
}
