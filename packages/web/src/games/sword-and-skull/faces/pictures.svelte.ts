import { SvelteMap } from 'svelte/reactivity';
import { rasterise } from '../../../ui/rasterise.js';
import { draw, pack } from './draw.js';
import type { PictureName } from './picture-name.js';

/** Addresses of pictures by name; what is not there yet is being drawn. */
const ready = new SvelteMap<string, string>();
const asked = new Set<string>();

/** The address of a picture, or undefined until it is drawn. The browser turns it into a bitmap at the size it is shown. */
export function pictureAddress(name: PictureName): string | undefined {
  const address = ready.get(name);
  if (address === undefined) wish(name, async () => new Blob([await draw(name)], { type: 'image/svg+xml' }));
  return address;
}

/** The island's drawing is heavy: it is turned into a bitmap once for each width and theme, and moved as one. */
export function islandAddress(isNight: boolean, width: number, height: number): string | undefined {
  const name: PictureName = isNight ? 'island night' : 'island day';
  const sized = `${name} ${width}`;
  const address = ready.get(sized);
  if (address === undefined) wish(sized, async () => pack(await rasterise(await draw(name), width, height)));
  return address;
}

function wish(name: string, make: () => Promise<Blob>): void {
  if (asked.has(name)) return;
  asked.add(name);
  make().then(
    (blob) => ready.set(name, URL.createObjectURL(blob)),
    // What cannot be drawn stays blank, and the game goes on.
    () => asked.delete(name),
  );
}
