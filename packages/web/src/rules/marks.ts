import { searchWords } from '@roadstead/kernel';

interface MarkedPart {
  readonly text: string;
  readonly found: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** A text with the words in it that a search found; a part of a word marks the whole of it. */
export function markedParts(text: string, query: string): readonly MarkedPart[] {
  const wanted = searchWords(query);
  if (wanted.length === 0) return [{ text, found: false }];
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const bare = searchWords(word).join('');
    if (!wanted.some((one) => bare.includes(one))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), found: false });
    parts.push({ text: word, found: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), found: false });
  return parts;
}
