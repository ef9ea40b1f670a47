/** What a worker that draws is asked: a picture by its name, or to turn a bitmap into a file. */
export type PictureRequest<Name extends string = string> =
  | { readonly id: number; readonly name: Name }
  | { readonly id: number; readonly bitmap: ImageBitmap };

export interface PictureDone {
  readonly id: number;
  readonly result: string | Blob;
}

/** Answers what a shelf asks, in a worker. */
export function drawInWorker<Name extends string>(draw: (name: Name) => string): void {
  self.onmessage = async ({ data }: MessageEvent<PictureRequest<Name>>) => {
    const result = 'name' in data ? draw(data.name) : await pack(data.bitmap);
    const done: PictureDone = { id: data.id, result };
    self.postMessage(done);
  };
}

async function pack(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type: 'image/png' });
}
