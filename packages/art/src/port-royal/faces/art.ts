import type { Pen } from '../../kit/pen.js';
import { eventArt } from '../adventure/event.js';
import { missionArt } from '../adventure/mission.js';
import { contractArt } from '../cards/contract.js';
import { expeditionArt } from '../cards/expedition.js';
import { taxArt } from '../cards/tax.js';
import { personArt } from '../persons/person-art.js';
import { shipArt } from '../ships/ship-art.js';
import { needsOf } from './needs.js';
import type { BackFace, Face } from './row.js';

/** The picture of a card, in the art window. */
export function artOf(pen: Pen, face: Exclude<Face, BackFace>, variant: number): string {
  switch (face.type) {
    case 'ship':
      return shipArt(pen, { colour: face.colour, skull: face.swords === null, variant });
    case 'person':
      return personArt(pen, { sitting: face, variant });
    case 'expedition':
      return expeditionArt(pen, needsOf(face), variant);
    case 'tax':
      return taxArt(pen, face.bonusTo === 'mostSwords' ? 'sword' : 'shield');
    case 'contract':
      return contractArt(pen, face.mark, variant);
    case 'mission':
      return missionArt(pen, variant);
    case 'event':
      return eventArt(pen, variant);
  }
}
