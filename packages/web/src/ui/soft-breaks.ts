/** Puts soft hyphens into the long words of a name, for browsers that do not know where words of a language are broken: `|` says where. */
export function softBreaks(broken: readonly string[]): (name: string) => string {
  const soft = new Map(broken.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00ad')]));
  return (name) =>
    name
      .split(' ')
      .map((word) => soft.get(word) ?? word)
      .join(' ');
}
