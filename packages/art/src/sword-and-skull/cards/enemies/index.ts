import { type DrawPicture, type PictureOptions, picture } from '../../../kit/picture.js';
import { ape, crocodile, cyclops, octopus, salamander, serpent } from './great-beasts.js';
import { buccaneers, castaway, deserters, hag, helmsman, skeleton } from './people.js';
import { bats, boar, crab, python } from './small-beasts.js';

const ENEMIES = {
  E01: crab,
  E02: bats,
  E03: castaway,
  E04: boar,
  E05: deserters,
  E06: crocodile,
  E07: python,
  E08: buccaneers,
  E09: skeleton,
  E10: ape,
  E11: helmsman,
  E12: hag,
  E13: octopus,
  E14: cyclops,
  E15: serpent,
  E16: salamander,
} as const satisfies Record<string, DrawPicture>;

export type EnemyId = keyof typeof ENEMIES;
export const ENEMY_IDS = Object.keys(ENEMIES) as EnemyId[];

export function enemyPicture(id: EnemyId, options?: PictureOptions): string {
  return picture(`ss-${id}`, ENEMIES[id], options);
}
