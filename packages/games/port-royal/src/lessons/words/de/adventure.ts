import { CARD_9, CUBES } from '../../../rulebook/adventure-facts.js';
import type { LessonsWords } from '../en/index.js';

const GOAL = CARD_9[2]!;

export const adventure: LessonsWords['lessons']['adventure'] = {
  title: 'Das Abenteuer beginnt',
  pitch: 'Was das Abenteuer hinzufügt: Missionen, Ereignisse, ein Haus mit vier Lampen und die Sanduhr.',
  steps: {
    story: {
      say: 'Ein Kapitel des Abenteuers, gemeinsam. Du bist Jean, deine Partnerin ist Grace. Die Geschichte steht auf Seiten, und jede Seite legt eine Mission aus. Zwei liegen hier, und beide bleiben bis zum Ende offen.',
    },
    event: {
      say: 'Jeder Zug beginnt mit einem Ereignis. Dieses gibt dir sofort 1 Münze. Andere gelten den ganzen Zug: Du siehst alle kommen, in ihrer Reihenfolge, und ganz unten liegt das Monatsende.',
    },
    stop: {
      say: 'Der Rest des Zuges ist, wie du ihn kennst, und seine erste Karte liegt schon da: ein Schiff der Ares-Piraten, in der sechsten Farbe, mit einem Buch der Rituale an Bord. Ein Schiff genügt uns. Hör auf.',
      after: 'Sieh nun, was es geladen hat.',
    },
    keep: {
      say: 'Du darfst dieses Schiff für seine Münze eintauschen oder es samt Buch behalten: Ein behaltenes Schiff zahlt nichts, aber Missionen verlangen danach. Eines mit Kräutern hast du schon. Behalte es.',
      after: 'Es liegt vor dir. Wann immer du entscheiden darfst, kannst du es abgeben.',
    },
    fulfil: {
      say: 'Du kannst jetzt jede der beiden Missionen erfüllen. „Zwei Boote“ kostet dich beide Schiffe. „Der Stern in der Lampe“ kostet dich das Buch und verlangt einen Säbel, den du nur haben musst. Drücke auf die Mission, die dir lieber ist.',
      after: {
        boats: 'Zwei Boote sind abgegeben: Münzen für den Ersten, der es tut, und eine Krone.',
        book: 'Das Buch ist gelesen: eine Münze für den Ersten, der es tut, und eine Krone. Das andere Boot bleibt dir.',
      },
    },
    house: {
      say: `Ein Holzwürfel hat Jeans Haus verlassen, und die Tür steht offen: Ab jetzt zählt seine Fähigkeit. Du hast ${CUBES} Holzwürfel. Die zweite Tat bringt die Trophäe, die dritte und die vierte bringen Kronen, und Kronen sind Einflusspunkte wert.`,
    },
    hourglass: {
      say: 'Einen Monat später. Das Monatsende wurde aufgedeckt, und die Sanduhr der neuesten Mission hat gefragt: Hat jemand zwei Boote eingebracht? Ja: Also liegt die leichtere Karte aus. Bei einem Nein hätte es mehr gekostet.',
    },
    month: {
      say: 'Die Ereignisse wurden umgedreht, in derselben Reihenfolge, und ein neues kam obenauf. So weißt du fast alles, was im nächsten Monat kommt.',
    },
    card9: {
      say: `Nach dem vierten Monat fragt die Geschichte, was ihr getan habt: jede Mission von jemandem erfüllt, ${GOAL.missionCubes} Holzwürfel auf Missionen und ${GOAL.influence} Einflusspunkte, zu zweit. Fehlt etwas davon, wird das Kapitel noch einmal erzählt, und ihr beginnt es mit mehr Münzen.`,
    },
    against: {
      say: 'Ihr könnt auch gegeneinander spielen. Dann gewinnt, wer die Trophäe und die meisten Einflusspunkte hat, und das Monatsende verkauft einen Holzwürfel an alle, die ihn bezahlen können. Fünf Kapitel sind die Kampagne: Sie geht von selbst weiter.',
    },
  },
};
