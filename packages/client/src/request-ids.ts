/** Ids that no other connection of the same person has: duplicates are told by them, also after weeks. */
export function requestIds(random: () => number): () => string {
  const letters = () => random().toString(36).slice(2, 12).padEnd(10, '0');
  const sender = letters() + letters();
  let count = 0;
  return () => `${sender}-${(++count).toString(36)}`;
}
