/** Two names with the same key are the same name: case, accents' spelling, look-alike widths and spaces do not tell them apart. */
export function nameKey(name: string): string {
  const wide = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  return wide.replace(/\s+/gu, ' ').trim();
}
