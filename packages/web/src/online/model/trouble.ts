import { ApiFailure, type RefusalInfo } from '@roadstead/client';
import type { ApiErrorCode, SocketErrorCode } from '@roadstead/protocol';

/** Why something did not work: what the server said, no server at all, or something that nobody foresaw. */
export type Trouble = ApiErrorCode | SocketErrorCode | 'OFFLINE' | 'UNEXPECTED';

type Sentences = Readonly<Record<Trouble, string>>;

export function troubleOf(thrown: unknown): Trouble {
  if (!(thrown instanceof ApiFailure)) return 'UNEXPECTED';
  // A page from a file server answers every address, but not as the server would: online there is nobody.
  return thrown.kind === 'refused' ? thrown.code! : 'OFFLINE';
}

/** A code that a newer server may have and this page has not is still told as something. */
export function sentenceFor(trouble: Trouble, sentences: Sentences): string {
  return Object.hasOwn(sentences, trouble) ? sentences[trouble] : sentences.UNEXPECTED;
}

export function refusalSentence({ code }: RefusalInfo, sentences: Sentences): string {
  return sentenceFor(code === 'LOST' ? 'OFFLINE' : code, sentences);
}
