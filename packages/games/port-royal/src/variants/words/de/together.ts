import type { EventOf } from '../../../events.js';
import { and } from '../../../words/grammar/de.js';
import type { People } from '../../../words/grammar/people.js';
import { capital } from '../../../words/grammar/text.js';
import { deedsTogether } from '../facts.js';
import { contracts, quoted } from './contracts.js';

export function together(event: EventOf<'over'>, who: People): readonly string[] {
  return [...(event.won ? won(event, who) : [lost(event)]), ...deeds(event, who)];
}

function won({ ranking, points = 0, title }: EventOf<'over'>, who: People): readonly string[] {
  const seats = ranking.map(({ seat }) => seat).sort((a, b) => a - b);
  const [only, ...others] = seats;
  const victory =
    only !== undefined && others.length === 0
      ? `${capital(who.does(only, 'hat', 'hast'))} gewonnen`
      : `ein gemeinsamer Sieg für ${who.objects(seats)}`;
  const score = points === 0 ? 'ohne Punkte' : `mit ${points} ${points === 1 ? 'Punkt' : 'Punkten'}`;
  return [
    `alle Aufträge sind erfüllt: ${victory}`,
    ...(title ? [`${score} lautet der Titel „${contracts.titles[title]}“`] : []),
  ];
}

function lost({ why }: EventOf<'over'>): string {
  return why === 'time'
    ? 'der Zeitstapel ist leer, und nicht alle Aufträge sind erfüllt: Die Partie ist verloren'
    : 'es ist keine Karte mehr aufzudecken, und nicht alle Aufträge sind erfüllt: Die Partie ist verloren';
}

function deeds({ ranking }: EventOf<'over'>, who: People): readonly string[] {
  return deedsTogether(ranking).map(({ seat, contracts: done }) =>
    done.length === 0
      ? `${who.does(seat, 'hat', 'hast')} keinen Auftrag erfüllt`
      : `${who.does(seat, 'hat', 'hast')} ${and(done.map(quoted))} erfüllt`,
  );
}
