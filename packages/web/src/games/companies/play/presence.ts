import type { NationView, View } from '@roadstead/companies';

/** A nation on the board, with its name. */
interface NamedNation extends NationView {
  readonly id: string;
}

export function nationAt({ nations }: Pick<View, 'nations'>, place: string): NamedNation | null {
  const found = Object.entries(nations).find(([, { at }]) => at === place);
  return found ? { ...found[1], id: found[0] } : null;
}
