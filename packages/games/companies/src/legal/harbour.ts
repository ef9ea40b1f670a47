import type { Action } from '../actions.js';
import { GOODS, PRICE } from '../board/goods.js';
import { fieldOfHarbour } from '../board/map.js';
import { FLEETS } from '../board/ships.js';
import * as deeds from '../deeds.js';
import type { QuestionOf } from '../question.js';
import { cubesAboard, ordinaryFleetsAt } from '../rules/fleets.js';
import { type Aim, aimsIn, attackers, challengers } from '../rules/harbours.js';
import { isHostile } from '../rules/presence.js';
import { fieldsWithRoom } from '../rules/stores.js';
import type { State } from '../state.js';

/** V-4.5: any choice of the fields with room, none included. */
export function refills(state: State, { harbour }: QuestionOf<'refill'>): readonly Action[] {
  const fields = fieldsWithRoom(state, harbour);
  return Array.from({ length: 1 << fields.length }, (_, choice) => {
    let bits = 0;
    fields.forEach((field, place) => {
      if ((choice >> place) & 1) bits |= 1 << field;
    });
    return deeds.refill(harbour, bits);
  });
}

export function attacks(state: State, { harbour }: QuestionOf<'attack'>): readonly Action[] {
  const aims = aimsIn(state, harbour);
  const list = attackers(state, harbour).flatMap((fleet) => aims.map((aim) => attackOn(fleet, aim)));
  return [...list, deeds.HOLD];
}

function attackOn(fleet: number, { kind, seat, target }: Aim): Action {
  switch (kind) {
    case 'nation':
      return deeds.attackNation(fleet, target);
    case 'fleet':
      return deeds.attackFleet(fleet, seat, target);
    case 'fort':
      return deeds.attackFort(fleet, seat, target);
    case 'warehouses':
      return deeds.attackWarehouses(fleet, seat, target);
  }
}

export function challenges(state: State, { seat, harbour }: QuestionOf<'challenge'>): readonly Action[] {
  const targets = ordinaryFleetsAt(state.players[state.active]!, fieldOfHarbour(harbour));
  const list = challengers(state, seat, harbour).flatMap((by) =>
    targets.map((target) => deeds.challenge(by < 0 ? FLEETS.length : by, target)),
  );
  return [...list, deeds.PASS];
}

/** V-4.2, V-4.9 */
export function deliveries(state: State, { seat, harbour }: QuestionOf<'deliver'>): readonly Action[] {
  const player = state.players[seat]!;
  const isClosed = isHostile(state, seat, harbour);
  const delivering: Action[] = [];
  const dumping: Action[] = [];
  for (const number of ordinaryFleetsAt(player, fieldOfHarbour(harbour))) {
    for (let good = 0; good < GOODS.length; good++) {
      const cubes = cubesAboard(player.fleets[number]!, good);
      if (cubes === 0) continue;
      if (isClosed || PRICE[harbour]![good] === 0) dumping.push(deeds.dump(number, good));
      else {
        delivering.push(deeds.deliver(number, good, 1));
        if (cubes > 1) delivering.push(deeds.deliver(number, good, cubes));
      }
    }
  }
  return [...delivering, ...dumping, deeds.DONE];
}
