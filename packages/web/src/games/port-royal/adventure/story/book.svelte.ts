import { loadStory, type StoryBook } from '@roadstead/port-royal/story';
import type { Desk } from '../../table/desk.svelte.js';

/** The story in the language of the table; null until it is fetched. */
export function bookFor(desk: Desk): { readonly now: StoryBook | null } {
  let book: StoryBook | null = $state.raw(null);
  $effect(() => {
    void loadStory(desk.language).then((loaded) => {
      book = loaded;
    });
  });
  return {
    get now() {
      return book;
    },
  };
}
