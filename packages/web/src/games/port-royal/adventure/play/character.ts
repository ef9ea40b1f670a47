import { type Ability, type Character, characterById, type PlayerView } from '@roadstead/port-royal';

/** Whom a player is; undefined before that is picked. */
export const characterOf = ({ character }: Pick<PlayerView, 'character'>): Character | undefined =>
  characterNamed(character);

export const abilityOf = (character: PlayerView['character']): Ability | undefined =>
  characterNamed(character)?.ability;

const characterNamed = (id: PlayerView['character']): Character | undefined =>
  id === null || id === undefined ? undefined : characterById(id);
