import { SvelteMap } from 'svelte/reactivity';
import type { PictureDone, PictureRequest } from './picture-worker.js';
import { rasterise } from './rasterise.js';

/** Addresses of pictures that a worker draws; what is not there yet is being drawn. */
export class PictureShelf<Name extends string> {
  private readonly address: string;
  private readonly ready = new SvelteMap<string, string>();
  private readonly asked = new Set<string>();
  private readonly waiting = new Map<number, (result: never) => void>();
  private worker: Worker | undefined;
  private next = 0;

  constructor(address: string) {
    this.address = address;
  }

  /** The address of a picture, or undefined until it is drawn. */
  picture(name: Name): string | undefined {
    const address = this.ready.get(name);
    if (address === undefined) this.wish(name, async () => new Blob([await this.svg(name)], { type: 'image/svg+xml' }));
    return address;
  }

  /** A heavy drawing is turned into a bitmap once for each width, and moved as one. */
  bitmap(name: Name, width: number, height: number): string | undefined {
    const sized = `${name} ${width}`;
    const address = this.ready.get(sized);
    if (address === undefined) {
      this.wish(sized, async () => {
        const bitmap = await rasterise(await this.svg(name), width, height);
        return this.ask<Blob>((id) => ({ id, bitmap }), [bitmap]);
      });
    }
    return address;
  }

  private svg(name: Name): Promise<string> {
    return this.ask((id) => ({ id, name }));
  }

  private ask<T>(request: (id: number) => PictureRequest<Name>, given: Transferable[] = []): Promise<T> {
    if (this.worker === undefined) {
      this.worker = new Worker(this.address, { type: 'module', name: 'pictures' });
      this.worker.onmessage = ({ data: { id, result } }: MessageEvent<PictureDone>) => {
        this.waiting.get(id)?.(result as never);
        this.waiting.delete(id);
      };
    }
    const id = ++this.next;
    const answer = new Promise<T>((done) => this.waiting.set(id, done));
    this.worker.postMessage(request(id), given);
    return answer;
  }

  private wish(name: string, make: () => Promise<Blob>): void {
    if (this.asked.has(name)) return;
    this.asked.add(name);
    make().then(
      (blob) => this.ready.set(name, URL.createObjectURL(blob)),
      // What cannot be drawn stays blank, and the game goes on.
      () => this.asked.delete(name),
    );
  }
}
