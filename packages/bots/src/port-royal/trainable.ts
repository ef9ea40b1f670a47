import { parseOptions, shareOf } from '@roadstead/kernel';
import { type Options, portRoyal, type View } from '@roadstead/port-royal';
import type { Skill } from '../search/skill.js';
import type { NetToTrain } from '../train/net-to-train.js';
import { RIVAL_FEATURES, rivalFeatures } from './adventure/rival-features.js';
import { TEAM_FEATURES, teamFeatures } from './adventure/team-features.js';
import { BOX_FEATURES, boxFeaturesOf } from './box-features.js';
import { FEATURES, featuresOf } from './features.js';
import { portRoyalSkill } from './policy/skill.js';
import { againstTime, TOGETHER_FEATURES, togetherFeatures } from './together-features.js';

const game = { game: portRoyal, skill: portRoyalSkill as Skill<unknown, unknown> };
const table = (seats: number, chosen: Record<string, unknown> = {}) => {
  return { seats, options: parseOptions(portRoyal.options, chosen) as Options };
};

const CHAPTERS = [1, 2, 3, 4, 5, 'variable'] as const;

/** Mostly the base game, and some of everything that is played against each other. */
const rivals: NetToTrain = {
  ...game,
  about: 'where everybody plays for themselves',
  constant: 'VALUE_NET',
  features: (view) => featuresOf(view as View),
  featureCount: FEATURES,
  shares: (result) => (result.winners.length === 0 ? null : result.ranking.map((_, seat) => shareOf(result, seat))),
  tables: [
    table(2),
    table(4),
    table(3),
    table(5),
    table(4),
    table(2),
    table(4, { end: 'expedition' }),
    table(3, { box: 'unterwegs' }),
    table(4, { with: ['unterwegs', 'gambler', 'contract-cards'] }),
    table(4, { with: ['contracts'] }),
    table(2),
    table(2, { end: 'expedition' }),
    table(2, { box: 'unterwegs' }),
    table(2, { with: ['unterwegs', 'gambler', 'contract-cards'] }),
    table(2, { with: ['contracts'] }),
  ],
};

/** Where boxes change how the game is won. */
const boxes: NetToTrain = {
  ...rivals,
  about: 'the same with contracts, gamblers or Under way!',
  constant: 'BOX_NET',
  features: (view) => boxFeaturesOf(view as View),
  featureCount: BOX_FEATURES,
  tables: [
    table(2, { with: ['contracts'] }),
    table(2, { with: ['unterwegs', 'gambler', 'contracts'] }),
    table(4, { with: ['contracts'] }),
    table(2, { box: 'unterwegs' }),
    table(4, { with: ['unterwegs', 'gambler', 'contracts'] }),
    table(2, { with: ['gambler'] }),
    table(3, { with: ['contracts'] }),
    table(4, { box: 'unterwegs' }),
    table(4, { with: ['gambler'] }),
    table(3, { with: ['unterwegs', 'gambler', 'contracts'] }),
    table(3, { box: 'unterwegs' }),
  ],
};

const coop = (seats: number, setAside = 0) => table(seats, { with: ['contracts'], mode: 'co-op', setAside });

/** The fewer players, the more games are won, and the more there is to learn. */
const together: NetToTrain = {
  ...game,
  about: 'where all win or lose as one',
  constant: 'TOGETHER_NET',
  features: (view) => {
    const features = togetherFeatures(view as View);
    return features && againstTime(features);
  },
  featureCount: TOGETHER_FEATURES,
  shares: ({ won }) => (won ? [1, 0] : [0, 1]),
  tables: [coop(1), coop(2), coop(3), coop(4), coop(5), coop(2), coop(4), coop(5), coop(1, 3), coop(3)],
};

/** Chapters of the adventure against each other … */
const chapters: NetToTrain = {
  ...rivals,
  about: 'chapters of the adventure, against each other',
  constant: 'RIVAL_NET',
  features: (view) => rivalFeatures(view as View),
  featureCount: RIVAL_FEATURES,
  tables: [2, 3, 4].flatMap((seats) => CHAPTERS.map((chapter) => table(seats, { chapter }))),
};

/** … and as a team. */
const team: NetToTrain = {
  ...together,
  about: 'chapters of the adventure, together',
  constant: 'TEAM_NET',
  features: (view) => {
    const features = teamFeatures(view as View);
    return features && againstTime(features);
  },
  featureCount: TEAM_FEATURES,
  tables: [1, 2, 3, 4].flatMap((seats) =>
    CHAPTERS.slice(0, 5).map((chapter) => table(seats, { chapter, ...(seats > 1 && { mode: 'co-op' }) })),
  ),
};

export const portRoyalNets: Readonly<Record<string, NetToTrain>> = { rivals, boxes, together, chapters, team };
