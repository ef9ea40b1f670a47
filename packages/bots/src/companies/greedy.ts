import {
  type Action,
  DISTANCE,
  fieldNumber,
  fleetNumber,
  GOODS,
  goodNumber,
  HARBOURS,
  isPacketFleet,
  PRICE,
  ROUNDS,
  SHIPS,
  STRATEGIES,
  shipNumber,
  strategyNumber,
  type View,
} from '@roadstead/companies';
import type { Language, Seat } from '@roadstead/kernel';
import type { Bot } from '../bot.js';

const WHY: Readonly<Record<Language, string>> = {
  en: 'It brings the most at once.',
  nl: 'Dat levert meteen het meeste op.',
  de: 'Das bringt sofort am meisten.',
};

/** Loads what lies there, sails to the harbour that pays best for each field of the way, and spends what it has on points. */
export const greedy: Bot<View, Action> = {
  choose({ view, seat, legal }) {
    const seen = view();
    let best = legal[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of legal) {
      const worth = sight(seen, seat, action);
      if (worth <= most) continue;
      most = worth;
      best = action;
    }
    return { action: best, why: (language) => WHY[language] };
  },
};

const FIRST = 100;

/** What an action brings at first sight. */
function sight(view: View, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'start':
      return reachOf(HARBOURS.indexOf(action.harbour));
    case 'load':
      return typeof action.from === 'number' ? -1 : FIRST;
    case 'sail':
      return sailing(view, seat, action.fleet, fieldNumber(action.to)!);
    case 'halt':
    case 'stay':
      return 0;
    case 'card':
      return guns(action.card);
    case 'damage':
    case 'mutiny': {
      const { type, damage, mutiny } = view.players[seat]!.fleets[action.fleet]!.ships[action.ship]!;
      return SHIPS[shipNumber(type)]!.strength - damage - mutiny;
    }
    case 'deliver':
      return action.cubes;
    case 'refill':
      return action.fields.length;
    case 'accept':
      return view.pending?.kind === 'leave' ? view.pending.fee - 1 : 0;
    case 'buy':
      return action.ship === 'pakketboot' ? -1 : SHIPS[shipNumber(action.ship)]!.cargo * (lastRound(view) ? -1 : 1);
    case 'warehouse':
      return 3;
    case 'administrator':
      return action.kind === 'director' ? 2.5 : 2;
    case 'fort':
      return 1;
    case 'repair':
      return lastRound(view) || action.token === 'damage' ? 0.5 : -1;
    case 'research':
      return 1;
    case 'capture':
    case 'join':
    case 'mark':
    case 'nation':
    case 'place':
    case 'strike':
    case 'remove':
    case 'rescue':
    case 'mock':
      return 1;
    case 'fight':
      return 1;
    case 'ask':
    case 'attack':
    case 'challenge':
    case 'split':
    case 'shift':
    case 'merge':
    case 'dump':
    case 'abandon':
    case 'request':
    case 'clear':
    case 'change':
    case 'takeOver':
    case 'calm':
    case 'pay':
    case 'slip':
    case 'move':
    case 'ally':
      return -FIRST;
    default:
      return 0;
  }
}

const lastRound = ({ round, options }: View): boolean => round === (options.calendars as number) * ROUNDS;

const guns = (id: string): number => {
  const { mul, add, level } = STRATEGIES[strategyNumber(id)]!;
  return mul[0] / mul[1] + add / 4 + level;
};

/** What the cubes of a harbour bring elsewhere, the nearer the better. */
function reachOf(harbour: number): number {
  const from = fieldNumber(HARBOURS[harbour]!)!;
  return Math.max(
    ...HARBOURS.flatMap((id, other) =>
      GOODS.map((_, good) => PRICE[other]![good]! / Math.max(1, DISTANCE[from]![fieldNumber(id)!]!)),
    ),
  );
}

/** What the cargo brings for each field of the way over this one. */
function sailing(view: View, seat: Seat, id: string, to: number): number {
  const { ships } = view.players[seat]!.fleets[id]!;
  const isPacket = isPacketFleet(fleetNumber(id));
  return Math.max(
    ...HARBOURS.map((harbour, number) => {
      const steps = 1 + DISTANCE[to]![fieldNumber(harbour)!]!;
      const owned = view.harbours[harbour]!.fields.filter(([owner]) => owner === seat).length;
      const cargo = ships.flatMap((ship) => ship.cargo);
      const price = cargo.reduce((sum, good) => sum + PRICE[number]![goodNumber(good)]!, 0);
      const stock = view.harbours[harbour]!.fields.reduce((sum, [, cubes]) => sum + cubes, 0);
      if (isPacket) return cargo.length > 0 || owned > 0 ? (1 + owned) / steps : 0.1 / steps;
      return (price > 0 ? price + 0.2 * stock : cargo.length === 0 ? 0.5 * stock : 0.01) / steps;
    }),
  );
}
