import type { Language } from '@roadstead/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { PartWords } from '../../src/words/part.svelte.js';

afterEach(() => vi.unstubAllGlobals());

it('the language that was asked for last is spoken, whichever words come first', async () => {
  // Nobody looks on, so what is reactive in the page may be plain here.
  vi.stubGlobal('$state', { raw: <T>(value: T) => value });
  const come = new Map<Language, (words: string) => void>();
  const loading = (language: Language) => () => new Promise<string>((resolve) => come.set(language, resolve));
  const part = new PartWords({ en: loading('en'), nl: loading('nl'), de: loading('de') });
  const asked = [part.speak('nl'), part.speak('de')];
  come.get('de')!('Deutsch');
  come.get('nl')!('Nederlands');
  await Promise.all(asked);
  expect(part.words).toBe('Deutsch');
  const again = part.speak('nl');
  come.get('nl')!('Nederlands');
  await again;
  expect(part.words).toBe('Nederlands');
});
