/** Parts of the table, in the order of the page. */
function zones(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-zone]')].filter((zone) => stops(zone).length > 0);
}

function stops(zone: HTMLElement): HTMLElement[] {
  const all = zone.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]');
  return [...all].filter((element) => element.tabIndex >= 0 && element.getClientRects().length > 0);
}

/** Moves the focus to the next (1) or the previous (-1) part of the table. */
export function goToZone(step: 1 | -1): void {
  const all = zones();
  if (all.length === 0) return;
  const at = all.findIndex((zone) => zone.contains(document.activeElement));
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  stops(all[next]!)[0]!.focus();
}

/** A focus that was lost because its element went away is put where the game goes on. */
export function keepFocus(fallback: HTMLElement): void {
  if (document.activeElement === null || document.activeElement === document.body) {
    fallback.focus({ preventScroll: true });
  }
}
