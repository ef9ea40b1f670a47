import type { Seat } from '../contract.js';
import { copyOf, isPlainObject } from '../plain.js';
import { Refusal, type RefusalCode } from '../refusal.js';
import { same } from '../same.js';
import { brief } from './compare.js';
import { type MetState, mustEqual } from './met-state.js';
import { pick } from './policy.js';

const CHECK = 'the illegal is refused without a trace';
const GARBAGE: readonly unknown[] = [
  null,
  undefined,
  0,
  1,
  '',
  'pass',
  true,
  [],
  {},
  { type: 'no such action' },
  { type: null },
];

/** Whatever is not legal is refused with the right code, and neither state nor logbook notices. */
export function checkRefusals(moment: MetState): void {
  const { game, table, state, viewers, watch, random } = moment;
  const before = copyOf(state);
  const seq = table.seq;
  const toAct = game.toAct(state);
  const lists = toAct.map((seat) => game.legal(state, seat));
  const example: unknown = toAct.length === 0 ? null : pick(lists.flat(), random);
  for (const seat of [-1, viewers.length - 1, 0.5, Number.NaN]) mustRefuse(moment, seat, example, 'BAD_REQUEST');
  for (const seat of viewers) {
    if (seat === null) continue;
    const legal = lists[toAct.indexOf(seat)];
    if (legal === undefined) {
      mustRefuse(moment, seat, example, toAct.length === 0 ? 'GAME_OVER' : 'NOT_YOUR_TURN');
    } else {
      const own = pick(legal, random);
      const foreign = [...GARBAGE, ...mutations(own), ...lists.flat()];
      const illegal = foreign.filter((action) => !legal.some((known) => same(known, action)));
      for (const action of illegal) mustRefuse(moment, seat, action, 'ILLEGAL_ACTION');
    }
  }
  if (table.seq !== seq) watch.fail(CHECK, 'the logbook has grown');
  mustEqual(watch, CHECK, 'the state before and after', before, table.state);
}

function mustRefuse({ table, watch }: MetState, seat: Seat, action: unknown, code: RefusalCode): void {
  try {
    table.act(seat, action);
  } catch (error) {
    if (error instanceof Refusal && error.code === code) return;
    watch.fail(CHECK, `seat ${seat} doing ${brief(action)} is not ${code} but ${error}`);
  }
  watch.fail(CHECK, `seat ${seat} doing ${brief(action)} is accepted`);
}

/** Actions that are almost this one: each field dropped or changed, one added, or wrapped up. */
function mutations(action: unknown): unknown[] {
  if (!isPlainObject(action)) return [];
  const changed = Object.entries(action).flatMap(([name, value]) => {
    const { [name]: _, ...rest } = action;
    return [rest, ...othersThan(value).map((other) => ({ ...action, [name]: other }))];
  });
  return [...changed, { ...action, extra: 1 }, { ...action, type: 'no such action' }, [action], JSON.stringify(action)];
}

function othersThan(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, value + 0.5, -value, String(value), null];
  if (typeof value === 'string') return [`${value}x`, '', 0, [value], null];
  if (typeof value === 'boolean') return [!value, Number(value), null];
  if (Array.isArray(value)) return [[], [...value, ...value], value.slice(1), value.toReversed(), {}, null];
  return [{}, 0, 'x'];
}
