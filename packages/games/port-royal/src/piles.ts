/** Moves all cards from one place onto another, in their order. */
export function moveAll<T>(from: T[], to: T[]): void {
  for (const card of from) to.push(card);
  while (from.length > 0) from.pop(); // to set the length would cost more and give the room away
}

/** Takes one card out of a row; the others keep their order. */
export function remove<T>(row: T[], card: T): void {
  for (let i = row.indexOf(card) + 1; i < row.length; i++) row[i - 1] = row[i]!;
  row.pop();
}
