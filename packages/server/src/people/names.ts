import { NAME_LENGTH } from '@roadstead/protocol';
import { Refused } from '../refused.js';
import { isOfOneAlphabet, TOWER, UNSEEN } from '../text/visible.js';

/** A name as it will be shown, or a refusal that says what is wrong with it. */
export function cleanName(raw: string): string {
  const name = raw
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/^ | $/g, '');
  const { length } = [...name];
  if (length < NAME_LENGTH.min || length > NAME_LENGTH.max) {
    throw bad(`A name has ${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters.`);
  }
  if (UNSEEN.test(name)) throw bad('A name cannot have characters that nobody can see.');
  if (TOWER.test(name) || /^\p{M}/u.test(name)) throw bad('A name cannot have that many marks on a letter.');
  if (!isOfOneAlphabet(name)) throw bad('A name is written in one alphabet.');
  return name;
}

function bad(sentence: string): Refused {
  return new Refused('BAD_TEXT', sentence);
}
