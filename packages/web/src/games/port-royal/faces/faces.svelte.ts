import { faceSize, type Lod } from '@roadstead/art';
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
/** The newest wish comes first: it is what somebody looks at. */
const wishes: (() => Promise<void>)[] = [];
let isBusy = false;

/** The address of a face, or undefined until it is drawn. `zoom`: device pixels for a CSS pixel at this table's scale. */
export function faceAddress(picture: Picture, lod: Lod, zoom: number): string | undefined {
  const name = nameOf(picture, lod, zoom);
  const address = ready.get(name);
  if (address === undefined && !asked.has(name)) {
    asked.add(name);
    wishes.unshift(() => make(name, picture, lod, zoom));
    void work();
  }
  return address;
}

/** Draws faces that are not shown yet, when there is nothing else to do. */
export function drawAhead(pictures: readonly Picture[], lod: Lod, zoom: number): void {
  for (const picture of pictures) {
    const name = nameOf(picture, lod, zoom);
    if (asked.has(name)) continue;
    asked.add(name);
    wishes.push(() => make(name, picture, lod, zoom));
  }
  void work();
}

const nameOf = ({ face, variant }: Picture, lod: Lod, zoom: number): string =>
  `${pictureKey(face, variant)} ${lod} ${step(zoom)}`;

/** Zooms in steps of a half, so that a window dragged wider does not draw everything again. */
const step = (zoom: number): number => Math.min(4, Math.max(1, Math.ceil(zoom * 2) / 2));

async function work(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let wish = wishes.shift(); wish !== undefined; wish = wishes.shift()) {
    await wish();
    await idle();
  }
  isBusy = false;
}

/** A breath between two faces, so that no tap waits for them. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 60 }) : setTimeout(resolve, 8),
  );

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
