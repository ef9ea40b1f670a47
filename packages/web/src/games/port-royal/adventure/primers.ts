import type { Language } from '@roadstead/kernel';
import type { Primer } from '../../game-ui.js';
import type { Stand } from '../play/standing.js';
import { WORDS } from '../words/index.js';
import { chapterIn, isTogether } from './play/chapter.js';
import type { ChapterPrimerWords } from './words/catalogue.js';

/** What a newcomer should know at a chapter's table, the most telling first; nothing elsewhere. */
export function chapterPrimers({ view, legal }: Stand, language: Language): readonly Primer[] {
  const chapter = chapterIn(view);
  if (chapter === null) return [];
  const words = WORDS[language].chapter.primers;
  const can = (type: string) => legal.some((action) => action.type === type);
  const kinds: readonly (keyof ChapterPrimerWords | false)[] = [
    can('character') && 'character',
    !can('character') && (isTogether(chapter) ? 'together' : 'race'),
    legal.some((action) => action.type === 'fulfil' && 'mission' in action) && 'ready',
    legal.some((action) => action.type === 'take' && action.keep === true) && 'keep',
    can('look') && 'look',
    typeof view.pending === 'object' && view.pending?.kind === 'buyOff' && 'buyOff',
  ];
  return kinds.flatMap((kind) => (kind ? [{ kind: `chapter-${kind}`, text: words[kind] }] : []));
}
