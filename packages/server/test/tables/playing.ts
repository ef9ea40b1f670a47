import { type Person, startedTable } from './place.js';
import type { Wire } from './wire.js';

/** Whoever is to act does something that keeps the game going; everybody is told before it goes on. */
export async function actAnyhow(id: string, wires: readonly Wire[]): Promise<void> {
  const { seq, toAct } = latest(wires);
  const wire = wires[toAct[0]!]!;
  await wire.untilSeq(seq);
  const { legal } = wire.standing;
  const hire = legal.find(({ type }) => type === 'take' || type === 'claim');
  const stop = legal.find(({ type }) => type === 'stop' && seq % 3 === 0);
  const action = hire ?? stop ?? legal[0];
  const answer = await wire.ask({ do: 'act', table: id, expect: seq, action });
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  await Promise.all(wires.map((each) => each.untilSeq(seq + 1)));
}

export async function playToEnd(id: string, wires: readonly Wire[]): Promise<void> {
  while (!latest(wires).over) await actAnyhow(id, wires);
}

/** A table at which these people have played a game to its end. */
export async function finishedTable(who: readonly Person[], asked = {}): Promise<string> {
  const { id } = await startedTable(who, asked);
  const wires = await Promise.all(who.map((person) => person.wire()));
  for (const wire of wires) await wire.watch(id);
  await playToEnd(id, wires);
  for (const wire of wires) wire.cut();
  return id;
}

function latest(wires: readonly Wire[]) {
  return wires.map(({ standing }) => standing).reduce((a, b) => (a.seq >= b.seq ? a : b));
}
