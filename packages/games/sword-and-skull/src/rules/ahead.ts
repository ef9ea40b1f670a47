/** SS-B1, SS-B2: whether the attacker wins with these dice, by how much higher his Might is with all that is added. */
export function isAhead(mine: number, theirs: number, lead: number): boolean {
  return mine > 0 && (theirs === 0 || mine + lead >= theirs);
}
