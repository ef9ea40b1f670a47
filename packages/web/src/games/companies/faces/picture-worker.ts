import {
  type AdministratorKind,
  administratorPicture,
  type BuildingId,
  buildingPicture,
  type GoodId,
  goodPicture,
  type NationId,
  nationPicture,
  type ResearchId,
  researchPicture,
  type ShipType,
  type StrategyId,
  shipPicture,
  strategyPicture,
  type Tile,
  tilePicture,
} from '@roadstead/art/companies';
import { serve } from '@roadstead/bots/worker';
import type { PictureName } from './picture-name.js';

/** Engraving takes some milliseconds a picture: it is done here, away from the hand that plays. */
serve<PictureName, string>(self, (name) => {
  const sort = name.slice(0, name.indexOf(' '));
  const id = name.slice(sort.length + 1);
  switch (sort) {
    case 'strategy':
      return strategyPicture(id as StrategyId);
    case 'research':
      return researchPicture(id as ResearchId);
    case 'tile':
      return tilePicture(JSON.parse(id) as Tile);
    case 'ship':
      return shipPicture(id as ShipType);
    case 'building':
      return buildingPicture(id as BuildingId);
    case 'administrator':
      return administratorPicture(id as AdministratorKind);
    case 'nation':
      return nationPicture(id as NationId);
    default:
      return goodPicture(id as GoodId);
  }
});
