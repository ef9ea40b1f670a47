import { writeFile } from 'node:fs/promises';
import { PORT_ROYAL_NETS, type Trained, type TrainPlan, train as trainBy } from '@roadstead/bots';
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
  --net NAME   rivals: where everybody plays for himself; boxes: the same with
               contracts, gamblers or Under way!; together: where all win or
               lose as one (rivals)
  --seed TEXT  the same seed gives the same net (roadstead)
  --out FILE   writes the net as TypeScript
  -h, --help   this text

One game in twenty is kept apart, and the net is measured on it: its loss says
how surprised it is by who wins; a lower one is better. The shipped nets say in
their files how they were made.

Examples:
  roadstead train --games 20000 --out net.ts
  roadstead train --net together --games 2000 --hidden 32
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
        net: { type: 'string' },
        seed: { type: 'string' },
        out: { type: 'string' },
      },
    });
    if ((values.game ?? 'port-royal') !== 'port-royal')
      throw new UsageError(`there is nothing to train for "${values.game}"`);
    const name = values.net ?? 'rivals';
    const net = Object.hasOwn(PORT_ROYAL_NETS, name) ? PORT_ROYAL_NETS[name] : undefined;
    if (net === undefined) {
      const known = Object.keys(PORT_ROYAL_NETS).join(' or ');
      throw new UsageError(`--net must be ${known}, not "${name}"`);
    }
    const plan: TrainPlan = {
      seed: values.seed ?? 'roadstead',
      games: wholeNumber('--games', values.games, 20_000, 20, MAX_GAMES),
      hidden: wholeNumber('--hidden', values.hidden, 16, 1, MAX_HIDDEN),
      passes: wholeNumber('--passes', values.passes, 12, 1, MAX_PASSES),
      tables: net.tables,
    };
    const bar = new Progress(stderr, 100, 'per cent');
    const trained = trainBy(net, plan, (part) => bar.update(Math.round(part * 100)));
    bar.clear();
    stdout.write(
      `Learned from ${trained.samples} positions. Loss on games kept apart: ${trained.loss.toFixed(4)} ` +
        `(knowing nothing: ${trained.blindLoss.toFixed(4)}).\n`,
    );
    if (values.out !== undefined) await writeFile(values.out, sourceOf(trained, commandOf(name, plan), net.constant));
    return 0;
  },
};

function commandOf(net: string, { games, hidden, passes, seed }: TrainPlan): string {
  return `roadstead train --net ${net} --games ${games} --hidden ${hidden} --passes ${passes} --seed ${seed}`;
}

function sourceOf({ net }: Trained, command: string, constant: string): string {
  const weights = net.weights.map((weight) => weight.toFixed(4)).join(' ');
  return `import type { Net } from '../value/net.js';

const WEIGHTS =
  '${weights}';

/** Made by \`${command}\`. */
export const ${constant}: Net = { features: ${net.features}, hidden: ${net.hidden}, weights: WEIGHTS.split(' ').map(Number) };
`;
}
