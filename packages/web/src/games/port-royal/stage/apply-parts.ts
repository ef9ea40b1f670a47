import type { Seat } from '@roadstead/kernel';
import type { CardRef, PlayerView, View } from '@roadstead/port-royal';

/** The table with one of its players changed. */
export function changed(view: View, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): View {
  const players = view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

export function without(refs: readonly CardRef[], gone: readonly CardRef[]): readonly CardRef[] {
  return refs.filter(({ uid }) => !gone.some((one) => one.uid === uid));
}
