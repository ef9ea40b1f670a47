import type { Paragraph } from './rulebook.js';

/** A piece of a paragraph's text: plain, or words that point at another rule. */
export interface TextPart {
  readonly text: string;
  readonly to?: string;
}

const REFERENCE = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A text of a rulebook, piece by piece. */
export function partsOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: words, 2: to } of text.matchAll(REFERENCE)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: words!, to: to! });
    end = index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** A text of a rulebook without its references, as it is read. */
export function plainText(text: string): string {
  return partsOf(text)
    .map((part) => part.text)
    .join('');
}

/** The rules that a paragraph points at, each once. */
export function referencesOf({ text, example = '' }: Paragraph): readonly string[] {
  return [...new Set(partsOf(`${text} ${example}`).flatMap(({ to }) => to ?? []))];
}
