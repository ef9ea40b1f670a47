import { cards, coins } from '../../words/grammar/de.js';
import {
  AGAINST_DRAW,
  CROWN_FIELDS,
  CROWNS_UNDER_CUBE,
  CUBES,
  coinsOf,
  FEW_PLAYERS,
  NEW_BY_CHAPTER,
  NEW_CARDS,
  PERSONS_FOR_INNKEEPER,
  PLAYERS_ADVENTURE,
  SALE,
  SHIELDS,
  spotOf,
  TAX_OF_ADVENTURE,
  TOGETHER_DRAW,
  USUAL_EVENTS,
} from '../adventure-facts.js';
import type { ChapterWords } from '../words.js';
import { adventureRulings } from './adventure-rulings.js';

export const adventure: ChapterWords<'A'> = {
  title: 'Das Abenteuer beginnt',
  rules: {
    'PR-A1': {
      title: 'Figuren',
      text: `Ein Kapitel ist für ${PLAYERS_ADVENTURE.min} bis ${PLAYERS_ADVENTURE.max} Spieler, gemeinsam oder gegeneinander. Jeder bekommt eine Figurenkarte und wählt offen eine ihrer zwei Seiten, vom Startspieler an im Uhrzeigersinn. Oder ihr wählt reihum aus allen Karten: Der rechte Nachbar des Startspielers beginnt, der Startspieler wählt zuletzt. Du beginnst mit den Münzen deiner Figur, ohne Kronen und mit ${CUBES} Holzwürfeln.`,
      also: ['Seite', 'Figur', 'Kampagne'],
    },
    'PR-A2': {
      title: 'Der Ereignisstapel',
      text: `Es gibt ${USUAL_EVENTS} gewöhnliche Ereignisse. Mit 1 bis ${PLAYERS_ADVENTURE.max} Spielern werden gemeinsam ${TOGETHER_DRAW} davon verdeckt gezogen, gegeneinander ab 2 Spielern ${AGAINST_DRAW}. Bis zu ${FEW_PLAYERS} Spieler mischen „Ruhige See“ dazu. Ganz unten liegt das Monatsende, und die übrigen Ereignisse warten verdeckt.`,
    },
    'PR-A3': {
      title: 'Phase 0: das Ereignis des Zuges',
      text: 'Der aktive Spieler deckt zuerst das oberste Ereignis auf. Es wirkt sofort oder in der Phase, die darauf steht, und bis der Zug endet. Vorher fordert, erfüllt, betrachtet oder bezahlt niemand etwas.',
    },
    'PR-A4': {
      title: 'Monatsende und Sanduhr',
      text: 'Am Monatsende läuft die Sanduhr der neuesten Mission ab. Sie fragt, ob jemand eine bestimmte Mission erfüllt hat, und die Geschichte geht mit einer Karte für Ja oder einer schwereren für Nein weiter; oder sie geht ohne Frage weiter. Die neue Mission kommt nach rechts, und alle Missionen bleiben offen. Dann werden die Ereignisse ungemischt umgedreht, ein neues kommt obenauf, und der Zug geht ohne Ereignis weiter.',
      also: ['Sanduhr', 'Monat'],
    },
    'PR-A5': {
      title: 'Neue Karten',
      text: `Die erste Geschichtenkarte jedes Kapitels mischt neue Karten in den Nachziehstapel: ${NEW_BY_CHAPTER} in den 5 Kapiteln, ${NEW_CARDS} insgesamt. Sie bleiben für die folgenden Kapitel drin. Wird ein Kapitel wiederholt, sind sie von Anfang an dabei.`,
    },
    'PR-A6': {
      title: 'Missionen erfüllen',
      text: 'Jede Mission darfst du einmal erfüllen, immer wenn du [etwas zu entscheiden hast](PR-A30). Was du abgibst, kommt auf den Ablagestapel; alles andere musst du nur haben. Mehr als verlangt ist erlaubt. Die meisten Missionen können warten, manche aber werden [auf der Stelle entschieden](PR-A17).',
      also: ['Mission'],
    },
    'PR-A7': {
      title: 'Tür und Fenster',
      text: `Erfüllst du eine Mission, geht der linke Holzwürfel von deiner Figur weg. Der erste öffnet die Tür: Von jetzt an gilt deine Fähigkeit. Der zweite bringt die Trophäe, der dritte ${CROWNS_UNDER_CUBE[2]} Krone und der vierte ${CROWNS_UNDER_CUBE[3]} Kronen. Mehr als ${CUBES} hast du nicht.`,
      also: ['Holzwürfel', 'Trophäe', 'Fähigkeit'],
    },
    'PR-A8': {
      title: 'Belohnungen',
      text: 'Wer eine Mission zuerst erfüllt, bekommt bei manchen Münzen, einmal eine Krone. Alle, die sie erfüllen, bekommen die Kronen, die darunter stehen. Was du abgibst, liegt schon auf dem Ablagestapel, bevor die Münzen gezogen werden.',
    },
    'PR-A9': {
      title: 'Kronen',
      text: `Kronen schieben deinen Stein auf einer Leiste mit ${CROWN_FIELDS} Feldern weiter. Auf ${SHIELDS.join(', ')} stehen Schilde, und jedes erreichte ist 1 Einflusspunkt. Gibst du Kronen ab, geht der Stein zurück, und du kannst Einflusspunkte verlieren. Kronen über das letzte Feld hinaus verfallen. Die Felder sind unsere Zahlen.`,
      also: ['Krone', 'Schild'],
    },
    'PR-A10': {
      title: 'Ares-Piraten',
      text: 'Sie sind eine sechste Schiffsfarbe. Bei 6 Farben im Hafen darf der aktive Spieler 4 Karten nehmen.',
      also: ['violett', 'Ares'],
    },
    'PR-A11': {
      title: 'Schiffe mit Ladung',
      text: 'Jedes neue Schiff trägt etwas: Ares-Schiffe ein Buch der Rituale oder Kräuter, die anderen Brot oder Rum. Nimmst du eines, handelst du damit um seine Münzen oder seine Krone, oder du behältst es wegen der Ladung. Die Münze eines passenden Händlers bekommst du so und so; Kapitänin, Priester und Siedlerin dieser Erweiterung bringen eine bei Ares-Schiffen.',
      also: ['Buch', 'Kräuter', 'Brot', 'Rum', 'Ladung'],
    },
    'PR-A12': {
      title: 'Tybuk-Brüder',
      text: 'Ein Tybuk-Bruder bringt Säbel, wie Matrosen und Piraten.',
    },
    'PR-A13': {
      title: 'Späher',
      text: 'Einmal je Zug sieht der aktive Spieler die obersten 3 Karten des Nachziehstapels an, legt 2 davon ohne Wirkung ab und die dritte zurück. Sonst sieht sie niemand.',
    },
    'PR-A14': {
      title: 'Wirtin',
      text: `Beginnt deine Reihe in Phase 2 mit ${PERSONS_FOR_INNKEEPER} oder mehr Personen im Hafen, bringt dir jede Wirtin 1 Krone, und du darfst ein Brot oder einen Rum, den du schon hast, für ${coins(SALE)} verkaufen. Das entscheidest du sofort, bevor du etwas nimmst.`,
    },
    'PR-A15': {
      title: 'Die neue Steuererhöhung',
      text: `Wer ${coins(TAX_OF_ADVENTURE.threshold)} oder mehr hat, gibt die Hälfte ab, abgerundet. Dann bekommt, wer die wenigsten Einflusspunkte hat, ${coins(TAX_OF_ADVENTURE.bonusCoins)}; bei Gleichstand bekommen alle sie.`,
      also: ['Steuererhöhung'],
    },
    'PR-A16': {
      title: 'Was die Figuren können',
      text: 'Ihre Fähigkeiten gleichen denen von Personen und kommen dazu, aber eine Figur ist keine Person. Jean wehrt ab wie ein Matrose, Anne macht Personen billiger, Scott ist wie ein Admiral, Peter und Ferdinando handeln mit einer Farbe, Thomas schaut voraus wie ein Späher. Grace verdient an frühen Fehlschlägen, Mary an vielen Schiffen, Jacques an Expeditionen, und Samuel ein einziges Mal. Alle stehen in der Liste der Figuren.',
      also: [
        'Jean Blackbeard',
        'Lady Anne',
        'Grace',
        'Peter',
        'Magister Ferdinando',
        'Piratenbraut Mary',
        'Scott',
        'Samuel',
        'Jacques',
        'Thomas',
      ],
    },
    'PR-A17': {
      title: 'Missionen auf der Stelle',
      text: `Die Missionen 33 und 34 verlangen ${spotOf('33')} Schiffsfarben im Hafen, 34 dazu ${coins(coinsOf('34'))}. Mission 50 ist für alle, die Steuern zahlen. Für 51 hörst du bei genau ${cards(spotOf('51'))} auf, zahlst ${coins(coinsOf('51'))} und nimmst eine Karte weniger. Für 52 hörst du in zwei Zügen bei genau ${cards(spotOf('52'))} auf. Außer 50 kann sie nur der aktive Spieler erfüllen.`,
      also: ['auf der Stelle'],
    },
    'PR-A18': {
      title: 'Alle Missionen',
      text: 'Was eine Mission verlangt, steht auf ihr und in der Liste der Missionen. Die meisten dieser Zahlen sind von uns.',
    },
    ...adventureRulings,
  },
};
