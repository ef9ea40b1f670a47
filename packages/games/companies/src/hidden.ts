import { type Random, type Seat, shuffle } from '@roadstead/kernel';
import { STACKS } from './cards/tiles.js';
import { cardsFor } from './rules/strategies.js';
import { clone, type State } from './state.js';

/** A random state that this seat, or a spectator, could be in. */
export function redeal(state: State, viewer: Seat | null, random: Random): State {
  const dealt = clone(state);
  for (const name of STACKS) {
    const { tiles } = dealt.stacks[name];
    // How they really lie leaves no trace: the same chance gives the same order in every state that looks like this one.
    tiles.sort((a, b) => a - b);
    shuffle(tiles, random);
  }
  dealt.stackedDice = []; // nobody knows what the die will show
  if (dealt.asking?.kind === 'strategy') layAnew(dealt, viewer, random);
  return dealt;
}

/** A strategy that somebody else has laid face down could be any that he may play. */
function layAnew({ fight, players }: State, viewer: Seat | null, random: Random): void {
  fight!.sides.forEach((side, place) => {
    if (side.kind !== 'fleet' || side.seat === viewer || fight!.cards[place]! < 0) return;
    const cards = cardsFor(players[side.seat]!, side.fleet);
    fight!.cards[place] = cards[random.int(cards.length)]!;
  });
}
