export type Side = 'left' | 'right';

/** Ems that a close-up is wide, as the style of `Inspector` has it. */
const CLOSE_UP_EMS = 22;

interface Span {
  readonly left: number;
  readonly right: number;
}

/** The side of the table on which a close-up hides least: never what is looked at if that can be, and few of the cards around it. */
export function peekSide(node: HTMLElement): Side {
  const table = node.closest<HTMLElement>('[data-desk]');
  if (table === null) return 'right';
  const { left, right } = table.getBoundingClientRect();
  const width = CLOSE_UP_EMS * Number.parseFloat(getComputedStyle(table).fontSize);
  const around = node.closest('ul, ol')?.children ?? [];
  const cards = Array.from(around, (card) => card.getBoundingClientRect());
  return sideHidingLeast(node.getBoundingClientRect(), cards, { left, right }, width);
}

export function sideHidingLeast(looked: Span, cards: readonly Span[], table: Span, width: number): Side {
  const strips = {
    left: { left: table.left, right: table.left + width },
    right: { left: table.right - width, right: table.right },
  };
  const hidden = (side: Side) => {
    const ofOthers = cards.reduce((sum, card) => sum + shared(card, strips[side]), 0);
    return shared(looked, strips[side]) * (cards.length + 1) + ofOthers;
  };
  return hidden('left') < hidden('right') ? 'left' : 'right';
}

function shared(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left));
}
