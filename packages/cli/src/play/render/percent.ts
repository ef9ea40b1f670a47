/** A share in whole per cent; what is not quite nothing or everything does not look like it. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return '< 1 %';
  return rounded === 100 && share < 1 ? '> 99 %' : `${rounded} %`;
}
