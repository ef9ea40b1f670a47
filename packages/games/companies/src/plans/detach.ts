import { same } from '@roadstead/kernel';
import { FLEETS, ORDINARY } from '../board/ships.js';
import { isSlow } from './mutiny.js';
import { can, type Moment, type NextStep, ownFleet, type PlanOf } from './plan.js';

type Detach = PlanOf<'detach'>;

/** V-3.2: the last of them makes the fleet, the others follow; of ships that are alike any will do. */
export function nextDetachment(plan: Detach, moment: Moment): NextStep {
  const wanted = plan.ships.at(-1);
  const ships = ownFleet(moment, plan.fleet)?.ships ?? [];
  const isMeant = ({ fleet, ship }: { readonly fleet: string; readonly ship: number }) =>
    fleet === plan.fleet && same(ships[ship], wanted);
  const left = plan.ships.slice(0, -1);
  if (plan.into !== undefined) {
    const shifts = can(moment, 'shift').find((action) => action.to === plan.into && isMeant(action));
    return shifts ? { act: shifts, rest: left.length > 0 ? { ...plan, ships: left } : null } : 'done';
  }
  const splits = can(moment, 'split').find(isMeant);
  if (!splits) return 'done';
  const { fleets } = moment.view.players[moment.seat]!;
  const into = FLEETS.slice(0, ORDINARY).find((id) => fleets[id] === undefined)!;
  return { act: splits, rest: left.length > 0 ? { ...plan, ships: left, into } : null };
}

/** All ships of a type, or all that are slow: whoever sails off without them. A single ship needs no command. */
export function detachOffers(moment: Moment): readonly Detach[] {
  const [split] = can(moment, 'split');
  if (!split) return [];
  const { fleet } = split;
  const { ships } = ownFleet(moment, fleet)!;
  const types = [...new Set(ships.map(({ type }) => type))];
  const offer = (by: Detach['by'], meant: Detach['ships']): readonly Detach[] =>
    meant.length > 1 && meant.length < ships.length ? [{ type: 'detach', fleet, ships: meant, by }] : [];
  return [
    ...types.flatMap((type) =>
      offer(
        'type',
        ships.filter((ship) => ship.type === type),
      ),
    ),
    ...offer('speed', ships.filter(isSlow)),
  ];
}
