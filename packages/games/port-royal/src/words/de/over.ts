import type { EventOf } from '../../events.js';
import type { Clauses } from '../catalogue.js';
import { coins, points, pointsDative } from '../grammar/de.js';
import type { People } from '../grammar/people.js';
import { outcomeOf, outrun } from '../outcome.js';

export function over(event: EventOf<'over'>, who: People): Clauses {
  return [
    ...(event.why === 'noCards' ? ['es ist keine Karte mehr aufzudecken, und die Partie endet'] : []),
    won(event, who),
    ...outrun(event).map(
      ({ seat, influence }) => `${who.does(seat, 'hat', 'hast')} ${points(influence)}, aber keine Expedition`,
    ),
  ];
}

function won(event: EventOf<'over'>, who: People): string {
  const outcome = outcomeOf(event);
  switch (outcome.how) {
    case 'nobody':
      return 'niemand hat eine Expedition, also gewinnt niemand';
    case 'shared': {
      const { winners, influence } = outcome;
      return `geteilter Sieg für ${who.objects(winners)} mit je ${pointsDative(influence)} und ${coins(outcome.coins)}`;
    }
    case 'coins': {
      const { winner, level, influence, theirs } = outcome;
      const wins = who.doing(winner, 'gewinnt', 'gewinnst');
      const tied = `gleichauf mit ${who.datives(level)} bei ${pointsDative(influence)}`;
      return `${tied} ${wins} mit mehr Münzen, ${outcome.coins} zu ${theirs}`;
    }
    case 'influence': {
      const { winner, influence, next } = outcome;
      const ahead = next.influence < influence ? ` vor ${who.datives(next.seats)} mit ${next.influence}` : '';
      return `${who.does(winner, 'gewinnt', 'gewinnst')} mit ${pointsDative(influence)}${ahead}`;
    }
  }
}
