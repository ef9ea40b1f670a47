import { saveFile } from '../../ui/save-file.js';

/** Hands a picture to whatever the device shares with; where it cannot, it is saved. Says what became of it. */
export async function sharePicture(
  name: string,
  picture: Blob,
  text: string,
): Promise<'shared' | 'saved' | 'given up'> {
  const files = [new File([picture], name, { type: picture.type })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files, text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'given up';
    }
  }
  saveFile(name, picture.type, picture);
  return 'saved';
}
