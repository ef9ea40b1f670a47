import type { Language } from '@roadstead/kernel';

/** A number with its noun. */
export const counted = (one: string, many: string) => (n: number) => `${n} ${n === 1 ? one : many}`;

export const COINS: Readonly<Record<Language, (n: number) => string>> = {
  en: counted('coin', 'coins'),
  nl: counted('munt', 'munten'),
  de: counted('Münze', 'Münzen'),
};
