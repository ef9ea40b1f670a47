import type { EventOf } from '../../../events.js';
import { and } from '../../../words/grammar/nl.js';
import type { People } from '../../../words/grammar/people.js';
import { deedsTogether } from '../facts.js';
import { contracts, quoted } from './contracts.js';

export function together(event: EventOf<'over'>, who: People): readonly string[] {
  return [...(event.won ? won(event, who) : [lost(event)]), ...deeds(event, who)];
}

function won({ ranking, points = 0, title }: EventOf<'over'>, who: People): readonly string[] {
  const seats = ranking.map(({ seat }) => seat).sort((a, b) => a - b);
  const [only, ...others] = seats;
  const have =
    only !== undefined && others.length === 0 ? who.does(only, 'heeft', 'hebt') : `${who.subjects(seats)} hebben`;
  const score = points === 0 ? 'zonder punten' : `met ${points} ${points === 1 ? 'punt' : 'punten'}`;
  return [
    `alle functies zijn vervuld: ${have} gewonnen`,
    ...(title ? [`${score} is de titel “${contracts.titles[title]}”`] : []),
  ];
}

function lost({ why }: EventOf<'over'>): string {
  return why === 'time'
    ? 'de tijdstapel is leeg en niet alle functies zijn vervuld: het spel is verloren'
    : 'er is geen kaart meer over en niet alle functies zijn vervuld: het spel is verloren';
}

function deeds({ ranking }: EventOf<'over'>, who: People): readonly string[] {
  return deedsTogether(ranking).map(({ seat, contracts: done }) =>
    done.length === 0
      ? `${who.does(seat, 'heeft', 'hebt')} geen functie vervuld`
      : `${who.does(seat, 'heeft', 'hebt')} ${and(done.map(quoted))} vervuld`,
  );
}
