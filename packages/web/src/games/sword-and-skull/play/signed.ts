/** Gold that comes or goes: "+3", "−4", "±0". */
export function signed(n: number): string {
  if (n === 0) return '±0';
  return n < 0 ? `−${-n}` : `+${n}`;
}
