import type { Language } from '@roadstead/kernel';

/** "Willem, Griet and Joost": without a comma before the last, as our English has it. */
export function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names);
}
