import { iconSvg } from '@roadstead/art';
import type { Seat } from '@roadstead/kernel';
import type { Event } from '@roadstead/port-royal';
import { atSpeed } from '../../../motion/speed.js';
import { look } from '../../../settings/look.svelte.js';

/** Durations of the art bible, at normal speed. */
const DRAW_MS = 260;
const MOVE_MS = 320;
const DEAL_MS = 40;
const DRAIN_MS = 450;
const ARC_MS = 280;
const FADE_MS = 120;
const EASE = 'cubic-bezier(.2,.7,.2,1)';
const MOST_COINS = 5;

interface Seen {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}
export type Sight = ReadonlyMap<string, Seen>;

/** Where every card is: to be read before a change. What still travels arrives. */
export function sightOf(table: HTMLElement): Sight {
  const layer = table.querySelector('[data-layer]');
  layer?.replaceChildren();
  const all = [...table.querySelectorAll<HTMLElement>('[data-flip]')];
  for (const element of all) for (const animation of element.getAnimations()) animation.finish();
  return new Map(all.map((element) => [element.dataset.flip!, { element, rect: element.getBoundingClientRect() }]));
}

/**
 * Shows what happened after it has happened: the table is already as it is, only pictures travel, and nothing waits for
 * them. Others' turns go twice as fast. Where things must not travel they fade.
 */
export function showChange(table: HTMLElement, before: Sight, events: readonly Event[], own: Seat | null): void {
  if (look.motion === 'off') return;
  const actor = events.find((event) => 'seat' in event);
  const pace = actor && 'seat' in actor && actor.seat === own ? 1 : 0.5;
  const now = sightOf(table);
  moveCards(table, before, now, pace);
  if (look.still) return;
  const isBust = events.some(({ type }) => type === 'bust');
  const gone = [...before].filter(([key]) => !now.has(key)).map(([, seen]) => seen);
  for (const [i, seen] of gone.entries()) leave(table, seen, i, isBust, targetOf(table, seen, events), pace);
  for (const event of events) moveCoins(table, event, pace);
}

function moveCards(table: HTMLElement, before: Sight, now: Sight, pace: number): void {
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
        duration: atSpeed(isNew ? DRAW_MS : MOVE_MS) * pace,
        delay: isNew ? atSpeed(DEAL_MS) * dealt++ * pace : 0,
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

/** Where a card goes that lies nowhere any more: to whoever traded with it, or to the discards. */
function targetOf(table: HTMLElement, { element }: Seen, events: readonly Event[]): DOMRect | undefined {
  const uid = Number(element.dataset.flip?.replace('card-', ''));
  const trade = events.find((event) => event.type === 'traded' && event.uid === uid);
  return trade?.type === 'traded' ? seatPlace(table, trade.seat) : place(table, '[data-place="discard"]');
}

/** A picture of a card that is gone drifts to where it went. On a bust the whole harbour tilts first. */
function leave(
  table: HTMLElement,
  seen: Seen,
  i: number,
  isBust: boolean,
  to: DOMRect | undefined,
  pace: number,
): void {
  const layer = table.querySelector<HTMLElement>('[data-layer]');
  const { rect, element } = seen;
  if (!layer || !to || rect.width === 0 || element.closest('[data-seat]:not([data-drop])')) return;
  const base = layer.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  ghost.style.cssText = `position:absolute;left:${rect.x - base.x}px;top:${rect.y - base.y}px;width:${rect.width}px;height:${rect.height}px`;
  layer.append(ghost);
  const dx = to.x + to.width / 2 - (rect.x + rect.width / 2);
  const dy = to.y + to.height / 2 - (rect.y + rect.height / 2);
  const end = `translate(${dx}px, ${dy}px) scale(.25) rotate(${isBust ? 14 : 0}deg)`;
  const frames = isBust ? ['none', 'rotate(3deg)', 'rotate(3deg)', end] : ['none', end];
  const playing = ghost.animate(
    { transform: frames, opacity: isBust ? [1, 1, 1, 0] : [1, 0.2] },
    {
      duration: atSpeed(isBust ? DRAIN_MS * 1.6 : MOVE_MS) * pace,
      delay: isBust ? 0 : atSpeed(DEAL_MS) * i * pace,
      easing: EASE,
      fill: 'forwards',
    },
  );
  playing.onfinish = () => ghost.remove();
  playing.oncancel = () => ghost.remove();
}

/** Coins fly in an arc from where they come to where they go; five at most are shown. */
function moveCoins(table: HTMLElement, event: Event, pace: number): void {
  if (event.type === 'fee') arc(table, seatPlace(table, event.seat), seatPlace(table, event.to), event.n, pace);
  if (event.type !== 'coins' || event.why === 'start') return;
  const seat = seatPlace(table, event.seat);
  if (event.n > 0) arc(table, place(table, '[data-place="pile"]'), seat, event.n, pace);
  else arc(table, seat, place(table, '[data-place="discard"]'), -event.n, pace);
}

function arc(table: HTMLElement, from: DOMRect | undefined, to: DOMRect | undefined, n: number, pace: number): void {
  const layer = table.querySelector<HTMLElement>('[data-layer]');
  if (!layer || !from || !to) return;
  const base = layer.getBoundingClientRect();
  const start = { x: from.x + from.width / 2 - base.x - 12, y: from.y + from.height / 2 - base.y - 12 };
  const [dx, dy] = [to.x + 60 - base.x - 12 - start.x, to.y + Math.min(to.height / 2, 60) - base.y - 12 - start.y];
  for (let i = 0; i < Math.min(n, MOST_COINS); i++) {
    const coin = document.createElement('div');
    coin.innerHTML = iconSvg('coin', 24, { ink: '#2a1f16' });
    coin.style.cssText = `position:absolute;left:${start.x}px;top:${start.y}px;width:24px;height:24px`;
    layer.append(coin);
    const middle = `translate(${dx / 2}px, ${dy / 2 - 60}px)`;
    const playing = coin.animate(
      { transform: ['none', middle, `translate(${dx}px, ${dy}px)`], opacity: [1, 1, 0.2] },
      { duration: atSpeed(ARC_MS) * pace, delay: atSpeed(50) * i * pace, easing: 'ease-in-out', fill: 'both' },
    );
    playing.onfinish = () => coin.remove();
    playing.oncancel = () => coin.remove();
  }
}
