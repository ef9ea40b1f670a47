import { createContext } from 'svelte';

/** How cards are looked at: by the light of the table, on its screen. */
interface Sight {
  /** How much larger than usual everything is drawn. */
  readonly scale: number;
  /** Device pixels of a CSS pixel, with that scale. */
  readonly zoom: number;
  readonly isNight: boolean;
}

export const [getSight, setSight] = createContext<Sight>();
