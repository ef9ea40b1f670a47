/**
 * A small net that gives every seat a score by its features; the chances to win are the softmax of the scores. It fits any
 * number of seats, since all seats share it.
 */
export interface Net {
  readonly features: number;
  readonly hidden: number;
  /** hidden × features weights, hidden biases, hidden output weights: all in one list. */
  readonly weights: number[];
}

export function weightCount(features: number, hidden: number): number {
  return hidden * (features + 2);
}

/** The outputs of the hidden layer. */
export function hiddenOf({ features, hidden, weights }: Net, input: readonly number[]): number[] {
  const out: number[] = [];
  for (let h = 0; h < hidden; h++) {
    let sum = weights[hidden * features + h]!;
    for (let f = 0; f < features; f++) sum += weights[h * features + f]! * input[f]!;
    out.push(Math.tanh(sum));
  }
  return out;
}

export function scoreOf(net: Net, hidden: readonly number[]): number {
  const offset = net.hidden * (net.features + 1);
  let score = 0;
  for (let h = 0; h < net.hidden; h++) score += net.weights[offset + h]! * hidden[h]!;
  return score;
}

/** Each seat's chance to win. */
export function chances(net: Net, inputs: readonly (readonly number[])[]): number[] {
  return softmax(inputs.map((input) => scoreOf(net, hiddenOf(net, input))));
}

export function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / sum);
}
