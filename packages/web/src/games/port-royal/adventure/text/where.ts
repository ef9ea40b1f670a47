import type { Language } from '@roadstead/kernel';
import { CHAPTER_TITLES } from '@roadstead/port-royal/chapter-titles';
import { WORDS } from '../../words/index.js';
import type { ChapterView } from '../play/chapter.js';
import { monthOf } from '../play/months.js';

/** How far the story has come: the chapter and the month. */
export function whereInStory(view: ChapterView, language: Language): string {
  const { story, month } = WORDS[language].chapter;
  const now = month.month(monthOf(view).month);
  const { chapter } = view;
  return chapter === 'variable' ? now : `${story.chapter(chapter, CHAPTER_TITLES[language][chapter])} · ${now}`;
}
