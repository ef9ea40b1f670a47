import { listed as joined, type Language } from '@roadstead/kernel';

const AND: Readonly<Record<Language, string>> = { en: 'and', nl: 'en', de: 'und' };

/**
 * "Willem, Griet and Joost": without a comma before the last, as our English has it. The browser's own lists
 * are not asked: for the first of them it loads all that it knows of languages, a tenth of a second on a phone.
 */
export function listed(names: readonly string[], language: Language): string {
  return joined(names, AND[language]);
}
