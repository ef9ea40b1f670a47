import type { CharacterName, PlateName, StationName } from '@roadstead/art/port-royal/adventure';
import type { Speaker, StoryPageId } from '@roadstead/port-royal/story';

/** Pictures are drawn when a page is shown, and kept for as long as the table is open. */
const drawn = new Map<string, Promise<string>>();
const art = () => import('@roadstead/art/port-royal/adventure');

function once(name: string, draw: () => Promise<string>): Promise<string> {
  const known = drawn.get(name) ?? draw().then((svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`);
  drawn.set(name, known);
  return known;
}

/** Lines as fine as the window shows them; a small one beside its title has none. */
export const platePicture = (plate: PlateName, isSmall = false): Promise<string> => {
  const lod = isSmall ? 's' : innerWidth >= 600 ? 'l' : 'm';
  return once(`plate ${plate} ${lod}`, async () => (await art()).drawPlate(plate, { lod }));
};

/** What happens in a turn, no larger than a thumb. */
export const eventPicture = (event: string): Promise<string> => platePicture(event as PlateName, true);

export const facePicture = (who: CharacterName): Promise<string> =>
  once(`face ${who}`, async () => (await art()).drawCharacter(who, { width: 96, medallion: true }));

export const voyagePicture = (reached: readonly StationName[]): Promise<string> =>
  once(`voyage ${reached}`, async () => (await art()).drawVoyage({ reached }));

/** Whose face stands beside what is said; nobody's where it is a voice without a name. */
export function faceOf(speaker: Speaker | undefined, page: StoryPageId, hero: string): CharacterName | null {
  if (speaker === undefined || speaker === 'someone' || (speaker === 'hero' && hero === '')) return null;
  if (speaker === 'hero') return hero.toLowerCase() as CharacterName;
  // The captain keeps her mask on until the end of the third chapter.
  return speaker === 'harrow' && page === '61' ? 'mask' : speaker;
}
