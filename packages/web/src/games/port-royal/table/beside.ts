interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;

/** Where a close-up goes: beside what is looked at, on the right if there is room, and never out of its field. */
export function placeBeside(looked: Span, field: Span, { width, height }: Size): { left: number; top: number } {
  const right = Math.max(looked.right + GAP, field.left);
  const left = Math.min(looked.left - GAP, field.right) - width;
  const last = field.right - width;
  const side = right <= last ? right : left >= field.left ? left : fartherEnd(looked, field, width);
  const middle = (looked.top + looked.bottom - height) / 2;
  return { left: side, top: Math.max(field.top, Math.min(middle, field.bottom - height)) };
}

/** Where it fits on neither side, the end of the field where it hides less of what is looked at. */
function fartherEnd(looked: Span, field: Span, width: number): number {
  return field.right - looked.right > looked.left - field.left ? field.right - width : field.left;
}
