import { parseOptions } from '@roadstead/kernel';
import { type Options, portRoyal } from '@roadstead/port-royal';
import type { Skill } from '../search/skill.js';
import type { Trainable } from '../train/self-play.js';
import type { TrainPlan } from '../train/train.js';
import { FEATURES, featuresOf } from './features.js';
import { portRoyalSkill } from './policy/skill.js';
import { TUNED_WEIGHTS } from './policy/weights.js';

export const portRoyalTrainable: Trainable = {
  game: portRoyal,
  skill: portRoyalSkill(TUNED_WEIGHTS) as Skill<unknown, unknown>,
  features: featuresOf as Trainable['features'],
  featureCount: FEATURES,
};

const options = (chosen: Record<string, unknown>) => parseOptions(portRoyal.options, chosen) as Options;

/** Mostly the base game, and some of everything that is played against each other. */
export const PORT_ROYAL_TABLES: TrainPlan['tables'] = [
  { seats: 2, options: options({}) },
  { seats: 4, options: options({}) },
  { seats: 3, options: options({}) },
  { seats: 5, options: options({}) },
  { seats: 4, options: options({}) },
  { seats: 2, options: options({}) },
  { seats: 4, options: options({ end: 'expedition' }) },
  { seats: 3, options: options({ box: 'unterwegs' }) },
  { seats: 4, options: options({ with: ['unterwegs', 'gambler', 'contract-cards'] }) },
  { seats: 4, options: options({ with: ['contracts'] }) },
];
