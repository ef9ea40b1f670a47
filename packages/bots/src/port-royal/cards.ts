import { type Card, cardById, type PlayerView } from '@roadstead/port-royal';

export function cardNamed(id: string): Card {
  return cardById(id)!;
}

export function displayOf(player: PlayerView): Card[] {
  return player.display.map(({ card }) => cardNamed(card));
}
