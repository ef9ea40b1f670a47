/** What the masthead leads to. Every place belongs to one of these, or to none. */
export type SectionName =
  | 'play'
  | 'online'
  | 'learn'
  | 'rules'
  | 'replays'
  | 'statistics'
  | 'daily'
  | 'you'
  | 'settings';

/** The first place of each is the one that the masthead leads to. */
const PLACES: Readonly<Record<SectionName, readonly string[]>> = {
  play: ['', 'new', 'game', 'campaign'],
  online: ['online', 'new-table', 'table', 'person', 'ratings', 'deal'],
  learn: ['learn'],
  rules: ['rules'],
  replays: ['replay', 'analysis'],
  statistics: ['statistics'],
  daily: ['daily'],
  you: ['you'],
  settings: ['settings'],
};

/** The name of the place that a section begins with. */
export function placeOf(section: SectionName): string {
  return PLACES[section][0]!;
}

/** How a link of the masthead is marked: as the page itself, as where the page belongs to, or not at all. */
export function currentIn(section: SectionName, place: string): 'page' | 'true' | undefined {
  const at = PLACES[section].indexOf(place);
  if (at < 0) return undefined;
  return at === 0 ? 'page' : 'true';
}
