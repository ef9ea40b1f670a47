/** Things on the table that a lesson wants to be used: what glows and takes an action. */
const WANTED = '[data-desk] :is(.wanted, .usable)';
/** Where the game asks: there a question is answered for which nothing glows. */
const ASKED = '[data-desk] [data-zone="actions"] :is([data-choice], [data-action]):not([aria-disabled])';
/** A table that is still being laid: its things are not there yet, or take no focus. */
const LAYING = '[data-laying]';

/** Puts the focus on the first thing that a lesson wants to be used or a question is answered with, and lets all of them nod where things may move. */
export function pointAt(): void {
  const table = document.querySelector(LAYING);
  if (table === null) point();
  else whenLaid(table, point);
}

function point(): void {
  const wanted = [...document.querySelectorAll<HTMLElement>(WANTED)];
  const all = wanted.length > 0 ? wanted : [...document.querySelectorAll<HTMLElement>(ASKED)];
  all[0]?.focus();
  all[0]?.scrollIntoView({ block: 'nearest' });
  const { motion } = document.documentElement.dataset;
  if (motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const one of all) one.animate([{ scale: 1 }, { scale: 1.08 }, { scale: 1 }], { duration: 350, iterations: 2 });
}

/** Whoever asks early is answered as soon as there is something to see. */
function whenLaid(table: Element, then: () => void): void {
  const watching = new MutationObserver(() => {
    if (table.matches(LAYING)) return;
    watching.disconnect();
    then();
  });
  watching.observe(table, { attributeFilter: ['data-laying'] });
}
