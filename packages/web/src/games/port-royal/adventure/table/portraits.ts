import type { HeroName } from '@roadstead/art/port-royal/adventure';
import type { Character } from '@roadstead/port-royal';

const drawn = new Map<string, Promise<string>>();

/** The picture of a character, drawn when it is first wanted; the art comes with it. */
export function portraitOf({ id }: Pick<Character, 'id'>): Promise<string> {
  const known = drawn.get(id) ?? draw(id.replace('char_', '') as HeroName);
  drawn.set(id, known);
  return known;
}

async function draw(who: HeroName): Promise<string> {
  const { drawCharacter } = await import('@roadstead/art/port-royal/adventure');
  return `data:image/svg+xml,${encodeURIComponent(drawCharacter(who, { width: 300 }))}`;
}
