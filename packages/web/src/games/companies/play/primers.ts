import type { Language } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { Primer } from '../../game-ui.js';
import { WORDS } from '../words/index.js';
import { kindOf } from './kind.js';
import { standOf } from './standing.js';

/** What a newcomer should know about what is asked. */
export function primers(standing: Standing, language: Language): readonly Primer[] {
  const kind = kindOf(standOf(standing));
  const { primers: texts } = WORDS[language];
  if (kind === null || !(kind in texts)) return [];
  return [{ kind, text: texts[kind as keyof typeof texts] }];
}
