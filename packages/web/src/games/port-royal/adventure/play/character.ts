import { type Ability, type Character, characterById, type PlayerView } from '@roadstead/port-royal';

/** Whom a player is; undefined before that is picked. */
export const characterOf = ({ character }: Pick<PlayerView, 'character'>): Character | undefined =>
  character === null || character === undefined ? undefined : characterById(character);

export const abilityOf = (character: PlayerView['character']): Ability | undefined =>
  characterOf({ character })?.ability;
