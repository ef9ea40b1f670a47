import { PALETTE } from '@roadstead/art';
import type { Types } from './types.js';

type PaletteToken = keyof typeof PALETTE;

/** A drawing of our own as something that can be put on a canvas; each is made once. */
export class Prints {
  private readonly made = new Map<string, Promise<HTMLImageElement>>();

  of(key: string, svg: () => string | Promise<string>, width: number, height: number): Promise<HTMLImageElement> {
    let print = this.made.get(key);
    if (print === undefined) {
      print = Promise.resolve(svg()).then((text) => printed(text, width, height));
      this.made.set(key, print);
    }
    return print;
  }
}

async function printed(svg: string, width: number, height: number): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** All that is needed to draw. */
export interface Easel {
  readonly context: CanvasRenderingContext2D;
  readonly prints: Prints;
  readonly types: Types;
}

/** The largest size at which a text fits. */
export function fitted(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
  size: number,
  font: string,
): number {
  context.font = `${size}px ${font}`;
  return Math.min(size, (size * width) / Math.max(1, context.measureText(text).width));
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Breaks a text at its spaces into lines of a width. */
export function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { font, colour, align = 'left' }: { font: string; colour: PaletteToken; align?: CanvasTextAlign },
): void {
  context.font = font;
  context.fillStyle = PALETTE[colour];
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  context.fillText(text, x, y);
}

export function rule(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  colour: PaletteToken,
): void {
  context.fillStyle = PALETTE[colour];
  context.fillRect(x, y, width, 2);
  context.fillRect(x, y + 5, width, 1);
}
