import type { Rectangle } from '@roadstead/art';
import type { Face, Layout } from '@roadstead/art/port-royal';

/** A number that is laid over the picture of a card. */
interface Figure {
  readonly box: Rectangle;
  readonly value: number;
  /** In light ink on a dark sign. */
  readonly light: boolean;
  /** How much of the height of its box it takes. */
  readonly share: number;
}

export function figuresOn(face: Face, { topLeft, bottomLeft, figure, coins }: Layout): readonly Figure[] {
  switch (face.type) {
    case 'ship':
      return [
        { box: bottomLeft, value: face.coins, light: false, share: 0.62 },
        ...(face.swords === null ? [] : [{ box: figure, value: face.swords, light: false, share: 0.74 }]),
      ];
    case 'person':
      return [
        { box: topLeft, value: face.influence, light: true, share: 0.58 },
        { box: bottomLeft, value: face.cost, light: true, share: 0.58 },
      ];
    case 'expedition':
      return [
        { box: topLeft, value: face.influence, light: true, share: 0.58 },
        { box: bottomLeft, value: face.coins, light: false, share: 0.62 },
      ];
    case 'tax':
      return [{ box: bottomLeft, value: face.threshold, light: false, share: 0.5 }];
    case 'contract':
      return face.coins.map((value, i) => ({ box: coins[i]!, value, light: false, share: 0.62 }));
    default:
      return [];
  }
}

/** Two digits are set smaller to fit. */
export const figureSize = ({ box, value, share }: Figure): number =>
  Math.min(box.w * (value > 9 ? 0.84 : 1.5), box.h * share);
