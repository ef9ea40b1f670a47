import { SvelteMap } from 'svelte/reactivity';
import type { PictureDone, PictureRequest } from './picture-worker.js';

/** Addresses of pictures that a worker draws; what is not there yet is being drawn. */
export class PictureShelf<Name extends string> {
  private readonly address: string;
  private readonly ready = new SvelteMap<string, string>();
  private readonly asked = new Set<string>();
  private readonly waiting = new Map<number, (svg: string) => void>();
  private worker: Worker | undefined;
  private next = 0;

  constructor(address: string) {
    this.address = address;
  }

  /** The address of a picture, or undefined until it is drawn. The browser turns it into a bitmap at the size it is shown. */
  picture(name: Name): string | undefined {
    const address = this.ready.get(name);
    if (address === undefined && !this.asked.has(name)) {
      this.asked.add(name);
      void this.svg(name).then((svg) => {
        this.ready.set(name, URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
      });
    }
    return address;
  }

  /** The drawing itself, for whoever paints. */
  svg(name: Name): Promise<string> {
    if (this.worker === undefined) {
      this.worker = new Worker(this.address, { type: 'module', name: 'pictures' });
      this.worker.onmessage = ({ data: { id, svg } }: MessageEvent<PictureDone>) => {
        this.waiting.get(id)?.(svg);
        this.waiting.delete(id);
      };
    }
    const id = ++this.next;
    const request: PictureRequest<Name> = { id, name };
    this.worker.postMessage(request);
    return new Promise((done) => this.waiting.set(id, done));
  }
}
