import { writeFile } from 'node:fs/promises';
import { type Trained, type TrainPlan, trainableFor, train as trainBy } from '@roadstead/bots/all';
import type { GameEntry } from '@roadstead/kernel';
import { readArgs, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { entryIn, gameNamed } from '../game-args.js';
import { gamesHelp } from '../game-help.js';
import { hang } from '../play/render/text.js';
import { ProgressBar } from '../progress.js';
import { UsageError } from '../usage.js';

const MAX_GAMES = 10_000_000;
const MAX_HIDDEN = 256;
const MAX_PASSES = 1000;

const help = ({
  game,
}: GameEntry) => `Teaches the net that tells who is winning, from games of the policy against itself.

Usage: roadstead train [options]

  --games N    games to learn from (20000)
  --hidden N   size of the hidden layer (16)
  --passes N   how often each position is learned from (12)
  --game ID    ${gamesHelp()}
${netsHelp(game.id)}
  --seed TEXT  the same seed gives the same net (roadstead)
  --out FILE   writes the net as TypeScript
  -h, --help   this text

One game in twenty is kept apart, and the net is measured on it: its loss says
how surprised it is by who wins; a lower one is better. The shipped nets say in
their files how they were made.

Examples:
  roadstead train --games 20000 --out net.ts
  roadstead train --games 2000 --hidden 32
`;

export const train: Command = {
  help: (argv) => help(entryIn(argv)),
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
    const { id } = gameNamed(values.game);
    const nets = trainableFor(id);
    if (nets === undefined) throw new UsageError(`there is nothing to train for "${id}"`);
    const name = values.net ?? Object.keys(nets)[0]!;
    const net = Object.hasOwn(nets, name) ? nets[name] : undefined;
    if (net === undefined) throw new UsageError(`--net must be ${Object.keys(nets).join(' or ')}, not "${name}"`);
    const plan: TrainPlan = {
      seed: values.seed ?? 'roadstead',
      games: wholeNumber('--games', values.games, 20_000, 20, MAX_GAMES),
      hidden: wholeNumber('--hidden', values.hidden, 16, 1, MAX_HIDDEN),
      passes: wholeNumber('--passes', values.passes, 12, 1, MAX_PASSES),
      tables: net.tables,
    };
    const bar = new ProgressBar(stderr, 100, 'per cent');
    const trained = trainBy(net, plan, (part) => bar.update(Math.round(part * 100)));
    bar.clear();
    stdout.write(
      `Learned from ${trained.samples} positions. Loss on games kept apart: ${trained.loss.toFixed(4)} ` +
        `(knowing nothing: ${trained.blindLoss.toFixed(4)}).\n`,
    );
    if (values.out !== undefined)
      await writeFile(values.out, sourceOf(trained, commandOf(values.game, name, plan), net.constant));
    return 0;
  },
};

/** The nets of a game, each with what it is for. */
function netsHelp(game: string): string {
  const nets = Object.entries(trainableFor(game) ?? {});
  const list = nets.map(([name, { about }]) => `${name}: ${about}`).join('; ');
  return hang('  --net NAME   ', list === '' ? 'this game has none' : `${list} (${nets[0]![0]})`, 80).join('\n');
}

function commandOf(game: string | undefined, net: string, { games, hidden, passes, seed }: TrainPlan): string {
  const named = game === undefined ? '' : ` --game ${game}`;
  return `roadstead train${named} --net ${net} --games ${games} --hidden ${hidden} --passes ${passes} --seed ${seed}`;
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
