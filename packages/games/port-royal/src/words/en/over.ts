import type { EventOf } from '../../events.js';
import type { Clauses } from '../catalogue.js';
import { coins } from '../grammar/en.js';
import type { People } from '../grammar/people.js';
import { outcomeOf, outrun } from '../outcome.js';

export function over(event: EventOf<'over'>, who: People): Clauses {
  return [
    ...(event.why === 'noCards' ? ['no card is left to turn up, and the game ends'] : []),
    won(event, who),
    ...outrun(event).map(
      ({ seat, influence }) => `${who.does(seat, 'has', 'have')} ${influence} influence, but no expedition`,
    ),
  ];
}

function won(event: EventOf<'over'>, who: People): string {
  const outcome = outcomeOf(event);
  switch (outcome.how) {
    case 'nobody':
      return 'nobody has an expedition, so nobody wins';
    case 'shared': {
      const { winners, influence } = outcome;
      return `${who.subjects(winners)} share the victory with ${influence} influence and ${coins(outcome.coins)} each`;
    }
    case 'coins': {
      const { winner, level, influence, theirs } = outcome;
      const wins = who.does(winner, 'wins', 'win');
      return `level with ${who.objects(level)} at ${influence} influence, ${wins} with more coins, ${outcome.coins} to ${theirs}`;
    }
    case 'influence': {
      const { winner, influence, next } = outcome;
      const ahead = next.influence < influence ? `, ahead of ${who.objects(next.seats)} with ${next.influence}` : '';
      return `${who.does(winner, 'wins', 'win')} with ${influence} influence${ahead}`;
    }
  }
}
