import type { Action } from '@roadstead/companies';
import type { PictureName } from './picture-name.js';

/** What is bought, built, chosen or delivered is known by its picture. */
export function pictureOf(action: Action): PictureName | null {
  switch (action.type) {
    case 'research':
      return `research ${action.card}`;
    case 'card':
    case 'mark':
      return `strategy ${action.card}`;
    case 'move':
      return `strategy ${action.to}`;
    case 'buy':
    case 'capture':
      return `ship ${action.ship}`;
    case 'warehouse':
      return 'building warehouse';
    case 'fort':
      return 'building fort';
    case 'administrator':
    case 'change':
      return `administrator ${action.kind}`;
    case 'nation':
    case 'ally':
      return `nation ${action.nation}`;
    case 'deliver':
    case 'dump':
    case 'pay':
      return `good ${action.good}`;
    default:
      return null;
  }
}
