import { percentOf } from '@roadstead/bots';
import type { Language } from '@roadstead/kernel';

/** Chances as people read them. */
export function chance(share: number, language: Language): string {
  return wholePercent(percentOf(share), language);
}

export function wholePercent(whole: number, language: Language): string {
  return (whole / 100).toLocaleString(language, { style: 'percent' });
}

/** A change in whole per cent, with its sign. */
export function signed(whole: number, language: Language): string {
  const sign = whole < 0 ? '−' : whole > 0 ? '+' : '';
  return `${sign}${wholePercent(Math.abs(whole), language)}`;
}
