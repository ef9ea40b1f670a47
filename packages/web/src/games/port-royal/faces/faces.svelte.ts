import type { Lod } from '@roadstead/art';
import { faceSize } from '@roadstead/art/port-royal';
import { onceMore } from '@roadstead/bots/worker';
import { SvelteMap } from 'svelte/reactivity';
import { rasterise } from '../../../ui/rasterise.js';
import { type Bitmap, lodFor, pixelsFor, sharpOf, standInOf } from './bitmaps.js';
import { draw, pack } from './draw.js';
import { type Picture, pictureKey } from './face-of.js';
import { dropOld, keep, kept } from './shelf.js';

/** Bitmaps by picture; what is not there yet is being made. */
const ready = new SvelteMap<string, readonly Bitmap[]>();
const asked = new Set<string>();
/** What is still to be made, by name; what somebody looks at goes before the rest, the newest first. */
const wishes = new Map<string, () => Promise<void>>();
const urgent: string[] = [];
let isBusy = false;
/** Ends a breath early. */
let hurry: (() => void) | undefined;

/** The bitmap of a card so wide, or the best that stands in for it; undefined until one is drawn. */
export function faceBitmap(picture: Picture, width: number, zoom: number): Bitmap | undefined {
  const bitmaps = ready.get(keyOf(picture)) ?? [];
  const [lod, pixels] = [lodFor(width), pixelsFor(width, zoom)];
  const sharp = sharpOf(bitmaps, lod, pixels);
  if (sharp !== undefined) return sharp;
  urgent.push(wish(picture, lod, pixels));
  hurry?.();
  void work();
  return standInOf(bitmaps);
}

/** Draws faces that are not shown yet, when there is nothing else to do. */
export function drawAhead(pictures: readonly Picture[], width: number, zoom: number): void {
  for (const picture of pictures) wish(picture, lodFor(width), pixelsFor(width, zoom));
  void work();
}

const keyOf = ({ face, variant }: Picture): string => pictureKey(face, variant);

function wish(picture: Picture, lod: Lod, pixels: number): string {
  const name = `${keyOf(picture)} ${lod} ${pixels}`;
  if (!asked.has(name)) {
    asked.add(name);
    wishes.set(name, () => make(name, picture, lod, pixels));
  }
  return name;
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

async function make(name: string, picture: Picture, lod: Lod, pixels: number): Promise<void> {
  try {
    const blob = (await kept(name)) ?? (await onceMore(() => fresh(name, picture, lod, pixels)));
    const key = keyOf(picture);
    ready.set(key, [...(ready.get(key) ?? []), { lod, pixels, address: URL.createObjectURL(blob) }]);
  } catch {
    // The placeholder stays, and the card can be played all the same.
    asked.delete(name);
  }
}

async function fresh(name: string, picture: Picture, lod: Lod, pixels: number): Promise<Blob> {
  const { w, h } = faceSize(lod);
  const blob = await pack(await rasterise(await draw(picture, lod), pixels, Math.round((pixels * h) / w)));
  void keep(name, blob);
  return blob;
}

void dropOld();
