/**
 * Whether what an admiral expects comes true: its chance of the moves that it chose, in tenths, beside how often it won in
 * the end, with 95 % intervals over games. It takes every seat in turn; the others belong to `--against`, a comma between
 * them: bots by their names, or rows of weights (`weights:start`). Needs `npm run build` first.
 *
 *   node packages/bots/bench/reliability.mjs --game port-royal --against captain:merchant --games 100
 */
import { parseArgs } from 'node:util';
import { gameById } from '@roadstead/games/all';
import { act, begin, FastRandom, parseOptions } from '@roadstead/kernel';
import { botFor, decisionOf, tunableFor } from '../dist/all.js';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'port-royal' },
    against: { type: 'string', default: 'admiral' },
    games: { type: 'string', default: '100' },
    iterations: { type: 'string', default: '100' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'reliability' },
  },
});

const { game } = gameById(values.game);
const options = parseOptions(game.options, JSON.parse(values.options));
const judged = named('admiral');
const others = values.against.split(',').map(named);
const TENTHS = 10;

function named(name) {
  const [, row] = /^weights:(.*)$/.exec(name) ?? [];
  if (row === undefined) return botFor(values.game, name);
  const tunable = tunableFor(values.game);
  return tunable.bot(tunable.rows[row]);
}

/** By tenth: how many estimates there were, their sum, and how much of a victory came of them. */
function play(number) {
  const chance = new FastRandom(`${values.seed}/${number}`);
  const random = new FastRandom(`${values.seed}/${number}/bots`);
  const seats = others.length + 1;
  const state = begin(game, { seats, options, start: chance.int(seats) }, chance);
  const table = [judged, ...others];
  const bots = table.map((_, seat) => table[(seat + number) % seats]);
  const budget = { iterations: Number(values.iterations) };
  const told = [];
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const [seat] = toAct;
    const { action, estimates } = bots[seat].choose(decisionOf(game, state, seat, random), budget);
    const estimate = estimates?.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
    if (bots[seat] === judged && estimate !== undefined) told.push({ seat, win: estimate.win });
    act(game, state, seat, action, chance);
  }
  const { winners } = game.result(state);
  const tenths = Array.from({ length: TENTHS }, () => ({ told: 0, expected: 0, won: 0 }));
  for (const { seat, win } of told) {
    const tenth = tenths[Math.min(TENTHS - 1, Math.floor(win * TENTHS))];
    tenth.told++;
    tenth.expected += win;
    tenth.won += winners.includes(seat) ? 1 / winners.length : 0;
  }
  return tenths;
}

const played = Array.from({ length: Number(values.games) }, (_, number) => play(number));
const shareOf = (some, tenth, what) => sum(some, tenth, what) / sum(some, tenth, 'told');
const sum = (some, tenth, what) => some.reduce((total, tenths) => total + tenths[tenth][what], 0);
const percent = (share) => (100 * share).toFixed(1).padStart(6);

/** Games are drawn whole: the estimates of one game have their luck in common. */
function interval(tenth) {
  const random = new FastRandom(`${values.seed}/bootstrap`);
  const RESAMPLES = 1000;
  const drawn = Array.from({ length: RESAMPLES }, () =>
    shareOf(
      played.map(() => played[random.int(played.length)]),
      tenth,
      'won',
    ),
  ).filter(Number.isFinite);
  drawn.sort((a, b) => a - b);
  return [drawn[Math.floor(0.025 * drawn.length)], drawn[Math.ceil(0.975 * drawn.length) - 1]];
}

console.log(
  `admiral@${values.iterations} at ${values.game} against ${values.against}, ${values.games} games, seed "${values.seed}"`,
);
console.log('expected   estimates  mean %   won %   95 %');
for (let tenth = 0; tenth < TENTHS; tenth++) {
  const estimates = sum(played, tenth, 'told');
  if (estimates === 0) continue;
  const [low, high] = interval(tenth);
  const range = `${tenth * TENTHS}-${(tenth + 1) * TENTHS} %`.padEnd(10);
  const shares = `${percent(shareOf(played, tenth, 'expected'))}  ${percent(shareOf(played, tenth, 'won'))}`;
  console.log(`${range}${String(estimates).padStart(10)}  ${shares}   ${percent(low)} -${percent(high)}`);
}
const every = (what) =>
  played.reduce((total, _, i) => total + [...Array(TENTHS).keys()].reduce((n, t) => n + played[i][t][what], 0), 0);
console.log(
  `all       ${String(every('told')).padStart(10)}  ${percent(every('expected') / every('told'))}  ${percent(every('won') / every('told'))}`,
);
