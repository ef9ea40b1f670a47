import { webPort } from '@roadstead/bots/worker';
import { PictureShelf } from '../../../ui/picture-shelf.svelte.js';
import type { PictureName } from './picture-name.js';
import address from './picture-worker.ts?worker&url';

export const pictures = new PictureShelf<PictureName>(() =>
  webPort(new Worker(address, { type: 'module', name: 'pictures' })),
);
