import { type Random, shuffle } from '@roadstead/kernel';
import { hiddenOf, type Net, scoreOf, softmax, weightCount } from './net.js';

/** A position: the features of every seat, and each seat's share of the victory in the end. */
export interface Sample {
  readonly inputs: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

export function freshNet(features: number, hidden: number, random: Random): Net {
  const spread = 1 / Math.sqrt(features);
  const weight = () => ((random.int(2_000_001) - 1_000_000) / 1_000_000) * spread;
  return { features, hidden, weights: Array.from({ length: weightCount(features, hidden) }, weight) };
}

/** How surprised the net is by the samples, on average: lower is better. */
export function lossOf(net: Net, samples: readonly Sample[]): number {
  let loss = 0;
  for (const { inputs, shares } of samples) {
    const p = softmax(inputs.map((input) => scoreOf(net, hiddenOf(net, input))));
    for (let i = 0; i < p.length; i++) loss -= shares[i]! * Math.log(Math.max(1e-9, p[i]!));
  }
  return loss / samples.length;
}

const BATCH = 64;

/** One pass over the samples by Adam: each weight goes its own way at its own pace. */
export class Trainer {
  private readonly net: Net;
  private readonly first: number[];
  private readonly second: number[];
  private steps = 0;

  constructor(net: Net) {
    this.net = net;
    this.first = net.weights.map(() => 0);
    this.second = net.weights.map(() => 0);
  }

  pass(samples: readonly Sample[], rate: number, random: Random): void {
    const order = [...samples.keys()];
    shuffle(order, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const slope = this.net.weights.map(() => 0);
      const batch = order.slice(from, from + BATCH);
      for (const i of batch) addSlope(this.net, samples[i]!, slope);
      this.step(slope, rate, batch.length);
    }
  }

  private step(slope: readonly number[], rate: number, size: number): void {
    this.steps++;
    const { weights } = this.net;
    for (let i = 0; i < weights.length; i++) {
      const g = slope[i]! / size;
      this.first[i] = 0.9 * this.first[i]! + 0.1 * g;
      this.second[i] = 0.999 * this.second[i]! + 0.001 * g * g;
      const mean = this.first[i]! / (1 - 0.9 ** this.steps);
      const size2 = this.second[i]! / (1 - 0.999 ** this.steps);
      weights[i]! -= (rate * mean) / (Math.sqrt(size2) + 1e-8);
    }
  }
}

function addSlope(net: Net, { inputs, shares }: Sample, slope: number[]): void {
  const { features, hidden, weights } = net;
  const layers = inputs.map((input) => hiddenOf(net, input));
  const p = softmax(layers.map((layer) => scoreOf(net, layer)));
  const out = hidden * (features + 1);
  for (let seat = 0; seat < inputs.length; seat++) {
    const error = p[seat]! - shares[seat]!;
    for (let h = 0; h < hidden; h++) {
      const y = layers[seat]![h]!;
      slope[out + h]! += error * y;
      const back = error * weights[out + h]! * (1 - y * y);
      slope[hidden * features + h]! += back;
      for (let f = 0; f < features; f++) slope[h * features + f]! += back * inputs[seat]![f]!;
    }
  }
}
