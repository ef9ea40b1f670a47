/** A drawing as a bitmap of a given size, in a file: tables move bitmaps, never drawings. A worker may do the packing. */
export async function rasterise(
  svg: string,
  width: number,
  height: number,
  pack: (bitmap: ImageBitmap) => Promise<Blob> = packHere,
): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await pack(await createImageBitmap(canvas));
  } finally {
    URL.revokeObjectURL(address);
  }
}

function packHere(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob();
}
