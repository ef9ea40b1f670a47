import { PHRASES, type Phrase, type Said } from '@roadstead/protocol';

interface TalkLine {
  readonly n: number;
  readonly by: Said['by'];
  readonly at: number;
  readonly text: string;
  readonly mine: boolean;
}

/** What was said, without those whom one does not want to hear, and how much of theirs there was. */
export function heardTalk(
  said: readonly Said[],
  me: string,
  muted: readonly string[],
  phrases: Readonly<Record<Phrase, string>>,
): { readonly lines: readonly TalkLine[]; readonly unheard: number } {
  const heard = said.filter(({ by }) => !muted.includes(by.id));
  return {
    lines: heard.map((one) => ({
      n: one.n,
      by: one.by,
      at: one.at,
      text: textOf(one, phrases),
      mine: one.by.id === me,
    })),
    unheard: said.length - heard.length,
  };
}

function textOf({ text, phrase }: Said, phrases: Readonly<Record<Phrase, string>>): string {
  return phrase !== undefined && PHRASES.includes(phrase) ? phrases[phrase] : (text ?? '');
}

/** How many lines of others came after the last one that was seen. */
export function unseen(lines: readonly TalkLine[], seen: number): number {
  return lines.filter(({ n, mine }) => n > seen && !mine).length;
}
