import {
  BONUS_GOLD,
  BRIDGE_GOLD,
  CHURCH_CARDS,
  CREW,
  crewNumber,
  DEN,
  DEN_PER_PIP,
  DOCK_GAIN,
  DOCK_PRICE,
  DOCKS,
  FACES,
  GEYSER_BACK,
  GEYSER_CARDS,
  IDOL_BACK,
  KINDS_OF,
  QUICKSAND,
  ROPE_PER_PIP,
  type Settlement,
  SMOKY_CARDS,
  SMOKY_MIGHT,
  SPACES,
  SPYGLASS_PLUS,
  strengthOf,
  TAVERN_CARDS,
  TAX,
  winChance,
} from '@roadstead/sword-and-skull';
import { moved, onShip, withCrew, withGold } from './changes.js';
import { enemiesToCome, type Holding } from './facts.js';
import { castleIncome, lairChance, mateChance, type Outlook, standing, WIN } from './outlook.js';
import { itemWorth } from './things.js';
import { WAYS, type WalkEnd } from './ways.js';

/** A victory in hand, against the mere chance of one and all else that one has. */
export const VICTORY = 1.5 * WIN;

/** What it is worth to walk a figure a way, and to do the space at its end: the exact mean over all that may come of it. */
export function wayWorth(outlook: Outlook, figure: number, { to, castle }: WalkEnd): number {
  const { own } = outlook;
  const paid = castle ? withGold(own, own.gold + castleIncome(own)) : own;
  return landingWorth(outlook, moved(paid, figure, to), figure);
}

/** The best of several ways. */
export function bestWay(outlook: Outlook, figure: number, ways: readonly WalkEnd[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const way of ways) best = Math.max(best, wayWorth(outlook, figure, way));
  return best;
}

export function moveWorth(outlook: Outlook, figure: number, by: number): number {
  return bestWay(outlook, figure, WAYS[outlook.own.at[figure]!]![by]!);
}

/** A figure stands where it is in this holding, and its space is yet to be done. */
export function landingWorth(outlook: Outlook, holding: Holding, figure: number): number {
  return eventWorth(outlook, holding, figure) + duels(outlook, holding, figure);
}

function eventWorth(outlook: Outlook, holding: Holding, figure: number): number {
  const here = holding.at[figure]!;
  const { view, weights } = outlook;
  const { id, type, settlement } = SPACES[here]!;
  const now = () => standing(outlook, holding);
  const gain = (gold: number) => standing(outlook, withGold(holding, holding.gold + gold));
  switch (type) {
    case 'settlement':
      return settle(outlook, holding, figure, settlement!);
    case 'cave':
      return now() + caveWorth(outlook, holding, figure, 0, 0);
    case 'smoky_cave':
      return now() + caveWorth(outlook, holding, figure, SMOKY_MIGHT, SMOKY_CARDS);
    case 'dock': {
      const dockOf = DOCKS.indexOf(here);
      return dockOf === figure ? gain(DOCK_GAIN[figure]!) : pay(outlook, holding, figure, DOCK_PRICE[dockOf]!);
    }
    case 'chest':
      return gain(view.chests[id]!);
    case 'church':
      return now() + weights.card * CHURCH_CARDS[figure]!;
    case 'tavern':
      return now() + weights.card * TAVERN_CARDS[figure]!;
    case 'trading_post':
      return now() + weights.item;
    case 'tax_collector':
      return pay(outlook, holding, figure, TAX[figure]!);
    case 'bridge_of_tears':
      return now() + bridgeWorth(outlook, holding, figure);
    case 'quicksand':
      return orShip(outlook, holding, figure, QUICKSAND[figure]!.length, now());
    case 'idol':
      return orShip(outlook, holding, figure, IDOL_BACK.length, gain(FACES / 2));
    case 'geyser':
      return orShip(outlook, holding, figure, GEYSER_BACK.length, now() + weights.card * GEYSER_CARDS);
    case 'lava_tubes':
      return lava(outlook, holding, figure, now());
    case 'thieves_den':
      return denWorth(outlook, holding, figure);
    case 'treasure_trove':
      return gain(view.trove);
    case 'buried_treasure':
      return gain(FACES - 1);
    case 'lake_of_fire': {
      const won = mateChance(holding, figure);
      return won * now() + (1 - won) * denWorth(outlook, moved(holding, figure, DEN), figure);
    }
    case 'lair': {
      const won = lairChance(holding, figure, outlook.all.length);
      return won * VICTORY + (1 - won) * denWorth(outlook, moved(holding, figure, DEN), figure);
    }
    default:
      return now();
  }
}

/** Paying the trove; who cannot goes back to his ship (SS-D1). What he would have to sell is not counted. */
function pay(outlook: Outlook, holding: Holding, figure: number, owed: number): number {
  if (owed <= holding.gold) return standing(outlook, withGold(holding, holding.gold - owed));
  return standing(outlook, onShip(withGold(holding, 0), figure));
}

/** SS-F8: a die of gold. */
export function denWorth(outlook: Outlook, holding: Holding, figure: number): number {
  const perPip = holding.hasRope ? ROPE_PER_PIP : DEN_PER_PIP;
  let sum = 0;
  for (let die = 0; die < FACES; die++) sum += pay(outlook, holding, figure, die * perPip);
  return sum / FACES;
}

function orShip(outlook: Outlook, holding: Holding, figure: number, faces: number, well: number): number {
  if (holding.hasRope) return well;
  const back = faces / FACES;
  return (1 - back) * well + back * standing(outlook, onShip(holding, figure));
}

/** SS-F7: on by a die. */
function lava(outlook: Outlook, holding: Holding, figure: number, now: number): number {
  let sum = now;
  for (let die = 1; die < FACES; die++) {
    let best = Number.NEGATIVE_INFINITY;
    for (const { to } of WAYS[holding.at[figure]!]![die]!)
      best = Math.max(best, eventWorth(outlook, moved(holding, figure, to), figure));
    sum += best;
  }
  return sum / FACES;
}

/** SS-F4: the best crew card left, and the dues. */
function settle(outlook: Outlook, holding: Holding, figure: number, settlement: Settlement): number {
  const { view, rival } = outlook;
  let recruited = holding;
  let best = Number.NEGATIVE_INFINITY;
  for (const kind of KINDS_OF[settlement]) {
    if (view.crew[CREW[kind]!.id] === 0) continue;
    const joined = withCrew(holding, kind, 1);
    const worth = standing(outlook, joined);
    if (worth <= best) continue;
    best = worth;
    recruited = joined;
  }
  const owed = dues(outlook, settlement);
  if (owed === 0) return recruited === holding ? standing(outlook, holding) : best;
  return pay(outlook, recruited, figure, owed) - rival * outlook.weights.gold * owed;
}

/** What all others would get for their gold symbols of this settlement. */
export function dues({ view, seat }: Outlook, settlement: Settlement): number {
  let owed = 0;
  for (const { seat: other, crew } of view.players) {
    if (other === seat) continue;
    for (const kind of KINDS_OF[settlement]) {
      const { id, gold } = CREW[kind]!;
      if (gold > 0) owed += (crew[id] ?? 0) * gold;
    }
  }
  return owed;
}

/** SS-F2, SS-B4: what the next enemy brings on average, beyond what one has. */
function caveWorth(outlook: Outlook, holding: Holding, figure: number, more: number, cards: number): number {
  const { weights } = outlook;
  const lead = holding.might[figure]! + (holding.hasSpyglass ? SPYGLASS_PLUS : 0) - more;
  const coin = goldUnit(outlook, holding);
  outlook.known.enemies ??= enemiesToCome(outlook.view);
  const { enemies } = outlook.known;
  let sum = 0;
  for (const enemy of enemies) {
    const { might, gold, items } = strengthOf(enemy, holding.crewCount);
    sum += winChance(lead - might) * (gold * coin + items * itemWorth(outlook) + cards * weights.card);
  }
  return enemies.length === 0 ? 0 : (weights.enemy * sum) / enemies.length;
}

/** What a little more gold is worth, a piece. */
export function goldUnit(outlook: Outlook, holding: Holding): number {
  return (standing(outlook, withGold(holding, holding.gold + 3)) - standing(outlook, holding)) / 3;
}

/** SS-F6 */
function bridgeWorth(outlook: Outlook, holding: Holding, figure: number): number {
  const { all, seat, rival } = outlook;
  const most = (of: (one: Holding) => number) =>
    Math.max(...all.map((one) => (one.seat === seat ? Number.NEGATIVE_INFINITY : of(one))));
  if (figure === 0) {
    const crew = most(({ crewCount }) => crewCount);
    if (crew <= holding.crewCount) return 0;
    return bestCrewOf(outlook, holding, ({ crewCount }) => crewCount === crew);
  }
  const gold = most((one) => one.gold);
  if (gold <= holding.gold) return 0;
  const n = Math.min(BRIDGE_GOLD, gold);
  return (
    standing(outlook, withGold(holding, holding.gold + n)) -
    standing(outlook, holding) +
    rival * outlook.weights.gold * n
  );
}

/** What the best crew card is worth that could be taken from one of these. */
function bestCrewOf(outlook: Outlook, holding: Holding, from: (one: Holding) => boolean): number {
  const { all, seat, view, rival } = outlook;
  const now = standing(outlook, holding);
  let best = 0;
  for (const one of all) {
    if (one.seat === seat || !from(one)) continue;
    for (const id in view.players[one.seat]!.crew)
      best = Math.max(best, standing(outlook, withCrew(holding, crewNumber(id), 1)) - now);
  }
  return best * (1 + rival);
}

/** SS-B5, SS-B6: the fights against figures of others where this one would stand. */
function duels(outlook: Outlook, holding: Holding, figure: number): number {
  const { all, seat, weights } = outlook;
  const here = holding.at[figure]!;
  if (SPACES[here]!.type === 'ship') return 0;
  let sum = 0;
  for (const other of all) {
    if (other.seat === seat) continue;
    for (const foe of [0, 1] as const) {
      if (other.at[foe] !== here) continue;
      sum += duelWorth(outlook, holding, other, winChance(holding.might[figure]! - other.might[foe])) * weights.duel;
    }
  }
  return sum;
}

/** What a fight against a player's figure is worth, by the chance to win it. */
export function duelWorth(outlook: Outlook, holding: Holding, other: Holding, chance: number): number {
  const unit = goldUnit(outlook, holding);
  const coins = BONUS_GOLD * unit;
  const gained =
    other.crewCount > holding.crewCount
      ? Math.max(
          coins,
          bestCrewOf(outlook, holding, ({ seat }) => seat === other.seat),
        )
      : coins;
  const lost = other.crewCount < holding.crewCount ? 2 * coins : coins;
  return chance * gained - (1 - chance) * lost;
}
