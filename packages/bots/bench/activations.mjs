/**
 * How many decisions a game of The Companies takes, and how many activations with its compound commands: captains play, and
 * wherever a command that was offered does what they did next, it counts as one. Needs `npm run build` first. With `--kinds` it
 * says what the activations are.
 *
 *   node packages/bots/bench/activations.mjs [games] [players] [calendars] [--kinds]
 */
import { companies, companiesPlans } from '@roadstead/companies';
import { act, begin, FastRandom, parseOptions, same } from '@roadstead/kernel';
import { botFor, decisionOf } from '../dist/all.js';

const given = process.argv.slice(2);
const [games = 10, players = 4, calendars = 3] = given.filter((word) => word !== '--kinds').map(Number);
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
const SAME_IN_THE_END = ['load', 'repair', 'damage', 'mutiny', 'deliver', 'harbour'];

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

/** What is delivered right after a voyage, in one harbour after the other. */
function sold(decisions, from) {
  const { seat } = decisions[from - 1];
  const isSold = (at) => decisions[at]?.seat === seat && ['deliver', 'harbour'].includes(decisions[at].action.type);
  let at = from;
  while (isSold(at)) at++;
  return at - from;
}

/**
 * An order: as many decisions of the phase of buying as can be put together at its beginning, from what is offered there, to the
 * card that is researched at its end. All repairs are one part of it.
 */
function order(decisions, from, offers) {
  const { seat, view, legal } = decisions[from];
  const moment = { seat, view, legal, audience: NAMELESS };
  const parts = [];
  let [best, at] = [{ covers: 0, parts: 0 }, from];
  while (decisions[at]?.seat === seat && ['buy', 'research'].includes(decisions[at].view.phase)) {
    const { action } = decisions[at];
    const after = decisions[at + 1]?.seat === seat ? decisions[at + 1].action : { type: 'nothing' };
    let part = { act: action };
    let length = 1;
    if (action.type === 'repair') part = { plan: offers.find((plan) => plan.type === 'repair' && !plan.ends) };
    if (action.type === 'buy' && ['join', 'newFleet'].includes(after.type)) {
      part = { plan: { type: 'launch', ship: action.ship, harbour: action.harbour, fleet: after.fleet ?? null } };
      length = 2;
    }
    if (action.type === 'done' && after.type === 'research') {
      const develop = { type: 'develop', card: after.card };
      if (offers.some((plan) => same(plan, develop))) [part, length] = [{ plan: develop }, 2];
    }
    for (const plan of offers.filter(({ type }) => ['warehouses', 'found', 'clear'].includes(type))) {
      const several = covers(plan, decisions, at);
      if (several > length) [part, length] = [{ plan }, several];
    }
    const isThere = part.act ? legal.some((one) => same(one, part.act)) : offers.some((plan) => same(plan, part.plan));
    const isRepaired = part.plan?.type === 'repair' && parts.some((one) => same(one, part));
    if (!isRepaired) {
      parts.push(part);
      if (!isThere || companiesPlans.compose(parts, moment) === null) break;
    }
    at += length;
    best = { covers: at - from, parts: parts.length };
  }
  return best;
}

const SAILING = ['fleet', 'load', 'sail', 'halt', 'stay', 'ask', 'accept', 'decline'];
const kinds = new Map();

/** How many activations a game takes; with `keeps`, routes are kept and questions answered beforehand; with `orders`, purchases are put together. */
function activationsOf(decisions, { keeps, orders }) {
  const plies = plying(decisions);
  let [activations, parts, longest] = [0, 0, 0];
  /** The turn in which kept routes have been told to go on, and nothing came between. */
  let goingOn = '';
  for (let at = 0; at < decisions.length; ) {
    const { seat, view, legal, action } = decisions[at];
    if (!SAILING.includes(action.type)) goingOn = '';
    const isFree = isRepairedAlready(decisions, at) && !orders;
    if (isFree || (keeps && isAnswered(decisions[at]))) {
      at++;
      continue;
    }
    const offers = companiesPlans.offers({ seat, view, legal, audience: NAMELESS });
    const sails = route(decisions, at);
    const drawn = sails > 0 ? sails + sold(decisions, at + sails) : 0;
    const known = keeps ? kept(decisions, at, plies) : 0;
    const onward = known > 0 ? known + sold(decisions, at + known) : 0;
    const put = orders && view.phase === 'buy' ? order(decisions, at, offers) : { covers: 0, parts: 0 };
    const ways = [
      ['single', 1],
      ['drawn route', drawn],
      ['repairs', repairs(decisions, at)],
      ...offers.map((plan) => [plan.type, covers(plan, decisions, at)]),
      ['kept routes', onward],
      ['order', put.covers],
    ];
    const [name, most] = ways.reduce((best, way) => (way[1] > best[1] ? way : best));
    const turn = `${seat} ${view.round}`;
    const goesOn = known > 0 && goingOn === turn;
    if (known > 0) goingOn = turn;
    if (!goesOn) {
      activations++;
      parts += name === 'order' ? put.parts : 1;
      const kind = `${name}: ${action.type}`;
      if (orders) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    longest = Math.max(longest, most);
    at += most;
  }
  return { activations, parts, longest };
}

const all = Array.from({ length: games }, (_, game) => play(`activations ${game}`));
const atomic = all.reduce((sum, decisions) => sum + decisions.length, 0);
const turns = games * players * 5 * calendars;
const each = (n) => (n / games / players).toFixed(1);
const part = (n) => `${((100 * n) / atomic).toFixed(0)} %`;

function summed(how) {
  const counts = all.map((decisions) => activationsOf(decisions, how));
  const sum = (of) => counts.reduce((total, count) => total + count[of], 0);
  return {
    activations: sum('activations'),
    parts: sum('parts'),
    longest: Math.max(...counts.map((one) => one.longest)),
  };
}

console.log(`${games} games of ${players} captains, ${calendars} calendars.`);
console.log(`Decisions per player and game ${each(atomic)}, ${(atomic / turns).toFixed(1)} a turn.`);
const commands = summed({ keeps: false, orders: false });
console.log(
  `With commands ${each(commands.activations)}, or ${part(commands.activations)}; the longest stood for ${commands.longest}.`,
);
const keeping = summed({ keeps: true, orders: false });
console.log(`With kept routes and standing answers too ${each(keeping.activations)}, or ${part(keeping.activations)}.`);
const ordering = summed({ keeps: true, orders: true });
console.log(
  `With orders of purchases too ${each(ordering.activations)}, or ${part(ordering.activations)}, ${(ordering.activations / turns).toFixed(1)} a turn; ${each(ordering.parts)}, or ${part(ordering.parts)}, where each part of an order counts.`,
);
if (given.includes('--kinds')) {
  for (const [kind, n] of [...kinds].sort((a, b) => b[1] - a[1])) console.log(`${each(n).padStart(6)}  ${kind}`);
}
