import { onceMore, RenewedLine, type WorkerPort } from '@roadstead/bots/worker';
import { SvelteMap } from 'svelte/reactivity';

/** Addresses of pictures that a worker draws by their names; what is not there yet is being drawn. */
export class PictureShelf<Name extends string> {
  private readonly line: RenewedLine<Name, string>;
  private readonly ready = new SvelteMap<string, string>();
  private readonly asked = new Set<string>();

  constructor(start: () => WorkerPort) {
    this.line = new RenewedLine(start);
  }

  /** The address of a picture, or undefined until it is drawn. The browser turns it into a bitmap at the size it is shown. */
  picture(name: Name): string | undefined {
    const address = this.ready.get(name);
    if (address === undefined && !this.asked.has(name)) void this.draw(name);
    return address;
  }

  /** The drawing itself, for whoever paints. */
  svg(name: Name): Promise<string> {
    return onceMore(() => this.line.ask(name));
  }

  private async draw(name: Name): Promise<void> {
    this.asked.add(name);
    try {
      const svg = await this.svg(name);
      this.ready.set(name, URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
    } catch {
      // Whoever looks again asks again; until then things go by their names.
      this.asked.delete(name);
    }
  }
}
