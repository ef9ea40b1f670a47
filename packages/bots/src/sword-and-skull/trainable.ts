import { parseOptions, shareOf } from '@roadstead/kernel';
import { type Action, swordAndSkull, type View } from '@roadstead/sword-and-skull';
import type { Skill } from '../search/skill.js';
import type { NetToTrain } from '../train/net-to-train.js';
import { FEATURES, featuresOf } from './features.js';
import { decide } from './policy.js';
import { swordAndSkullSkill } from './skill.js';
import { WEIGHT_ROWS } from './weight-rows.js';

const { captain, rusher, hoarder, fighter, collector } = WEIGHT_ROWS;

/** Who sits at a table to be learned from: captains, and others who see things otherwise, so that the net knows them too. */
const STYLES = [captain, fighter, captain, rusher, captain, hoarder, captain, collector, captain];

const ofAllStyles: Skill<View, Action> = {
  ...swordAndSkullSkill,
  play: (view, seat, legal) => decide(view, seat, legal, STYLES[(seat + view.start) % STYLES.length]!),
};

const table = (seats: number) => ({ seats, options: parseOptions(swordAndSkull.options, {}) });

const winner: NetToTrain = {
  game: swordAndSkull,
  skill: ofAllStyles as Skill<unknown, unknown>,
  about: 'who will win',
  constant: 'VALUE_NET',
  features: (view) => featuresOf(view as View),
  featureCount: FEATURES,
  shares: (result) => result.ranking.map((_, seat) => shareOf(result, seat)),
  tables: [table(4), table(2), table(3), table(4), table(5), table(2)],
};

export const swordAndSkullNets: Readonly<Record<string, NetToTrain>> = { winner };
