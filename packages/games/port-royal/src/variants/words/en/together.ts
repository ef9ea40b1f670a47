import type { EventOf } from '../../../events.js';
import { and } from '../../../words/grammar/en.js';
import type { People } from '../../../words/grammar/people.js';
import { deedsTogether } from '../facts.js';
import { contracts, quoted } from './contracts.js';

export function together(event: EventOf<'over'>, who: People): readonly string[] {
  return [...(event.won ? won(event, who) : [lost(event)]), ...deeds(event, who)];
}

function won({ ranking, points = 0, title }: EventOf<'over'>, who: People): readonly string[] {
  const [only, ...others] = ranking.map(({ seat }) => seat).sort((a, b) => a - b);
  const have =
    only !== undefined && others.length === 0
      ? who.does(only, 'has', 'have')
      : `${who.subjects(ranking.map(({ seat }) => seat))} have`;
  const score = points === 0 ? 'without a point' : `with ${points} ${points === 1 ? 'point' : 'points'}`;
  return [
    `every contract is fulfilled: ${have} won`,
    ...(title ? [`${score}, the title is “${contracts.titles[title]}”`] : []),
  ];
}

function lost({ why }: EventOf<'over'>): string {
  return why === 'time'
    ? 'the time pile is empty, and not every contract is fulfilled: the game is lost'
    : 'no card is left to turn up, and not every contract is fulfilled: the game is lost';
}

function deeds({ ranking }: EventOf<'over'>, who: People): readonly string[] {
  return deedsTogether(ranking).map(({ seat, contracts: done }) =>
    done.length === 0
      ? who.does(seat, 'fulfilled no contract', 'fulfilled no contract')
      : `${who.does(seat, 'fulfilled', 'fulfilled')} ${and(done.map(quoted))}`,
  );
}
