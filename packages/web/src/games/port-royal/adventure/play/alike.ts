import { type Action, cardById, type View } from '@roadstead/port-royal';

/** Of ways that differ only in which of several ships alike is given, the first: what a kept ship once paid or how it fought counts no more. */
export function unlike(actions: readonly Action[], view: View): readonly Action[] {
  if (view.chapter === undefined) return actions;
  const seen = new Set<string>();
  return actions.filter((action) => {
    if (!('with' in action)) return true;
    const key = JSON.stringify({ ...action, with: (action.with ?? []).map((uid) => kindOf(uid, view)).sort() });
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A kept ship by its colour and what it carries, anybody else by the card itself. */
function kindOf(uid: number, { players }: View): string {
  const ref = players.flatMap(({ kept }) => kept).find((one) => one.uid === uid);
  if (ref === undefined) return String(uid);
  const { colour, item } = cardById(ref.card) as { readonly colour?: string; readonly item?: string };
  return `${colour} ${item ?? ''}`;
}
