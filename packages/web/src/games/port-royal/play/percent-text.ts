/** A share as people read it: never "0 %" or "100 %" where there is a chance left. */
export function percentText(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return '< 1 %';
  return rounded === 100 && share < 1 ? '> 99 %' : `${rounded} %`;
}
