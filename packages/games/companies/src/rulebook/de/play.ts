import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { FLEET_COST, FROM_HARBOUR, GOVERNOR_INCOME, IDLE_MUTINY, MOST_FEE, PLAYERS, TARIFF } = facts;

export const components: ChapterWords<'1'> = {
  title: 'Was auf dem Tisch liegt',
  rules: {
    'V-1.1': {
      title: 'Häfen und Nester',
      text: 'Es gibt 9 Häfen: Amsterdam, Neu-Amsterdam, Mauritsstad, Elmina, das Kap der Guten Hoffnung, Galle, Batavia, Kanton und Deshima. Es gibt 3 Piratennester: Tortuga, Algier und Île Sainte-Marie.',
      also: ['Karte'],
    },
    'V-1.2': {
      title: 'Regionen',
      text: 'Das Meer hat 5 Sturmregionen: Mar del Nort, Mare Atlanticum, Oceanus Aethiopicus, Mar di India und Oceanus Chinensis. Jeder Hafen und jedes Nest gehört zu einer davon.',
      also: ['Sturm'],
    },
    'V-1.3': {
      title: 'Schiffe',
      text: 'Es gibt 5 Arten von Schiffen. Jedes hat eine Stärke (so viele Marken, und es ist verloren), eine Zahl von Marken, ab der es langsam ist, einen Versicherungswert und Laderäume. Die Zahlen stehen in der Liste der Schiffe.',
      also: ['halb ab', 'Stärke', 'Kanonen'],
    },
    'V-1.4': {
      title: 'Waren',
      text: 'Jeder Hafen außer dem Kap liefert eine Ware. Elmina liefert Elfenbein: Was die Quelle dort nennt, war Handel mit Menschen, und den spielt diese Partie nicht nach.',
      also: ['Ladung', 'Elfenbein'],
    },
    'V-1.5': {
      title: 'Verwalter und Gebäude',
      text: 'Ein Verwalter ist ein Gouverneur, ein Kommandeur oder ein Direktor. Die Gebäude sind Lagerhaus und Fort.',
    },
    'V-1.6': {
      title: 'Nationen und Piraten',
      text: 'England, Spanien, Portugal und Frankreich haben je einen Würfel mit 1 bis 6 Augen. Jedes Piratennest hat einen Würfel mit 0 bis 6 Augen.',
      also: ['Würfel', 'Augen'],
    },
    'V-1.7': {
      title: 'Marken',
      text: 'Es gibt Marken für Schaden, Meuterei, verlorene Schiffe, Erfahrung (+1, +2 und +3), Kontrolle und Bündnis. Gezahlt wird in Dukaten.',
    },
    'V-1.8': { title: 'Spieler', text: `Es spielen ${PLAYERS.min} bis ${PLAYERS.max} (unsere Festlegung).` },
    'V-1.9': {
      title: 'Flotten',
      text: 'Jeder Spieler hat bis zu fünf gewöhnliche Flotten, I bis V, und zwei Paketflotten, X und XI, aus je einem Paketboot.',
      also: ['Paketboot'],
    },
  },
};

export const round: ChapterWords<'2'> = {
  title: 'Runde, Zug und Einkommen',
  rules: {
    'V-2.0': {
      title: 'Eine Runde',
      text: 'In einer Runde macht jeder Spieler einen ganzen Zug, in der Zugreihenfolge. Dann kommt [die Zeit zwischen den Runden](V-7.9).',
    },
    'V-2.1': {
      title: 'Ein Zug',
      text: 'Ein Zug hat 5 Phasen in dieser Reihenfolge: 1 Einkommen; 2 laden und segeln; 3 liefern und kämpfen; 4 kaufen und reparieren; 5 forschen.',
      also: ['Phasen'],
    },
    'V-2.2': {
      title: 'Die erste Runde',
      text: 'In der ersten Runde hat niemand Einkommen, und vor ihr werden keine Ereignisse aufgedeckt.',
    },
    'V-2.10': {
      title: 'Aufbau',
      text: `Alle Lager sind gefüllt, und eine Region liegt als Sturmvorhersage aus. Vom letzten Platz bis zum ersten wählt jeder Spieler einen Starthafen: jeden außer dem Kap, und einen besetzten nur, wenn keiner frei ist. Dort hat er Flotte I mit einem Retourschiff und Flotte X mit einem Paketboot. Die ersten drei haben ${facts.startDucats(0, 3)} Dukaten, jeder spätere Platz 1 mehr als der davor. Die Folge der Plätze ist die erste Zugreihenfolge.`,
      also: ['Start', 'Geld'],
    },
    'V-2.11': {
      title: 'Was verborgen ist',
      text: 'Alles ist offen, außer der Folge der Stapel, den Plättchen, die blind bleiben, und einer Strategiekarte, die gewählt, aber noch nicht aufgedeckt ist.',
      also: ['geheim', 'offen'],
    },
    'V-2.3': {
      title: 'Gouverneure zahlen',
      text: `Jeder deiner Gouverneure gibt dir am Anfang deines Zuges ${GOVERNOR_INCOME} Dukaten.`,
      example: 'Mit Gouverneuren in Batavia und Galle bekommst du 2 Dukaten.',
    },
    'V-2.4': {
      title: 'Kommandeure üben',
      text: 'Jede deiner gewöhnlichen Flotten in einem Hafen mit deinem Kommandeur gewinnt +1 Erfahrung, bis +3. Eine erstmals erreichte Stufe setzt [einen Stein](V-4.14), versetzt wird aber keiner. Gouverneure und Kommandeure in einem Hafen, den eine [feindliche](V-4.42) Nation hält, geben nichts.',
      example:
        'In Deshima liegen bei deinem Kommandeur eine gewöhnliche Flotte und eine Paketflotte: Nur die gewöhnliche gewinnt +1.',
    },
  },
};

export const sail: ChapterWords<'3'> = {
  title: 'Phase 2: laden und segeln',
  rules: {
    'V-3.1': {
      title: 'Folge der Flotten',
      text: 'Du wählst die Folge deiner Flotten; Paketflotten kommen immer zuletzt. Eine Flotte handelt als Ganzes: Sie teilt sich, vereinigt sich und lädt in beliebiger Folge, segelt dann oder bleibt und ist für diese Phase fertig.',
    },
    'V-3.2': {
      title: 'Teilen',
      text: `Im Hafen oder auf See darf, bevor die Flotte segelt, eines ihrer Schiffe für ${FLEET_COST} Dukaten eine neue Flotte bilden (die kleinste freie Nummer). Weitere Schiffe dürfen kostenlos dazukommen, solange keine der beiden gesegelt ist. Die neue Flotte hat dieselbe Erfahrung, mindestens ein Schiff bleibt zurück, und es gibt nie mehr als fünf gewöhnliche Flotten.`,
      also: ['abspalten'],
    },
    'V-3.3': {
      title: 'Vereinigen',
      text: 'Im Hafen darf sich eine ganze Flotte einer anderen anschließen, wenn keine der beiden in diesem Zug gesegelt ist. Die höhere Erfahrung bleibt; nichts wird zurückgezahlt.',
      also: ['anschließen'],
    },
    'V-3.4': {
      title: 'Laden',
      text: 'Im Hafen lädst du kostenlos seine Ware in leere Laderäume: aus den allgemeinen Lagern, aus eigenen Lagerhäusern oder mit [Erlaubnis](V-3.13) aus denen anderer. Waren dürfen auf einem Schiff und in einer Flotte gemischt sein.',
    },
    'V-3.5': {
      title: 'Paketboote laden',
      text: 'Verlässt ein Paketboot einen Hafen, nimmt es 1 Ware dieses Hafens aus dem Vorrat mit.',
    },
    'V-3.6': {
      title: 'Segeln',
      text: `Eine Flotte segelt ${FROM_HARBOUR} Feld aus einem Hafen und 2 Felder auf offener See; erreichen Schaden und Meuterei eines Schiffes seine Grenze für langsam, nur 1. Das langsamste Schiff bestimmt das Tempo. Auf einem Feld dürfen beliebig viele Flotten sein. Ein Hafen oder ein Nest beendet die Fahrt.`,
      also: ['bewegen', 'Geschwindigkeit'],
    },
    'V-3.7': {
      title: 'Meuterei für leere Laderäume',
      text: 'In jedem deiner Züge nimmt jedes gewöhnliche Schiff 1 Meuterei je leerem Laderaum, auch im Hafen; Paketboote nehmen keine (unsere Festlegung).',
      also: ['ungefüllt'],
    },
    'V-3.8': {
      title: 'Meuterei für Müßiggang',
      text: `Segelt eine Flotte aus freien Stücken weniger weit, als sie darf, nimmt jedes ihrer Schiffe ${IDLE_MUTINY} Meuterei. Liegen zu bleiben ist Müßiggang; einen Hafen oder ein Nest zu erreichen nie.`,
      also: ['bleiben'],
    },
    'V-3.9': {
      title: 'Tempo',
      text: 'Aus einem Hafen oder Nest segelt jede Flotte 1 Feld. Von offener See segelt sie so weit wie ihr langsamstes Schiff: Ein langsames hat die halbe Geschwindigkeit, abgerundet, mindestens 1. Der [Sextant](V-6.10) gibt 1 dazu, auch für Paketboote. Marken, die unterwegs dazukommen, zählen sofort, und du darfst nach jedem Feld anhalten.',
    },
    'V-3.10': {
      title: 'Entfernung',
      text: 'Eine Entfernung ist die Zahl der Schritte auf dem kürzesten Weg. Durch Häfen und Nester fährt niemand hindurch.',
    },
    'V-3.11': {
      title: 'Woher Waren kommen',
      text: 'Jede Ware kommt aus nur einem Hafen und zeigt so ihre Herkunft. Eine Ware wird vom vollsten Feld ihres Besitzers genommen, die kleinere Nummer zuerst. Waren bleiben auf dem Schiff, das sie geladen hat.',
    },
    'V-3.12': {
      title: 'Wann Meuterei kommt',
      text: 'Meuterei für leere Laderäume und für Müßiggang wird zusammen am Ende der Phase 2 gelegt, Flotte für Flotte nach Nummer. Eine langsame Flotte und eine, die [entkommen](V-4.65) ist, sind nie müßig. Schiffe, die so verloren gehen, [laufen sofort zu den Piraten über](V-4.52).',
    },
    'V-3.13': {
      title: 'Erlaubnis zu laden',
      text: `Mit „fragen“ nennst du für jede Ware einen Besitzer und eine Gebühr von 0 bis ${MOST_FEE} Dukaten; er stimmt zu oder lehnt ab. Gebühr und Ware wechseln sofort den Besitzer, und die Ware kommt auf das erste Schiff mit Platz. Wer ablehnt, wird in diesem Zug in diesem Hafen nicht mehr gefragt. Mit „Tarif“ kostet jede solche Ware ${TARIFF} Dukaten und niemand wird gefragt; mit „geschlossen“ sind die Lagerhäuser anderer zu.`,
      also: ['verhandeln', 'Gebühr', 'Tarif'],
    },
    'V-3.14': {
      title: 'Laden unter einer Nation',
      text: 'In einem Hafen, den eine dir feindliche Nation hält, wird nichts geladen. Auch ein Besitzer, dem sie feindlich ist, kann keine Waren geben.',
    },
    'V-3.15': {
      title: 'Grenzen der Paketboote',
      text: 'Ein Paketboot nimmt eine Ware nur mit leerem Laderaum und wenn der Vorrat eine hat, und nie am Kap. Im Herkunftshafen seiner Ware und am Kap behält es sie.',
    },
  },
};
