import type { IconName } from '@roadstead/art';
import type { Ability, Colour } from '@roadstead/port-royal';

/** The sign of what a character can do, and the colour of ships that it is about. */
export function signOf(ability: Ability): { readonly icon: IconName; readonly colour?: Colour } {
  switch (ability.is) {
    case 'swords':
      return { icon: 'sword' };
    case 'discount':
      return { icon: 'discount' };
    case 'trader':
      return { icon: 'coin', colour: ability.colour };
    case 'crownTrader':
      return { icon: 'crown', colour: ability.colour };
    case 'expedition':
      return { icon: 'scroll' };
    case 'lookout':
      return { icon: 'eye' };
    case 'ships':
      return { icon: 'ship' };
    case 'earlyBust':
    case 'harbour':
    case 'once':
      return { icon: 'coin' };
  }
}
