import type { Lod } from '@roadstead/art';
import { faceSize } from '@roadstead/art/port-royal';
import { SvelteMap } from 'svelte/reactivity';
import { draw } from './draw.js';
import { type Picture, pictureKey } from './face-of.js';
import { rasterise } from './rasterise.js';
import { dropOld, keep, kept } from './shelf.js';

/** The widest that a card of each level is shown, in CSS pixels. */
const WIDTHS: Readonly<Record<Lod, number>> = { l: 340, m: 200, s: 92, chip: 32 };

export const lodFor = (width: number): Lod => (width > 230 ? 'l' : width >= 88 ? 'm' : 's');

/** Addresses of bitmaps by name; what is not there yet is being made. */
const ready = new SvelteMap<string, string>();
const asked = new Set<string>();
/** What is still to be made, by name; what somebody looks at goes before the rest, the newest first. */
const wishes = new Map<string, () => Promise<void>>();
const urgent: string[] = [];
let isBusy = false;
/** Ends a breath early. */
let hurry: (() => void) | undefined;

/** The address of a face, or undefined until it is drawn. `zoom`: device pixels for a CSS pixel at this table's scale. */
export function faceAddress(picture: Picture, lod: Lod, zoom: number): string | undefined {
  const name = nameOf(picture, lod, zoom);
  const address = ready.get(name);
  if (address !== undefined) return address;
  wish(name, picture, lod, zoom);
  urgent.push(name);
  hurry?.();
  void work();
  return undefined;
}

/** Draws faces that are not shown yet, when there is nothing else to do. */
export function drawAhead(pictures: readonly Picture[], lod: Lod, zoom: number): void {
  for (const picture of pictures) wish(nameOf(picture, lod, zoom), picture, lod, zoom);
  void work();
}

function wish(name: string, picture: Picture, lod: Lod, zoom: number): void {
  if (asked.has(name)) return;
  asked.add(name);
  wishes.set(name, () => make(name, picture, lod, zoom));
}

function nextWish(): (() => Promise<void>) | undefined {
  for (let name = urgent.pop(); name !== undefined; name = urgent.pop()) if (wishes.has(name)) return taken(name);
  const [first] = wishes.keys();
  return first === undefined ? undefined : taken(first);
}

function taken(name: string): (() => Promise<void>) | undefined {
  const make = wishes.get(name);
  wishes.delete(name);
  return make;
}

const nameOf = ({ face, variant }: Picture, lod: Lod, zoom: number): string =>
  `${pictureKey(face, variant)} ${lod} ${step(zoom)}`;

/** Zooms in steps of a half, so that a window dragged wider does not draw everything again. */
const step = (zoom: number): number => Math.min(4, Math.max(1, Math.ceil(zoom * 2) / 2));

async function work(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let make = nextWish(); make !== undefined; make = nextWish()) {
    await make();
    await (urgent.length > 0 ? undefined : idle());
  }
  isBusy = false;
}

/** A breath between two faces, so that no tap waits for them. It ends as soon as somebody looks at a face that is missing. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    hurry = resolve;
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 60 });
    else setTimeout(resolve, 8);
  });

async function make(name: string, picture: Picture, lod: Lod, zoom: number): Promise<void> {
  try {
    const blob = (await kept(name)) ?? (await fresh(name, picture, lod, zoom));
    ready.set(name, URL.createObjectURL(blob));
  } catch {
    // The placeholder stays, and the card can be played all the same.
    asked.delete(name);
  }
}

async function fresh(name: string, picture: Picture, lod: Lod, zoom: number): Promise<Blob> {
  const { w, h } = faceSize(lod);
  const width = Math.round(WIDTHS[lod] * step(zoom));
  const blob = await rasterise(await draw(picture, lod), width, Math.round((width * h) / w));
  void keep(name, blob);
  return blob;
}

void dropOld();
