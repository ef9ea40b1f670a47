import type { Language } from '@roadstead/kernel';

/** The first of the browser's languages that is spoken here. */
export function languageOfBrowser(spoken: readonly Language[]): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.flatMap((code) => spoken.filter((language) => language === code))[0] ?? 'en';
}
