import { type Action, companies, type View } from '@roadstead/companies';
import { parseOptions, shareOf } from '@roadstead/kernel';
import type { Skill } from '../search/skill.js';
import type { NetToTrain } from '../train/net-to-train.js';
import { FEATURES, featuresOf } from './features.js';
import { decide } from './policy.js';
import { companiesSkill } from './skill.js';
import { CAPTAIN, WEIGHT_ROWS } from './weight-rows.js';

const { rusher, trader, fighter, builder, researcher } = WEIGHT_ROWS;

/** Who sits at a table to be learned from: captains, and others who see things otherwise, so that the net knows them too. */
const STYLES = [CAPTAIN, fighter, CAPTAIN, trader, CAPTAIN, rusher, CAPTAIN, builder, CAPTAIN, researcher, CAPTAIN];

/** Who plays how changes with the number of seats and from calendar to calendar. */
const ofAllStyles: Skill<View, Action> = {
  ...companiesSkill,
  play: (view, seat, legal, random) => {
    const part = 4 * seat + 3 * view.players.length + 5 * view.calendar;
    return decide(view, seat, legal, STYLES[part % STYLES.length]!, random);
  },
};

const table = (seats: number, calendars = 3) => ({ seats, options: parseOptions(companies.options, { calendars }) });

const winner: NetToTrain = {
  game: companies,
  skill: ofAllStyles as Skill<unknown, unknown>,
  about: 'who will win',
  constant: 'VALUE_NET',
  features: (view) => featuresOf(view as View),
  featureCount: FEATURES,
  shares: (result) => result.ranking.map((_, seat) => shareOf(result, seat)),
  tables: [table(4), table(3), table(4), table(2), table(4), table(4, 1)],
};

export const companiesNets: Readonly<Record<string, NetToTrain>> = { winner };
