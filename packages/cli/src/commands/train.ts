import { writeFile } from 'node:fs/promises';
import { PORT_ROYAL_TABLES, portRoyalTrainable, type Trained, type TrainPlan, train as trainBy } from '@roadstead/bots';
import { readArgs, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { Progress } from '../progress.js';
import { UsageError } from '../usage.js';

const MAX_GAMES = 10_000_000;
const MAX_HIDDEN = 256;
const MAX_PASSES = 1000;

const HELP = `Teaches the net that tells who is winning, from games of the policy against itself.

Usage: roadstead train [options]

  --games N    games to learn from (20000)
  --hidden N   size of the hidden layer (16)
  --passes N   how often each position is learned from (12)
  --game ID    the game (port-royal)
  --seed TEXT  the same seed gives the same net (roadstead)
  --out FILE   writes the net as TypeScript
  -h, --help   this text

One game in twenty is kept apart, and the net is measured on it: its loss says
how surprised it is by who wins; a lower one is better. The shipped net was made
by the example.

Examples:
  roadstead train --games 20000 --out packages/bots/src/port-royal/value-net.ts
  roadstead train --games 2000 --hidden 32
`;

export const train: Command = {
  name: 'train',
  summary: 'teaches the net that tells who is winning',
  help: HELP,
  async run(argv, { stdout, stderr }) {
    const { values } = readArgs({
      args: [...argv],
      options: {
        games: { type: 'string' },
        hidden: { type: 'string' },
        passes: { type: 'string' },
        game: { type: 'string' },
        seed: { type: 'string' },
        out: { type: 'string' },
      },
    });
    if ((values.game ?? 'port-royal') !== 'port-royal')
      throw new UsageError(`there is nothing to train for "${values.game}"`);
    const plan: TrainPlan = {
      seed: values.seed ?? 'roadstead',
      games: wholeNumber('--games', values.games, 20_000, 20, MAX_GAMES),
      hidden: wholeNumber('--hidden', values.hidden, 16, 1, MAX_HIDDEN),
      passes: wholeNumber('--passes', values.passes, 12, 1, MAX_PASSES),
      tables: PORT_ROYAL_TABLES,
    };
    const bar = new Progress(stderr, 100, 'per cent');
    const trained = trainBy(portRoyalTrainable, plan, (part) => bar.update(Math.round(part * 100)));
    bar.clear();
    stdout.write(
      `Learned from ${trained.samples} positions. Loss on games kept apart: ${trained.loss.toFixed(4)} ` +
        `(knowing nothing: ${trained.blindLoss.toFixed(4)}).\n`,
    );
    if (values.out !== undefined) await writeFile(values.out, sourceOf(trained, plan));
    return 0;
  },
};

function sourceOf({ net }: Trained, { games, seed }: TrainPlan): string {
  const weights = net.weights.map((weight) => weight.toFixed(4)).join(', ');
  return `import type { Net } from '../value/net.js';

/** Made by \`roadstead train --games ${games} --seed ${seed}\`. */
// biome-ignore format: data
// biome-ignore lint/suspicious/noApproximativeNumericConstant: learned, not known
export const VALUE_NET: Net = { features: ${net.features}, hidden: ${net.hidden}, weights: [${weights}] };
`;
}
