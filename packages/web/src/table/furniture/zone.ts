import type { Attachment } from 'svelte/attachments';

const ITEMS = '[data-item]';

/**
 * A part of the table that is one stop of the Tab key: arrows go from item to item, Home and End to the first and last.
 * When the item with the focus leaves, its neighbour gets it; when none is left, the buttons do.
 */
export const zone: Attachment<HTMLElement> = (node) => {
  let current: HTMLElement | null = null;
  let place = 0;
  let hadFocus = false;
  const items = () => [...node.querySelectorAll<HTMLElement>(ITEMS)];

  const mark = () => {
    const all = items();
    if (current === null || !all.includes(current)) current = all[Math.min(place, all.length - 1)] ?? null;
    for (const item of all) {
      const index = item === current ? 0 : -1;
      if (item.tabIndex !== index) item.tabIndex = index;
    }
    return all;
  };

  const onFocus = (event: FocusEvent) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>(ITEMS);
    hadFocus = true;
    if (item === null) return;
    current = item;
    place = items().indexOf(item);
    mark();
    item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null) hadFocus = false;
  };
  const onPress = () => {
    // A press on nothing in particular takes the focus away on purpose.
    hadFocus = node.contains(document.activeElement);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target as HTMLElement).matches(ITEMS)) return;
    const next = neighbour(event.target as HTMLElement, event.key, items());
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const watching = new MutationObserver(() => {
    const all = mark();
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!hadFocus || !isLost) return;
    const rescue = all[Math.min(place, all.length - 1)] ?? elsewhere(node);
    rescue?.focus();
  });

  mark();
  watching.observe(node, { childList: true, subtree: true });
  node.addEventListener('focusin', onFocus);
  node.addEventListener('focusout', onBlur);
  node.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPress);
  return () => {
    watching.disconnect();
    const rescue = hadFocus ? elsewhere(node) : null;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) rescue?.focus();
    });
    document.removeEventListener('pointerdown', onPress);
  };
};

function elsewhere(node: HTMLElement): HTMLElement | null {
  const table = node.closest<HTMLElement>('[data-desk]');
  return table?.querySelector<HTMLElement>('[data-zone="actions"] [data-item]') ?? table;
}

/** The next item in the order of the list, or above and below by where things are. */
function neighbour(from: HTMLElement, key: string, all: readonly HTMLElement[]): HTMLElement | undefined {
  const i = all.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return all[i + 1];
    case 'ArrowLeft':
      return all[i - 1];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    case 'ArrowDown':
      return across(from, all, 1) ?? all[i + 1];
    case 'ArrowUp':
      return across(from, all, -1) ?? all[i - 1];
    default:
      return undefined;
  }
}

function across(from: HTMLElement, all: readonly HTMLElement[], way: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const middle = (rect: DOMRect) => rect.left + rect.width / 2;
  const others = all
    .map((item) => ({ item, rect: item.getBoundingClientRect() }))
    .filter(({ rect }) => (way === 1 ? rect.top >= here.bottom - 2 : rect.bottom <= here.top + 2));
  const far = ({ rect }: { rect: DOMRect }) =>
    Math.abs(rect.top - here.top) * 3 + Math.abs(middle(rect) - middle(here));
  return others.sort((a, b) => far(a) - far(b))[0]?.item;
}
