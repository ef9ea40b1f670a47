import type { Language, TallyFigure } from '@roadstead/kernel';

/** A number as people of a language write it; a dash for what cannot be known. */
export function numberText(n: number | null, language: Language, as: TallyFigure['as'] = 'number'): string {
  if (n === null) return '–';
  return as === 'share'
    ? new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(n)
    : new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(n);
}

export function dayText(at: string, language: Language): string {
  const isMonth = at.length === 7;
  const style = isMonth
    ? ({ month: 'short', year: 'numeric' } as const)
    : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(new Date(isMonth ? `${at}-01` : at));
}
