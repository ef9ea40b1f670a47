import type { Attachment } from 'svelte/attachments';

/** Tells which chapter is being read: the one that crosses the upper part of the window. */
export function readingNow(tell: (chapter: string) => void): Attachment<HTMLElement> {
  return (node) => {
    const observer = new IntersectionObserver(
      (seen) => {
        const here = seen.findLast(({ isIntersecting }) => isIntersecting);
        if (here) tell((here.target as HTMLElement).dataset.chapter!);
      },
      { rootMargin: '-12% 0px -80% 0px' },
    );
    for (const chapter of node.querySelectorAll('[data-chapter]')) observer.observe(chapter);
    return () => observer.disconnect();
  };
}
