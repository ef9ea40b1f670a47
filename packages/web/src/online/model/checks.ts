import { NAME_LENGTH, PASSPHRASE_LENGTH } from '@roadstead/protocol';
import type { OnlineWords } from '../words/en.js';

type CheckWords = OnlineWords['person']['checks'];

/** Each check is one sentence what is wrong, or null. The server checks again; these only save the way. */

export function checkName(name: string, words: CheckWords): string | null {
  const length = name.trim().length;
  if (length < NAME_LENGTH.min) return words.nameEmpty;
  return length > NAME_LENGTH.max ? words.nameLong(NAME_LENGTH.max) : null;
}

export function checkPassphrase(passphrase: string, words: CheckWords): string | null {
  if (passphrase.length < PASSPHRASE_LENGTH.min) return words.passphraseShort(PASSPHRASE_LENGTH.min);
  return passphrase.length > PASSPHRASE_LENGTH.max ? words.passphraseLong(PASSPHRASE_LENGTH.max) : null;
}

export function checkSame(passphrase: string, again: string, words: CheckWords): string | null {
  return passphrase === again ? null : words.passphraseDiffers;
}

export function checkGiven(passphrase: string, words: CheckWords): string | null {
  return passphrase === '' ? words.passphraseEmpty : null;
}

export function checkUrl(text: string, words: CheckWords): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? null : words.url;
}
