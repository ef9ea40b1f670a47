/**
 * How often captains win a chapter together, by who is played. A bot takes the side of its card that it thinks better; here
 * chance decides, so that all ten are played. Needs `npm run build` first.
 *
 *   node packages/bots/bench/characters.mjs [games] [players] [chapters] [seed]
 */
import { act, begin, FastRandom, parseOptions } from '@roadstead/kernel';
import { CHARACTERS, portRoyal } from '@roadstead/port-royal';
import { botFor, decisionOf } from '../dist/all.js';

const [games = '40', players = '1', chapters = '1,2,3,4,5', seed = 'characters'] = process.argv.slice(2);
const seats = Number(players);
const captain = botFor('port-royal', 'captain');

/** Who was played, and whether it was won. */
function play(chapter, name) {
  const chance = new FastRandom(name);
  const random = new FastRandom(`${name}/bots`);
  const sides = new FastRandom(`${name}/sides`);
  const options = parseOptions(portRoyal.options, { chapter, mode: 'co-op' });
  const state = begin(portRoyal, { seats, options, start: chance.int(seats) }, chance);
  for (let toAct = portRoyal.toAct(state); toAct.length > 0; toAct = portRoyal.toAct(state)) {
    const [seat] = toAct;
    const legal = portRoyal.legal(state, seat);
    const action =
      legal[0].type === 'character'
        ? legal[sides.int(legal.length)]
        : captain.choose(decisionOf(portRoyal, state, seat, random)).action;
    act(portRoyal, state, seat, action, chance);
  }
  const { won } = portRoyal.result(state);
  return { won, who: portRoyal.view(state, null).players.map(({ character }) => character) };
}

const counts = new Map(CHARACTERS.map(({ id }) => [id, { played: 0, won: 0 }]));
for (const chapter of chapters.split(',').map(Number)) {
  let wins = 0;
  for (let game = 0; game < Number(games); game++) {
    const { won, who } = play(chapter, `${seed}/${chapter}/${seats}/${game}`);
    if (won) wins++;
    for (const id of who) {
      const count = counts.get(id);
      count.played++;
      if (won) count.won++;
    }
  }
  console.log(`chapter ${chapter}, ${players} players: ${wins} of ${games}`);
}

/** Wilson, 95 %. */
function interval(won, played) {
  const z = 1.96;
  const p = won / played;
  const middle = p + (z * z) / (2 * played);
  const spread = z * Math.sqrt((p * (1 - p)) / played + (z * z) / (4 * played * played));
  return [middle - spread, middle + spread].map((part) => Math.round((100 * part) / (1 + (z * z) / played)));
}

for (const { id, names } of CHARACTERS) {
  const { won, played } = counts.get(id);
  if (played === 0) continue;
  const [low, high] = interval(won, played);
  console.log(`${names.en}: ${won} of ${played}, ${Math.round((100 * won) / played)} % (${low}-${high})`);
}
