import type { OptionValue, OptionValues } from '@roadstead/kernel';
import type { OneOptionWords } from '../../games/option-words.js';

/** What is played, option by option, as one would say it. */
export function optionFacts(
  values: OptionValues,
  words: Readonly<Record<string, OneOptionWords>>,
  none: string,
): readonly { readonly label: string; readonly value: string }[] {
  return Object.entries(words).flatMap(([name, option]) => {
    const value = values[name];
    return value === undefined ? [] : [{ label: option.label, value: valueText(value, option, none) }];
  });
}

function valueText(value: OptionValue, option: OneOptionWords, none: string): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return option.values[value]?.label ?? value;
  if (!Array.isArray(value)) return none;
  const chosen: readonly string[] = value;
  return chosen.length === 0 ? none : chosen.map((one) => option.values[one]?.label ?? one).join(', ');
}
