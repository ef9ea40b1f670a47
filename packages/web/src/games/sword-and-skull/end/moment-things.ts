import type { Typed } from '@roadstead/kernel';
import type { Event } from '@roadstead/sword-and-skull';
import { cardPicture } from '../faces/picture-name.js';
import { chip } from '../play/chip.js';
import type { PictureTile } from './tile.js';

/** What a moment was about: the Pirate King, where gold came from, what was owed. */
export function momentThings(events: readonly Typed[]): readonly PictureTile[] {
  return (events as readonly Event[]).flatMap((event, i) => {
    const tile = tileOf(event);
    return tile === null ? [] : [{ ...tile, key: String(i) }];
  });
}

function tileOf(event: Event): Omit<PictureTile, 'key'> | null {
  switch (event.type) {
    case 'price':
      return { face: signed('ransom'), mark: String(event.gold), isStrong: false };
    case 'result': {
      const face = event.foe === 'king' || event.foe === 'mate' ? event.foe : signed(event.foe);
      return { face, mark: event.totals.join(' : '), isStrong: event.winner === 0 };
    }
    case 'gold':
      if (event.why === 'ransom') return { face: 'king', mark: `−${event.n}`, isStrong: true };
      return {
        face: event.why.startsWith('F') ? cardPicture(event.why) : signed(event.why),
        mark: `+${event.n}`,
        isStrong: false,
      };
    case 'debt':
      return { face: signed('debt'), mark: `−${event.owed}`, isStrong: true };
    default:
      return null;
  }
}

/** Whatever gold changes hands for has a sign. */
const signed = (why: string) => ({ svg: chip(why)! });
