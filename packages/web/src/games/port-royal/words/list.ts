/** "A, B and C", with a language's own word between the last two. */
export const listed =
  (link: string) =>
  (words: readonly string[]): string => {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${link} ${last}`;
  };
