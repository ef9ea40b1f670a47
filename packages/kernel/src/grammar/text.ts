/** "A, B and C", with the language's own word for "and". */
export function listed(words: readonly string[], and: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Makes sentences of clauses: each begins with a capital and ends with a full stop. */
export function sentences(clauses: readonly string[]): string {
  return clauses.map((clause) => `${capital(clause)}.`).join(' ');
}
