import type { Livery } from '../emblems/livery.js';
import type { Pen } from '../pen.js';
import type { Looks } from './looks.js';
import { type Dress, type Pose, portrait } from './portrait.js';

/** Whoever sits here deals in nobody's colours. */
const PLAIN: Livery = { hue: '#5b4733', ink: '#f3e7cb', emblem: 'anchor', pattern: 'solid' };

export interface Sitting {
  readonly looks: Looks;
  readonly dress: Dress;
  readonly pose?: Pose;
  readonly companion?: Looks;
}

export function sit(pen: Pen, { looks, dress, pose = 0, companion }: Sitting): string {
  return portrait(pen, { looks, dress, pose, livery: PLAIN, ...(companion ? { companion } : {}) });
}
