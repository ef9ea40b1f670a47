import type { EventOf } from '../../events.js';
import type { Clauses } from '../catalogue.js';
import { coins, points } from '../grammar/nl.js';
import type { People } from '../grammar/people.js';
import { outcomeOf, outrun } from '../outcome.js';

export function over(event: EventOf<'over'>, who: People): Clauses {
  return [
    ...(event.why === 'noCards' ? ['er is geen kaart meer over en het spel eindigt'] : []),
    won(event, who),
    ...outrun(event).map(
      ({ seat, influence }) => `${who.does(seat, 'heeft', 'hebt')} ${points(influence)}, maar geen expeditie`,
    ),
  ];
}

function won(event: EventOf<'over'>, who: People): string {
  const outcome = outcomeOf(event);
  switch (outcome.how) {
    case 'nobody':
      return 'niemand heeft een expeditie, dus niemand wint';
    case 'shared': {
      const { winners, influence } = outcome;
      return `${who.subjects(winners)} delen de overwinning met elk ${points(influence)} en ${coins(outcome.coins)}`;
    }
    case 'coins': {
      const { winner, level, influence, theirs } = outcome;
      const wins = who.doing(winner, 'wint', 'win');
      return `gelijk met ${who.objects(level)} op ${points(influence)} ${wins} met meer munten, ${outcome.coins} tegen ${theirs}`;
    }
    case 'influence': {
      const { winner, influence, next } = outcome;
      const ahead = next.influence < influence ? `, vóór ${who.objects(next.seats)} met ${next.influence}` : '';
      return `${who.does(winner, 'wint', 'wint')} met ${points(influence)}${ahead}`;
    }
  }
}
