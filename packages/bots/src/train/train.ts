import { FastRandom, type OptionValues } from '@roadstead/kernel';
import { freshNet, lossOf, type Sample, Trainer } from '../value/fit.js';
import type { Net } from '../value/net.js';
import { learnFrom, type Trainable } from './self-play.js';

export interface TrainPlan {
  readonly seed: string;
  readonly games: number;
  /** Player counts and options that take turns. */
  readonly tables: readonly { readonly seats: number; readonly options: OptionValues }[];
  readonly hidden: number;
  readonly passes: number;
}

export interface Trained {
  readonly net: Net;
  /** How surprised the net is by games it has not learned from, and how surprised one is who knows nothing. */
  readonly loss: number;
  readonly blindLoss: number;
  readonly samples: number;
}

/** One round of the tables in so many is kept apart to measure by. */
const TEST_ONE_IN = 20;
const KEEP_ONE_IN = 4;
const STRAY_ONE_IN = 25;
const RATE = 0.003;
const RATE_FALLS_TO = 0.75;

/** Lets a skill play against itself and teaches a net who wins from where. `progress` goes from 0 to 1. */
export function train(trainable: Trainable, plan: TrainPlan, progress: (part: number) => void): Trained {
  const learned: Sample[] = [];
  const apart: Sample[] = [];
  for (let game = 0; game < plan.games; game++) {
    const table = plan.tables[game % plan.tables.length]!;
    const seed = `${plan.seed}/train/${game}`;
    const samples = learnFrom(trainable, { seed, ...table, keepOneIn: KEEP_ONE_IN, strayOneIn: STRAY_ONE_IN });
    const round = Math.floor(game / plan.tables.length);
    (round % TEST_ONE_IN === 0 ? apart : learned).push(...samples);
    progress((0.7 * (game + 1)) / plan.games);
  }
  const random = new FastRandom(`${plan.seed}/net`);
  const net = freshNet(trainable.featureCount, plan.hidden, random);
  const trainer = new Trainer(net);
  for (let pass = 0; pass < plan.passes; pass++) {
    trainer.pass(learned, RATE * RATE_FALLS_TO ** pass, random);
    progress(0.7 + (0.3 * (pass + 1)) / plan.passes);
  }
  const blindLoss = apart.reduce((sum, { shares }) => sum + Math.log(shares.length), 0) / apart.length;
  return { net, loss: lossOf(net, apart), blindLoss, samples: learned.length };
}
