import { UsageError } from '../usage.js';

/** A command line taken apart at its blanks; what stands in quotes stays together. No shell is asked. */
export function commandWords(command: string): string[] {
  const words = [...command.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );
  if (words.length === 0) throw new UsageError('the command after "engine:" is missing');
  return words;
}
