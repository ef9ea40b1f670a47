import type { ThingRow } from '@roadstead/kernel';

/** Whether a number of this was made up by us. */
export const isOurs = ({ provenance }: { readonly provenance: string }) => provenance.includes('RECONSTRUCTED');

/** A row, which says if its numbers are ours. */
export const marked = (cells: readonly string[], ours: boolean): ThingRow => ({
  cells,
  ...(ours && { ours: true as const }),
});
