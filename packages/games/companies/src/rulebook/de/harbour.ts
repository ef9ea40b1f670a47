import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { DISTANCE_PER_DUCAT, MOST_PIRATE_PIPS, NATION_ABSORBS, PIRATE_ABSORBS } = facts;

export const deliver: ChapterWords<'4'> = {
  title: 'Phase 3: liefern und kämpfen',
  rules: {
    'V-4.1': {
      title: 'Wo es geschieht',
      text: 'Waren werden nur in Häfen geliefert, und Spieler kämpfen nur dort miteinander. Gegen Piraten kämpfst du auf den Feldern ihres Gebiets und in ihrem Nest.',
    },
    'V-4.2': {
      title: 'Liefern',
      text: 'Du lieferst Waren, die der Hafen kauft, und bekommst für jede seinen Preis. Die Waren kommen in den Vorrat.',
      example: '2 Zucker bringen in Neu-Amsterdam 8 Dukaten.',
      also: ['verkaufen', 'Preis'],
    },
    'V-4.3': {
      title: 'Waren, die ein Hafen nicht kauft',
      text: 'Du darfst sie behalten oder ohne Lohn in den Vorrat werfen. Du darfst auch einen Hafen besuchen, der nichts von dir kauft, um zu laden oder zu bauen.',
      example:
        'Elmina kauft keinen Zucker; du darfst dort ein Schiff kaufen und in deinem nächsten Zug Elfenbein laden.',
    },
    'V-4.4': {
      title: 'Liefern beruhigt',
      text: 'Eine Flotte, die mindestens eine Ware liefert, verliert kostenlos alle Meuterei.',
      also: ['Meuterei'],
    },
    'V-4.5': {
      title: 'Ein Paketboot kommt an',
      text: 'In einem anderen Hafen als dem seiner Ware lässt dich ein Paketboot jetzt die Lager auffüllen: alle, einige oder keines, wie du willst. Seine Ware kommt in den Vorrat und bringt nichts. Reicht er nicht, siehe [Mangel](V-5.11).',
      example:
        'Ein Paketboot mit Zucker erreicht Kanton: Sein Besitzer füllt auf, was er will, und darf die Lagerhäuser eines Gegners auslassen.',
      also: ['auffüllen'],
    },
    'V-4.6': {
      title: 'Nach einem Gefecht',
      text: 'Nach einem Gefecht darf der aktive Spieler dort noch liefern und bauen, außer wenn eine Nation den Hafen hält.',
    },
    'V-4.7': {
      title: 'Folge in Phase 3',
      text: 'Zuerst kommen die Paketflotten X und XI an. Dann kommen die Häfen mit deinen gewöhnlichen Flotten, in einer Folge deiner Wahl: in jedem deine Angriffe, [Herausforderungen](V-4.70) der anderen, Liefern und Wegwerfen.',
    },
    'V-4.8': {
      title: 'Eine Lieferung',
      text: 'Alles, was ein Spieler in einem Zug in einem Hafen liefert, ist eine Lieferung: Direktor und Rechenmaschine runden über diese Summe auf. Waren kommen vom Schiff mit den meisten davon, bei Gleichstand vom ersten.',
    },
    'V-4.9': {
      title: 'Wegwerfen',
      text: 'Du wirfst Ware für Ware weg, nur was dieser Hafen nicht kauft; alles, wo eine feindliche Nation das Liefern verbietet.',
    },
  },
};

export const pirates: ChapterWords<'4B'> = {
  title: 'Piraten',
  rules: {
    'V-4.30': {
      title: 'Piraten treffen',
      text: 'Eine gewöhnliche Flotte, die ein Feld eines Gebiets befährt, dessen Nest mindestens 1 Auge zeigt, trifft auf die Piraten. Kommt sie von einem Feld desselben Gebiets, dann nicht.',
    },
    'V-4.31': {
      title: 'Ladung abgeben',
      text: 'Du darfst 1 Ware je Auge abgeben, für alle Augen oder einige; jede nimmt ein Auge weg, nur aus dieser Begegnung. Sind alle bezahlt, gibt es kein Gefecht und keine Erfahrung.',
      example: 'Die Piraten zeigen 3 Augen, und du gibst 2 Waren: Ein Pirat bleibt zum Kampf.',
      also: ['zahlen', 'Lösegeld'],
    },
    'V-4.32': {
      title: 'Greifen sie an?',
      text: 'Sonst wählst du eine Strategiekarte, und ein Plättchen zeigt die der Piraten. Sie greifen nur an, wenn die übrigen Augen mal ihre Angriffslust größer sind als die Stärke deiner Flotte; sonst zieht die Flotte weiter.',
      also: ['Angriffslust'],
    },
    'V-4.33': {
      title: 'Gegen Piraten kämpfen',
      text: `Gekämpft wird [wie immer](V-4.12). Der Würfel sinkt um 1 je ${PIRATE_ABSORBS} Schaden, abgerundet; der Rest verfällt (unsere Festlegung). Ein erobertes Schiff ist eine Fleute und eines dieser Augen.`,
    },
    'V-4.34': {
      title: 'Im Nest',
      text: 'Wer ein Nest befährt, kämpft immer: Ein Plättchen wird aufgedeckt, und seine Angriffslust zählt nicht.',
    },
    'V-4.35': {
      title: 'Plättchen der Piraten',
      text: 'Benutzte Plättchen liegen offen neben dem Stapel und werden gemischt, wenn er leer ist. Schaden, der die Piraten kein Auge kostete, ist nach dem Gefecht weg.',
    },
    'V-4.36': { title: 'Paketboote fahren durch', text: 'Piraten tun Paketbooten nichts.' },
    'V-4.37': {
      title: 'Wann es sich entscheidet',
      text: 'Eine Begegnung wird abgewickelt, wenn die Flotte das Feld befährt, vor ihrem nächsten Schritt; dann darf sie weiter. Das Nest gehört zu seinem Gebiet. Bei 0 Augen geschieht nichts, und eine Flotte, die in einem Nest bleibt, trifft niemanden.',
    },
    'V-4.38': {
      title: 'Eine Begegnung genau',
      text: 'Ladung wird Ware für Ware abgegeben, von jedem Schiff und jeder Art, nur auf See. Die Strategiekarte wird gewählt, bevor das Plättchen aufgedeckt ist. Nur unbezahlte Augen kämpfen und können verloren gehen. Die Stärke der Flotte ist die gedruckte ihrer Schiffe, zusammengezählt; Marken und Erfahrung zählen nicht.',
    },
    'V-4.39': {
      title: 'Beseitigte Augen',
      text: 'Die Piratenaugen, die deine Flotten beseitigen, werden gezählt, für den [Kopfgeldjäger](V-6.9).',
    },
  },
};

export const nations: ChapterWords<'4C'> = {
  title: 'Nationen in einem Hafen',
  rules: {
    'V-4.40': {
      title: 'Gegen eine Nation kämpfen',
      text: `Eine Nation spielt die Karte, die für ihre Erfahrung gedruckt ist; wer beginnt, wird [wie immer](V-4.12) bestimmt. Ihr Würfel sinkt um 1 je ${NATION_ABSORBS} Schaden.`,
      example: 'Eine Nation, die 13 Schaden nimmt, verliert 2 Augen.',
    },
    'V-4.41': {
      title: 'Ein besetzter Hafen',
      text: 'Wo eine Nation steht, die nicht mit dir verbündet ist, musst du sie vertreiben, bevor du dort deine Lagerhäuser und Verwalter benutzt, lieferst oder baust. Die Lagerhäuser dürfen trotzdem aufgefüllt werden.',
    },
    'V-4.42': {
      title: 'Feindlich',
      text: 'Eine Nation ist jedem feindlich, der sie weder lenkt noch mit ihr verbündet ist. Bei 0 Augen verlässt sie den Plan, ihre Marken kommen zurück, und ihre Erfahrung ist weg. Schaden, der kein Auge kostet, verfällt nach jedem Gefecht.',
      also: ['Feind', 'Verbündeter'],
    },
    'V-4.43': {
      title: 'Was eine Nation dir lässt',
      text: 'Eine Nation beginnt nie ein Gefecht im Zug eines Spielers. In ihrem Hafen darfst du noch reparieren, beruhigen, wegwerfen, Schiffe aufgeben und mit dem Paketboot auffüllen, aber nichts kaufen (unsere Festlegung).',
    },
  },
};

export const losses: ChapterWords<'4D'> = {
  title: 'Verlorene Schiffe',
  rules: {
    'V-4.50': {
      title: 'Ein Schiff geht verloren',
      text: `Ein Schiff ist verloren, wenn Schaden und Meuterei seine Stärke erreichen oder wenn es geopfert wird. Du bekommst seinen Versicherungswert, für die Ladung die Entfernungen der Waren zu ihrer Herkunft, zusammengezählt und durch ${DISTANCE_PER_DUCAT} geteilt (abgerundet), und eine Verlustmarke.`,
      example:
        'Ein Retourschiff geht mit 2 Waren verloren, 3 Felder von deren Herkunft: 3 Dukaten und 2 für die Ladung, zusammen 5, und eine Marke.',
      also: ['Versicherung', 'gesunken'],
    },
    'V-4.51': {
      title: 'Erfahrung untergegangener Flotten',
      text: 'Die Erfahrung einer Flotte, die untergeht, wird aufgehoben und zählt bei jeder Wertung.',
    },
    'V-4.52': {
      title: 'Meuterer',
      text: `War die letzte Marke Meuterei, läuft das Schiff zu den Piraten über: Das Nest dieses Meeres gewinnt 1 Auge, nie mehr als ${MOST_PIRATE_PIPS}. Ist dieses Nest voll, gewinnt es das nächste in der Folge der Region.`,
      also: ['Meuterei'],
    },
    'V-4.53': {
      title: 'Ohne Flotte',
      text: 'Beginnst du einen Zug ohne gewöhnliche Flotte, darfst du das erste Schiff dieses Zuges in jedem Hafen ohne feindliche Nation kaufen, auch am Kap; Anwesenheit, Erlaubnis oder Flottengeld braucht es nicht. Kannst du keine Fleute bezahlen, gibst du dafür alles, was du hast (unsere Festlegung).',
      also: ['Rettung', 'arm'],
    },
    'V-4.54': {
      title: 'Aufgegebene Schiffe',
      text: 'Ein Schiff, das du aufgibst, bringt keine Versicherung, keine Marke und keine aufgehobene Erfahrung.',
    },
  },
};
