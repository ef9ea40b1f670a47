import type { Random } from '@roadstead/kernel';
import { type Action, type ActionOf, cardById, missionById, type Pending, type View } from '@roadstead/port-royal';

/** Coins that an audience must leave to be worth it. */
const COINS_TO_KEEP = 3;

/** What a chapter of the adventure asks for and other games do not; undefined where the usual policy decides. */
export function adventureMove(view: View, seat: number, legal: readonly Action[], random: Random): Action | undefined {
  if (view.chapter === undefined) return undefined;
  if (view.phase === 'decide') return answer(view, view.pending as Pending, legal, random);
  const fulfil = legal.find(({ type }) => type === 'fulfil');
  if (fulfil !== undefined) return fulfil;
  const look = legal.find(({ type }) => type === 'look');
  if (look !== undefined) return look;
  return legal.find((action) => action.type === 'take' && action.keep && isWanted(view, seat, action));
}

function answer(view: View, pending: Pending, legal: readonly Action[], random: Random): Action {
  const yes = legal[0]!;
  switch (pending.kind) {
    case 'character':
      return legal[random.int(legal.length)]!;
    case 'share': {
      const poorest = view.players.reduce((a, b) => (b.coins < a.coins ? b : a));
      return legal.find((action) => action.type === 'share' && action.seat === poorest.seat)!;
    }
    case 'audience': {
      const isRich = view.players[pending.seat]!.coins > COINS_TO_KEEP + 1;
      return isRich ? yes : legal.at(-1)!;
    }
    case 'look':
      return legal.find((action) => action.type === 'top' && isWelcome(view, action)) ?? yes;
    default:
      return yes;
  }
}

/** A person, or a ship of a colour that is not in the harbour yet. */
function isWelcome(view: View, { uid }: ActionOf<'top'>): boolean {
  const card = cardById(view.looked!.find((ref) => ref.uid === uid)!.card)!;
  if (card.type !== 'ship') return card.type === 'person';
  return !view.harbour.some(({ card: id }) => {
    const other = cardById(id)!;
    return other.type === 'ship' && other.colour === card.colour;
  });
}

/** Whether a mission that is open to this seat asks for more ships of this kind than it has. */
function isWanted(view: View, seat: number, { uid }: ActionOf<'take'>): boolean {
  const kindsOf = (id: string) => {
    const { item, colour } = cardById(id) as { item?: string; colour?: string };
    return [item, colour];
  };
  const kinds = kindsOf(view.harbour.find((ref) => ref.uid === uid)!.card);
  const { kept, cubes } = view.players[seat]!;
  if (cubes === 0) return false;
  return view.missions!.some(({ id, done }) => {
    if (done.includes(seat)) return false;
    const give: Readonly<Record<string, number>> = missionById(id)!.task.give ?? {};
    return kinds.some((kind) => {
      const had = kept.filter(({ card }) => kindsOf(card).includes(kind)).length;
      return kind !== undefined && had < (give[kind] ?? 0);
    });
  });
}
