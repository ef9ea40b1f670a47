/** The type of the page, as a canvas needs it; loaded before anything is written. */
export interface Types {
  readonly title: string;
  readonly text: string;
  readonly ui: string;
}

export async function loadTypes(): Promise<Types> {
  const style = getComputedStyle(document.documentElement);
  const named = (name: string) => style.getPropertyValue(name).trim();
  const types = { title: named('--font-title'), text: named('--font-text'), ui: named('--font-ui') };
  await Promise.all(
    [`40px ${types.title}`, `24px ${types.text}`, `800 24px ${types.ui}`, `24px ${types.ui}`].map((font) =>
      document.fonts.load(font),
    ),
  );
  return types;
}

/** Where a network is slower than this, a table is shown in the type that is there. */
const LONGEST_MS = 3000;

/** Until the type is here that a table is set in: what is set anew when it comes would jump. */
export async function typeIsHere(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));
  await Promise.race([loadTypes().catch(() => {}), late]);
}
