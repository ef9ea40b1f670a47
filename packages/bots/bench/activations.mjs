/**
 * How many decisions a game of The Companies takes, and how many activations with its compound commands: captains play, and
 * wherever a command that was offered does what they did next, it counts as one. Needs `npm run build` first.
 *
 *   node packages/bots/bench/activations.mjs [games] [players] [calendars]
 */
import { companies, companiesPlans } from '@roadstead/companies';
import { act, begin, FastRandom, parseOptions } from '@roadstead/kernel';
import { botFor, decisionOf } from '../dist/all.js';

const [games = 10, players = 4, calendars = 3] = process.argv.slice(2).map(Number);
const NAMELESS = { language: 'en', name: String, you: 0 };

/** A game as its decisions, each with what its seat knew. */
function play(seed) {
  const random = new FastRandom(seed);
  const options = parseOptions(companies.options, { calendars });
  const state = begin(companies, { seats: players, options }, random);
  const captain = botFor(companies.id, 'captain');
  const decisions = [];
  for (;;) {
    const [seat] = companies.toAct(state);
    if (seat === undefined) return decisions;
    const legal = companies.legal(state, seat);
    const view = companies.view(state, seat);
    const { action } = captain.choose(decisionOf(companies, state, seat, random, legal));
    decisions.push({ seat, view, legal, action });
    act(companies, state, seat, action, random);
  }
}

/** Which ship or store comes first makes no difference: the same is done in the end. */
const SAME_IN_THE_END = ['load', 'repair', 'damage', 'mutiny', 'deliver'];

function isLike(one, other) {
  if (one.type !== other.type) return false;
  if (SAME_IN_THE_END.includes(one.type)) return one.fleet === other.fleet;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** How many decisions from this one on a command stands for; 0 where it does something else. */
function covers(plan, decisions, from) {
  const { seat } = decisions[from];
  let rest = plan;
  for (let at = from; ; at++) {
    const now = decisions[at];
    if (rest === null || now === undefined || now.seat !== seat) return at - from;
    const { view, legal, action } = now;
    const step = companiesPlans.next(rest, { seat, view, legal, audience: NAMELESS });
    if (step === 'done' || 'halt' in step) return at - from;
    if (!isLike(step.act, action)) return 0;
    rest = step.rest;
  }
}

/** A drawn route: to where the fleet really sails in this turn. */
function route(decisions, from) {
  const { seat } = decisions[from];
  let [at, fleet] = [from, null];
  let sails = 0;
  for (; decisions[at]?.seat === seat; at++) {
    const { action } = decisions[at];
    if (!['fleet', 'load', 'sail', 'halt'].includes(action.type) || (fleet !== null && action.fleet !== fleet)) break;
    if (action.type === 'fleet' && at > from) break;
    fleet = action.fleet;
    if (action.type === 'sail') sails++;
  }
  return sails > 0 ? at - from : 0;
}

/** Repairs up to a sum that the player sets: all of a phase at once, whatever a captain buys in between. */
function repairs(decisions, from) {
  let at = from;
  while (decisions[at]?.seat === decisions[from].seat && decisions[at].action.type === 'repair') at++;
  return at - from;
}

/** A repair after others of the same phase: the command took it with it. */
function isRepairedAlready(decisions, at) {
  const { seat, action, view } = decisions[at];
  if (action.type !== 'repair') return false;
  for (let before = at - 1; decisions[before]?.seat === seat && decisions[before].view.phase === view.phase; before--) {
    if (decisions[before].action.type === 'repair') return true;
  }
  return false;
}

/** What a standing answer says for a player who has given one: markers stay, nobody is attacked or challenged, no fleet slips away, leave has its price. */
const STANDING = ['hold', 'keep', 'remain', 'accept', 'decline'];
const isAnswered = ({ action, legal }) =>
  STANDING.includes(action.type) ||
  (action.type === 'pledge' && action.tokens === 0) ||
  (action.type === 'pass' && legal.some(({ type }) => type === 'challenge'));

const isAtSea = (at) => /^[A-Z]/.test(at);

/** Decisions by which a fleet sets out for the harbour that its voyage before began in: it plies between two. */
function plying(decisions) {
  const voyages = new Map();
  decisions.forEach(({ seat, view, action }, index) => {
    if (action.type !== 'sail') return;
    const { at } = view.players[seat].fleets[action.fleet];
    const key = `${seat} ${action.fleet}`;
    if (!isAtSea(at)) voyages.set(key, [...(voyages.get(key) ?? []), { index, from: at }]);
  });
  const all = [...voyages.values()];
  return new Set(
    all.flatMap((list) =>
      list.flatMap(({ index }, n) => (n > 0 && list[n + 1]?.from === list[n - 1].from ? [index] : [])),
    ),
  );
}

/** Fleets that were at sea when the turn began sail on along routes that were kept, and those that ply set out again, one after the other. */
function kept(decisions, from, plies) {
  const { seat } = decisions[from];
  let at = from;
  while (decisions[at]?.seat === seat) {
    const sails = route(decisions, at);
    const now = decisions[at];
    if (sails === 0) break;
    const setsOut = Array.from({ length: sails }, (_, i) => at + i).some((index) => plies.has(index));
    if (!setsOut && !isAtSea(now.view.players[seat].fleets[now.action.fleet].at)) break;
    at += sails;
  }
  return at - from;
}

let [atomic, activations, routed, longest] = [0, 0, 0, 0];
for (let game = 0; game < games; game++) {
  const decisions = play(`activations ${game}`);
  const plies = plying(decisions);
  atomic += decisions.length;
  for (let at = 0, next = 0; at < decisions.length; ) {
    const { seat, view, legal } = decisions[at];
    const offers = companiesPlans.offers({ seat, view, legal, audience: NAMELESS });
    const most = Math.max(
      1,
      route(decisions, at),
      repairs(decisions, at),
      ...offers.map((plan) => covers(plan, decisions, at)),
    );
    const isFree = isRepairedAlready(decisions, at);
    if (at >= next) {
      if (!isFree && !isAnswered(decisions[at])) routed++;
      next = at + Math.max(most, kept(decisions, at, plies));
    }
    longest = Math.max(longest, most);
    if (!isFree) activations++;
    at += most;
  }
}
const each = (n) => (n / games / players).toFixed(1);
const part = (n) => `${((100 * n) / atomic).toFixed(0)} %`;
const turns = games * players * 5 * calendars;
console.log(`${games} games of ${players} captains, ${calendars} calendars.`);
console.log(`Decisions per player and game ${each(atomic)}, ${(atomic / turns).toFixed(1)} a turn.`);
console.log(`With commands ${each(activations)}, or ${part(activations)}; the longest stood for ${longest}.`);
console.log(
  `With kept routes and standing answers too ${each(routed)}, or ${part(routed)}, ${(routed / turns).toFixed(1)} a turn.`,
);
