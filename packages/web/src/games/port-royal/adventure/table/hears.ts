import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Desk } from '../../table/desk.svelte.js';
import { chapterIn } from '../play/chapter.js';
import type { Page } from './pages.js';

/** What letters do at a chapter's table: each goes to, or opens, a part of it. `turnTo`: which page a phone shows. */
export function hearsChapter(desk: Desk, turnTo: (page: Page) => void): Attachment<HTMLElement> {
  return (table) => {
    const opening = (kind: 'goal' | 'month' | 'houses') => (): void => {
      const place = table.querySelector<HTMLElement>(`[data-open="${kind}"]`);
      desk.open({ kind }, place ?? table);
    };
    const missions = async (): Promise<void> => {
      turnTo('missions');
      await tick();
      const newest = desk.view.missions?.at(-1);
      table.querySelector<HTMLElement>(`[data-mission="${newest?.id}"]`)?.focus();
    };
    const heard: Readonly<Record<string, () => void>> = {
      missions: () => void missions(),
      events: opening('month'),
      goal: opening('goal'),
      houses: opening('houses'),
      story: () => table.querySelector<HTMLElement>('[data-open-story]')?.click(),
    };
    const hear = ({ type }: Event): void => {
      const view = chapterIn(desk.view);
      if (view !== null && view.missions.length > 0) heard[type]?.();
    };
    for (const type of Object.keys(heard)) table.addEventListener(type, hear);
    return () => {
      for (const type of Object.keys(heard)) table.removeEventListener(type, hear);
    };
  };
}
