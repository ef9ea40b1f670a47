/** Bots that act one after the other are told in one go. */
const GATHER_MS = 500;

let polite = $state('');
let urgent = $state('');

export const announced = {
  get polite(): string {
    return polite;
  },
  get urgent(): string {
    return urgent;
  },
};

let gathered: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Read out when there is a pause, together with all that comes meanwhile. */
export function announce(...sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  gathered.push(...sentences);
  clearTimeout(timer);
  timer = setTimeout(flush, GATHER_MS);
}

/** What somebody asked to hear: at once, in place of what was still to be told. */
export function readOut(...sentences: readonly string[]): void {
  clearTimeout(timer);
  gathered = [...sentences];
  flush();
}

/** Read out at once, whatever is being read. */
export function announceNow(sentence: string): void {
  // The same words again would not be heard: a space that cannot be heard makes them new.
  urgent = urgent === sentence ? `${sentence}\u00a0` : sentence;
}

function flush(): void {
  const text = gathered.join(' ');
  gathered = [];
  polite = polite === text ? `${text}\u00a0` : text;
}
