import {
  type CrewKind,
  crewPicture,
  drawFigure,
  type EnemyId,
  enemyPicture,
  type FortuneId,
  fortunePicture,
  type ItemId,
  itemPicture,
  kingPicture,
  matePicture,
} from '@roadstead/art/sword-and-skull';
import { serve } from '@roadstead/bots/worker';
import type { Figure } from '@roadstead/sword-and-skull';
import type { PictureName } from './picture-name.js';

/** Engraving takes some milliseconds a picture: it is done here, away from the hand that plays. */
serve<PictureName, string>(self, (name) => {
  const [sort, id = '', figure] = name.split(' ');
  switch (sort) {
    case 'figure':
      return drawFigure({ seat: Number(id), kind: figure as Figure });
    case 'crew':
      return crewPicture(id as CrewKind);
    case 'item':
      return itemPicture(id as ItemId);
    case 'fortune':
      return fortunePicture(id as FortuneId);
    case 'enemy':
      return enemyPicture(id as EnemyId);
    case 'mate':
      return matePicture();
    default:
      return kingPicture();
  }
});
