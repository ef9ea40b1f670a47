/** Things on the table that a lesson wants to be used: what glows and takes an action. */
const WANTED = '[data-desk] :is(.wanted, .usable)';

/** Puts the focus on the first thing that a lesson wants to be used. */
export function pointAt(): void {
  const [first] = document.querySelectorAll<HTMLElement>(WANTED);
  first?.focus();
}
