import { iconSvg } from '@roadstead/art';
import type { Seat } from '@roadstead/kernel';
import { CASTLE, type Event, type EventOf, SPACES } from '@roadstead/sword-and-skull';
import { FLYING_SIZE, flyMany, type Point } from '../../../motion/fly-many.js';
import type { ShownBeat } from '../../stage.js';
import type { Show } from '../stage/show.js';

/** How long after each other cards set out, as a share of the time that they travel. */
const DEAL = 0.2;
const TROVE = SPACES.find(({ type }) => type === 'treasure_trove')!.id;
const CARD = { width: 34, height: 46 };
const COIN = iconSvg('coin', FLYING_SIZE, { ink: '#2a1f16' });

/** Gold and face-down cards that travel with a beat. The table is already as it is then: nothing waits for them. */
export function fly(table: HTMLElement, beat: ShownBeat, told: readonly Event[]): void {
  const layer = table.querySelector<HTMLElement>('[data-layer]');
  if (layer === null || beat.landMs === 0) return;
  for (const event of beat.events as readonly Event[]) {
    if (event.type === 'gold') flyGold(table, layer, event, told, beat.landMs);
    if (event.type === 'drew') deal(table, layer, event, told, beat.landMs);
  }
}

/** What has not arrived when the next thing happens is there all the same. */
export function land(table: HTMLElement): void {
  table.querySelector('[data-layer]')?.replaceChildren();
}

function flyGold(table: HTMLElement, layer: HTMLElement, event: EventOf<'gold'>, told: readonly Event[], ms: number) {
  const own = purseAt(table, event.seat);
  const other = otherPurse(table, event, told);
  if (own === null || other === null) return;
  if (event.from === undefined) flyMany(layer, COIN, own, other, event.n, ms);
  else flyMany(layer, COIN, other, own, event.n, ms);
}

/** Another player, the trove, a chest; the bank pays and is paid where it happens. */
function otherPurse(table: HTMLElement, { from, to, why }: EventOf<'gold'>, told: readonly Event[]): Point | null {
  const other = from ?? to!;
  if (typeof other === 'number') return purseAt(table, other);
  if (other === 'trove') return spaceAt(table, TROVE);
  if (why === 'castle') return spaceAt(table, SPACES[CASTLE]!.id);
  return spaceAt(table, other === 'bank' ? lastSpace(told) : other);
}

/** Where a figure came to last. */
function lastSpace(told: readonly Event[]): string {
  const came = told.findLast(({ type }) => type === 'moved' || type === 'placed');
  if (came?.type === 'moved') return came.path.at(-1)!;
  return came?.type === 'placed' ? came.to : '';
}

function deal(table: HTMLElement, layer: HTMLElement, event: EventOf<'drew'>, told: readonly Event[], ms: number) {
  const from = pointOf(table.querySelector('[data-place="supply"]')) ?? spaceAt(table, lastSpace(told));
  const to = seatAt(table, event.seat);
  if (from === null || to === null) return;
  const base = layer.getBoundingClientRect();
  const [left, top] = [from.x - base.x - CARD.width / 2, from.y - base.y - CARD.height / 2];
  for (let i = 0; i < event.n; i++) {
    const back = document.createElement('div');
    back.className = 'back';
    back.style.cssText = `left:${left}px;top:${top}px;width:${CARD.width}px;height:${CARD.height}px`;
    layer.append(back);
    const playing = back.animate(
      { transform: ['none', `translate(${to.x - from.x}px, ${to.y - from.y}px)`], opacity: [1, 1, 0.2] },
      { duration: ms * (1 - DEAL), delay: DEAL * ms * i, easing: 'ease-in-out', fill: 'both' },
    );
    playing.onfinish = () => back.remove();
    playing.oncancel = () => back.remove();
  }
}

/** The middle of a seat's tile, or of one's own things. */
function seatAt(table: HTMLElement, seat: Seat): Point | null {
  return pointOf(seatPart(table, seat));
}

/** Where a seat's gold stands. */
function purseAt(table: HTMLElement, seat: Seat): Point | null {
  const part = seatPart(table, seat);
  return pointOf(part?.querySelector('[data-num="gold"]') ?? part);
}

const seatPart = (table: HTMLElement, seat: Seat): Element | null =>
  table.querySelector(`[data-zone="players"] [data-seat="${seat}"]`) ?? table.querySelector('[data-place="mat"]');

function spaceAt(table: HTMLElement, id: string): Point | null {
  return pointOf(table.querySelector(`[data-zone="board"] [data-place="${id}"]`));
}

function pointOf(element: Element | null): Point | null {
  const rect = element?.getBoundingClientRect();
  return rect === undefined || rect.width === 0 ? null : { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** When a card lies large in the middle, and when it sets out for its owner: shares of the time that it is shown. */
const [LIES, LEAVES] = [0.3, 0.7];
const SMALL = 0.15;

/** A card comes from who had it, or from the space where it happened, and goes to who gets it; what is sold goes away. */
export function travel(
  sign: HTMLElement,
  show: Extract<Show, { kind: 'gets' | 'sold' }>,
  { landMs, land: usual, hold }: ShownBeat,
  told: readonly Event[],
): void {
  const table = sign.closest<HTMLElement>('[data-desk]');
  const middle = pointOf(sign);
  if (table === null || middle === null || landMs === 0) return;
  const here = spaceAt(table, lastSpace(told)) ?? middle;
  const owner = seatAt(table, show.seat) ?? middle;
  const giver = show.kind === 'gets' && show.from !== null ? seatAt(table, show.from) : null;
  const [from, to] = show.kind === 'sold' ? [owner, middle] : [giver ?? here, owner];
  const at = ({ x, y }: Point) => `translate(${x - middle.x}px, ${y - middle.y}px) scale(${SMALL})`;
  sign.animate(
    [
      { transform: at(from), opacity: 0.8 },
      { transform: 'none', opacity: 1, offset: LIES },
      { transform: 'none', opacity: 1, offset: LEAVES },
      { transform: at(to), opacity: 0.6 },
    ],
    { duration: (landMs * (usual + hold)) / usual, easing: 'ease-in-out', fill: 'forwards' },
  );
}
