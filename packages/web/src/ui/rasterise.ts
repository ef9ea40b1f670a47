/** A drawing as a bitmap of a given size: tables move bitmaps, never drawings. */
export async function rasterise(svg: string, width: number, height: number): Promise<ImageBitmap> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    return await rasteriseAt(address, width, height);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The same of a drawing that has an address. */
export async function rasteriseAt(address: string, width: number, height: number): Promise<ImageBitmap> {
  const image = new Image(width, height);
  image.src = address;
  await image.decode();
  return printed(image, width, height);
}

/** Made of the drawing itself it is painted beside the hand that plays; a canvas takes that hand as long as all the rest does. */
async function printed(image: HTMLImageElement, width: number, height: number): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(image, { resizeWidth: width, resizeHeight: height }).catch(() => null);
  // Not every browser can do that with a drawing, or heeds the size.
  if (bitmap?.width === width && bitmap.height === height) return bitmap;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return createImageBitmap(canvas);
}
