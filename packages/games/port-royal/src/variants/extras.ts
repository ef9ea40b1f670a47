/** What the boxes in play remember, each under its own name. */
export type Extras = Readonly<Record<string, never>>;

/** Steps of the agenda that boxes add. */
export type BoxStep = never;

export function copyExtras(extras: Extras): Extras {
  return { ...extras };
}
