import type { Language } from '@roadstead/kernel';

/** How it looks after playing on in thought. */
export function expected(win: number, language: Language): string {
  const percent = Math.round(win * 100);
  return {
    en: `Playing on from here looks like a ${percent} % chance.`,
    nl: `Vanaf hier lijkt de kans ${percent} %.`,
    de: `Von hier an sieht es nach ${percent} % aus.`,
  }[language];
}
