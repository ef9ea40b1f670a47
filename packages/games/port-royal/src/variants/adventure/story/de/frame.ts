import type { FrameWords } from '../words.js';
import { says } from '../write.js';

export const frame: FrameWords = {
  loss: {
    mission: 'Eines blieb ungetan, und da brach die Geschichte ein, wie ein Stiefel durch ein morsches Brett.',
    cubes: 'Zu wenige Lampen brannten. Ein Haus hat mehr als ein Fenster.',
    influence: 'Ihr habt alles getan, und niemand wollte zuhören.',
  },
  shared:
    '{winners} waren im selben Augenblick da, und zugeben wird das keiner von ihnen. Mit allem, was nun folgt, wechseln sie sich ab.',
  noTrophy: says(
    'teller',
    '»Dann trinkt heute keiner aus dem Becher«, sagt die alte Frau. »Geschehen ist es trotzdem.«',
  ),
  feat: says(
    'teller',
    '»Und kein einziges Mal«, sagt sie, »musste ich von vorn anfangen. Wisst ihr, wie selten das ist?«',
  ),
  round: says(
    'parrot',
    '»Geht aufs Haus!« {hero} zahlt eine Runde für die ganze Schenke, und keiner fragt mehr nach Beweisen.',
  ),
  guestBook: says('teller', '»Dann war es so«, sagt die alte Frau und reicht das Gästebuch weiter an {winner}.'),
  sixthEvening: {
    title: 'Der sechste Abend',
    paragraphs: [
      says('teller', '»Jetzt erzählt ihr«, sagt die alte Frau und setzt sich zum ersten Mal mitten unter euch.'),
      'Vier Geschichten liegen auf einmal auf dem Tisch, in beliebiger Reihenfolge, und jeder erinnert sich anders. Die Büchse des Papageis geht herum. Wer zehn Münzen hineintut, braucht nichts zu beweisen.',
      'In stillen Nächten kann man über die Dächer des alten Port Royal rudern. Zehn Jahre später bebte die Erde, und das Meer nahm die halbe Stadt, aber keinen von uns. Man sagt, da unten brennt ein Licht. Es ist der Mond. Wahrscheinlich.',
    ],
    won: says(
      'teller',
      '»Gut«, sagt die alte Frau. »{winner} erzählt es am besten. Von jetzt an ist das die Wahrheit.«',
    ),
  },
  remembered: {
    10: 'Die Ruder, die Nibb zählte',
    11: 'Die lange Nacht des Buchhändlers',
    12: 'Marzipan im Fort',
    14: 'Die zweite Zeile',
    20: 'Sag meinem Bruder',
    21: 'Aussicht, eine Münze',
    22: 'Das Nudelsieb',
    30: 'Kap Nichts',
    31: 'Was sie am Strand fragte',
    33: 'Vier Flaggen',
    35: 'Sechzig Hüte',
    40: 'Die Eimerkette',
    41: 'Alte Stiefel und Hoffnung',
    42: 'Der Waschzuber',
    53: 'Ein vorzüglicher Abgang',
  },
  events: {
    tailwind: 'Der Wind dreht, als hätte daheim jemand eine Tür aufgemacht.',
    market_day: 'Markttag! Jemand zahlt zu viel für einen Käse, und ihr seid es nicht.',
    storm:
      'Eine Bö holt das erste Segel, das ihr gesichtet habt. Nach dem Regen sitzt da nur noch ein sehr erstaunter Pelikan.',
    audience: 'Jemand Wichtiges hat eine Viertelstunde Zeit und eine offene Hand.',
    harbour_dues:
      'Irgendwo hat ein Schreiber in der Vorschrift eine neue Zeile entdeckt. Sie ist lang und kostet das Doppelte.',
    open_harbour:
      'Der Schreiber hat Zahnweh. Keiner zählt, keiner zahlt, alle wünschen ihm gute Besserung, aber keine schnelle.',
    idle_hands: 'Ein Schiff hat seine Leute ausbezahlt. Am Abend sind sie blank und auffallend willig.',
    crew_shortage: 'Ein Gerücht von Gold, ganz woanders, und plötzlich hat jeder Matrose dort eine kranke Tante.',
    navy_escort: 'Eine Schaluppe der Marine hat zufällig denselben Weg. Der Zufall hält an.',
    fog: 'Nebel, so dick, dass man den Mast zweimal grüßt.',
    alms: 'Im Gedränge steckt eine Hand der dünnsten Börse eine Münze zu und ist fort, ehe man danken kann.',
    busy_quay: 'Der Kai ist so voll, dass man sich nicht umdrehen kann. Also weiter.',
    governors_favour: 'Ein Zettel auf sehr gutem Papier: *Nehmt noch eine. Donnerstags zählt niemand. I. P.*',
    calm_sea: 'Das Meer ist glatt wie ein Teller. In einem Wintermantel findet sich eine Münze.',
    months_end:
      'Das letzte Korn fällt. In einem Fenster, weit weg, wird ein Docht gestutzt. Was habt ihr aus eurem Monat gemacht?',
    months_end_variable:
      'Die Büchse des Papageis geht durch die Schenke. Zehn Münzen, und alle schwören, dass ihr dabei wart.',
  },
  inn: 'Kingston, in der Kerzenstummel',
  places: {
    'lantern-house': {
      name: 'Das Laternenhaus',
      picture: 'Ein schmales Haus am leeren Kai bei Nacht, alle Fenster dunkel, darüber ein Komet.',
    },
    chain: {
      name: 'Die Kette und das Licht auf der Landzunge',
      picture: 'Eiserne Glieder steigen aus schwarzem Wasser, zwischen einem Fort und einem Turm mit einer Lampe.',
    },
    mangroves: {
      name: 'Die Mangroven',
      picture: 'Wurzeln wie Finger, ein violettes Segel und zwei Laternen unter einer Plane.',
    },
    tortuga: { name: 'Tortuga', picture: 'Schiefe Dächer über einem Kai, auf dem höchsten ein Mädchen.' },
    gate: {
      name: 'Das Tor',
      picture: 'Maskierte mit Fackeln zwischen zwei Felsen und ein Ruderboot im violetten Rauch.',
    },
    'rudder-table': {
      name: 'Der Rudertisch',
      picture: 'Eine Höhle mit Kapitänen rund um ein Schiffsruder und einer alten Frau, die strickt.',
    },
    passage: {
      name: 'Die Windward-Passage',
      picture: 'Offenes Meer im Mondlicht: ein Schiff und, ganz klein dahinter, ein Segel.',
    },
    roads: { name: 'Die Reede', picture: 'Schiffe aus vier Ländern vor Anker, eine graue Fregatte mittendrin.' },
    island: {
      name: 'Die Niemandsinsel',
      picture: 'Ein Strand mit Hütten und Masken, die wie Wäsche an der Leine hängen.',
    },
    'fever-house': {
      name: 'Das Fieberhaus',
      picture: 'Ein langes Dach bei Nacht, eine Lampe und eine Reihe Hängematten.',
    },
    ring: {
      name: 'Der Ring',
      picture: 'Wachboote im Kreis im Morgengrauen und dazwischen ein Waschzuber mit einem Papagei.',
    },
    'every-window': {
      name: 'Port Royal, jedes Fenster',
      picture: 'Eine ganze Stadt hell am Wasser und draußen auf dem Riff eine kleine Laterne.',
    },
  },
  people: {
    teller: 'Die alte Frau',
    mother: 'Mutter Tallow',
    harrow: 'Judith Harrow',
    abena: 'Abena',
    pell: 'Gouverneur Pell',
    isabel: 'Isabel Pell',
    dot: 'Dot Pepper',
    parrot: 'Der Papagei',
    tybuks: 'Die Tybuk-Brüder',
    linnet: 'Linnet',
    finch: 'Orlando Finch',
    lucas: 'Pater Lucas',
    mendes: 'Rafael Mendes',
    amory: 'Die Witwe Amory',
    nibb: 'Nathaniel Nibb',
    strickland: 'Kapitän Strickland',
    zephine: 'Zéphine Le Clair',
    sukey: 'Sukey Bell',
    baltasar: 'Baltasar',
    bram: 'Der alte Bram',
    someone: 'Jemand',
  },
  rhyme: [
    'Rinde ins Fass und Brot auf die Zung’,',
    'Drei, wer schon alt ist, und eins, wer noch jung.',
    'Ertränk es in Feuer, bis rot sinkt das Licht:',
    'Nach sieben der Nächte, da schüttelt’s dich nicht.',
  ],
  law: 'Die Kette, wenn es sein muss. Brot noch am selben Tag. Licht immer.',
  and: 'und',
};
