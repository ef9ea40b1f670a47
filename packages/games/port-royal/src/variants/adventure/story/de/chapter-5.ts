import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { ECHO, played, race, says, together } from '../write.js';

export const chapter5: ChapterStory<5> = {
  title: CHAPTER_TITLES.de[5],

  evening: [
    'Der fünfte Abend. Die Hände der alten Frau sind nicht ganz ruhig.',
    says('teller', '»Es zieht«, sagt sie.'),
    says(
      'teller',
      '»Elf Münzen und ein Datum auf einer Tafel. Judith Harrow hat Mutter Tallow mitgenommen, heim nach Port Royal. Am letzten Augusttag feiert Gouverneur Pell zwölf Jahre ohne Fieber, und in eben dieser Nacht kommt ein Geleitzug. Dreihundert Menschen. Seine Isabel ist an Bord und der Gesandte des Königs. Sie brauchen das Licht.«',
    ),
    ECHO,
    'Sie dreht an der Lampe, und dann dreht sie noch einmal daran.',
    together(says('teller', '»Ihr seid vogelfrei und Wochen zu spät. Bleibt jetzt beieinander.«')),
    race(says('teller', '»Einer von euch hat am Ende den Schlüssel. Ich weiß schon, wem ich ihn gäbe. Geht.«')),
  ],

  missions: {
    50: {
      paragraphs: [
        says('nibb', '»Name? Ladung? Grund des Daseins?«, fragt Nathaniel Nibb, Tinte bis an die Ellbogen.'),
        'Ihr steht auf einer Liste. Sie hängt hinter ihm, mit Bildern. Wer vogelfrei ist, darf in Port Royal nicht an Land. Kaufleute dürfen, und Kaufmann ist, wer Steuern zahlt.',
        ECHO,
        says(
          'nibb',
          '»Es gibt eine neue«, sagt Nibb selig. »Eine sehr hohe. Sie ist für das Feuerwerk. Wer reich genug ist, dass sie ihn ausraubt, kommt ins Hafenbuch, in meiner schönsten Schrift. Und was im Buch steht, das gibt es.«',
        ),
        says(
          'samuel',
          '»Man muss also sehen, dass wir zu viel Geld haben«, sagt Samuel. »Davon habe ich immer geträumt. Nicht ganz so.«',
        ),
      ],
      done: says(
        'nibb',
        '{hero} wird halbiert, gestempelt und eingetragen. »Willkommen«, sagt Nibb und zeigt euch den Rand, an dem eine Seite fehlt.',
      ),
    },
    51: {
      paragraphs: [
        'Unter dem Kiel eines umgedrehten Boots ist es trocken, mehr oder weniger, und dort wohnt ihr. In keinem Buch steht ihr. Also darf euch keiner sehen.',
        says(
          'grace',
          '»Ich hab’s«, sagt Grace und lässt sich durch ein Loch in den Planken fallen. »Bei vier Glasen wechselt die Wache. So lange, wie man die Luft anhalten kann, zählt niemand den Kai.«',
        ),
        'Vier Dinge dürfen daliegen, nicht eins mehr, sonst schaut jemand auf. Fünf Münzen kommen auf die Bank des Wächters. Und dann schlendert ihr davon und tragt weniger, als ihr tragen könntet, wie Leute, die hier nichts verloren haben.',
        says(
          'mary',
          '»Der redet gern, dieser Wächter«, sagt Mary. »Er weiß, wessen Boote an der Landzunge festmachen.«',
        ),
      ],
      done: 'Der Wächter studiert die Sterne. {hero} ist an Land und weiß nun, wer an der Landzunge festmacht, und wann.',
    },
    52: {
      paragraphs: [
        'Angelruten stehen in einer Reihe auf der Landzunge, unter dem Turm. Angeln kann euch keiner verbieten.',
        together('Ihr seid jetzt anständige Leute und steht im Buch.'),
        race(
          'Das darf sogar, wer in keinem Buch steht. Also sitzt ihr nebeneinander, lauter Gegner, und keiner sagt ein Wort.',
        ),
        says('thomas', '»Lasst ein Segel hereinkommen«, sagt Thomas. »Eins. Schaut es an. Und geht heim.«'),
        says('grace', '»Und was *tun* wir?«, fragt Grace.'),
        says('thomas', '»Nichts.«'),
        'Es ist das Schwerste an dieser ganzen Geschichte: {crew} und Nichtstun. Einmal ist ein Gerücht. Aber zweimal, in zwei stillen Nächten, das ist ein Fahrplan. Dann wisst ihr, wann die Boote von Judith Harrow kommen. Über euch brennt das Licht. Jemand hütet es sehr gut.',
      ],
      step: 'Ein Segel, violett. {hero} sagt nichts, und das sieht man.',
      done: 'Dasselbe Segel, dieselbe Stunde. {hero} holt die Leine ein. Jetzt wisst ihr es.',
    },
    53: {
      paragraphs: [
        'Masken liegen im Schoß. Am Fuß des Turms sitzen die letzten Ares-Piraten, und ihr kommt zur richtigen Stunde.',
        says(
          'finch',
          '»Sie ist oben«, sagt Orlando Finch, ausnahmsweise leise. »Die neue Hüterin des Lichts auf der Landzunge. Groß, pünktlich, falsche Papiere. Jeden Abend zündet sie es an und zählt die Tage. Am letzten Augusttag will sie es löschen. Das machen wir nicht mit. Aber es ist weit bis nach Hause.«',
        ),
        ECHO,
        'Ein Boot ist alles, was sie brauchen, eines von ihren eigenen. Im ersten Winter hättet ihr sie ausgeliefert.',
        says('hero', '»Lasst es ziehen«, sagt {hero}. »Und wir halten diese Treppe, mit zwei Säbeln.«'),
      ],
      done: says(
        'finch',
        '{hero} hält die Leine, bis alle drin sind. »Der Abgang«, sagt Finch aus dem Boot, »war vorzüglich.«',
      ),
    },
    54: {
      paragraphs: [
        says('someone', '»Keinen Schritt weiter!«, ruft jemand auf der Treppe des Leuchtturms.'),
        'Die Stunde habt ihr nicht gekannt, also hatten sie Zeit. Auf den Stufen stehen die, die noch daran glauben. Mit drei Säbeln wird es eine lange, unhöfliche Viertelstunde ohne Blut. Die Hüte werden leiden.',
        ECHO,
        says(
          'finch',
          '»Beeilt euch ein wenig«, sagt eine Stimme unter der Treppe. Dort sitzt Orlando Finch mit den anderen, die Maske im Schoß. »Wir haben genug. Da oben zählt unsere Anführerin die Tage, als Hüterin des Lichts. Ist sie am Ende des August, wird es dunkel. Gebt uns ein Boot von unseren, und wir sind weg.«',
        ),
        says('hero', '»Erst das Boot«, sagt {hero}. »Dann die Hüte.«'),
      ],
      done: 'Der dritte Säbel gehört dem kleinen Tybuk, der riesig ist. {hero} hält das Boot. Ohne Hüte rudern sie davon und sehen sich nicht um.',
    },
    55: {
      paragraphs: [
        'Zwölf Kerzen, sieben Uhren, eine Rede. Es ist der letzte Augusttag, und Sir Ambrose Pell ist auf Seite neun.',
        says('pell', '»Dreitausend habe ich gerettet«, liest er vor. »Es steht im Buch.«'),
        'Eure Leute halten die Treppe. Oben sitzt Judith Harrow, und neben ihr, aus eigenem Entschluss, Mutter Tallow. Sie hat einen Zettel heruntergeschickt: *Solange ich hier sitze, brennt es. Macht schnell.*',
        ECHO,
        'Nur Pell kann die Kette senken und die Glocken läuten lassen. Aber um einen Gouverneur zu unterbrechen, muss man jemand sein. Und eine Bittschrift kostet zwei Münzen, das steht an der Tür.',
        says(
          'anne',
          '»*Für jedes Schiff das Licht*«, liest Anne. »*Auch für ihre.* Man lässt sich melden. Wer geht hinein?«',
        ),
      ],
      done: '{hero} spricht. Beim zweiten Satz bleibt die vierte Uhr stehen. Pell ist sehr weiß geworden.',
    },
    56: {
      paragraphs: [
        says('someone', '»Piraten!«, kreischt jemand. »Masken auf der Landzunge!«'),
        'Die Glocken fangen an, alle auf einmal. Im Haus des Gouverneurs wird aus dem Fest ein Getümmel von Perücken. Gouverneur Pell steht auf seinem Stuhl. Im Fort laden sie die Kanonen, und die Treppe gehört euch nicht.',
        says(
          'grace',
          '»Mutter ist rauf«, keucht Grace am Fenster. »Zu der Anführerin, ganz allein. Sie sagt, wo sie ist, geht nichts aus.«',
        ),
        ECHO,
        'Heute Nacht hört keiner auf jemanden, der weniger ist als ein Baron. Vier Münzen reichen bis zum Podest: zwei Lakaien hin, zwei Lakaien zurück. Die Bittschrift hat eine einzige Zeile: das Licht für jedes Schiff, auch für die Schiffe der Piraten.',
        says('jean', '»Ich hebe dich hoch«, sagt Jean. »Du schreist.«'),
      ],
      done: says(
        'nibb',
        'Man hört {hero}. Unter dem Tisch unterschreibt Nibb als Zeuge. »Ich habe es geschrieben, Sir«, sagt er. »Ungeschrieben machen kann ich es nicht.«',
      ),
    },
    57: {
      paragraphs: [
        says(
          'peter',
          '»Und wenn es doch ausgeht?«, fragt Peter. Gedacht hat er es die ganze Zeit. Jetzt ist es gesagt.',
        ),
        'Ihr schaut hinauf zum Turm und dann den Kai entlang. Dach an Dach, hundert dunkle Fenster. Wenn der Turm versagt, muss die Stadt das Licht sein.',
        says(
          'samuel',
          '»Dazu braucht es Öl«, sagt Samuel. »Jeder Krämer am Kai hat welches. Und jeder Krämer weiß, was für eine Nacht das ist. Acht Münzen die Straße.«',
        ),
        'Er dreht seine Taschen um. Zwei Münzen sind darin, sehr alt und blank gerieben. Sie gehören Mutter Tallow.',
        says('samuel', '»Ich wollte sie ihr immer zurückgeben«, sagt er. »So geht das also.«'),
      ],
      done: '{hero} hat einen Karren, einen Trichter, acht Fässer und eine sehr gute Idee.',
    },
    58: {
      paragraphs: [
        'Die Kette gehorcht einer einzigen Stimme. Die hat jetzt zehn Minuten lang nichts gesagt. Sir Ambrose Pell steht am Fenster, und hinter ihm schlagen alle seine Uhren, nicht ganz zugleich.',
        says('pell', '»Ich hatte ein Kind daheim«, erzählt er der Scheibe. »Sechs war sie. Sie hatte das Fieber.«'),
        says('nibb', '»Er ist kein böser Mensch«, flüstert Nibb. »Er hat seit zwölf Jahren Angst.«'),
        'Drängen darf ihn jetzt keiner. Aber neben ihm gehen, das könnte jemand: vom Haus des Gouverneurs hinunter, an allen vorbei, bis zur Winde. Langsam, ohne jede Eile, damit er es noch selbst entscheiden kann.',
        says('mary', '»Biete ihm den Arm«, sagt Mary. »Nicht ziehen. Die Leute bewegen sich nur einmal.«'),
      ],
      done: says('pell', '»Meine Tochter ist auf dem Schiff«, sagt er auf der dritten Stufe. »Ja«, sagt {hero}.'),
    },
  },

  ending: {
    title: 'Jedes Fenster',
    pages: [
      [
        played('Thomas', 'Thomas, das bist du.'),
        'Das Licht auf der Landzunge ist aus. Judith Harrow hat es selbst gelöscht, und dreihundert Menschen segeln auf das Riff zu.',
        says('mother', '»Jetzt sind wir zwei«, sagt Mutter. »Ich kann dir sagen, wie es weitergeht.«'),
        'Thomas kommt die Treppe herauf, ohne Säbel. Er legt den Messingstern auf den Sims, und weil er keine Worte hat, summt er.',
        says('harrow', '»Von wem hast du das?«'),
        says('thomas', '»Von keinem. Das hatte ich schon immer.«'),
        says(
          'mother',
          '»Ich bin mit dem Boot hinaus, in jener Nacht«, sagt Mutter. »Bis zum Morgen habe ich gerudert. Einen habe ich gefunden.«',
        ),
        'Die Kapitänin schlägt die Seite auf, nach zwölf Jahren. Hundertvierzig Namen, ein Stern bei jedem, der noch lebte. Beim kleinsten ist keiner. Sie sieht auf.',
        says(
          'someone',
          'Sie nimmt die Laterne. Ihr Bruder nimmt die Ruder. Und ihr rennt von Tür zu Tür: »Lampen! Alle Lampen!«',
        ),
      ],
      [
        'Ein Fenster. Drei. Eine Straße. Ganz Port Royal steht hell am Wasser, und an der Kette, ohne Perücke, dreht Ambrose Pell selbst die Winde. Seine Tochter ist da draußen. Und nicht nur seine.',
        'Zwischen der Stadt und einer kleinen Laterne auf dem Riff kommen die Schiffe herein. Als letztes, und niemand hält sie auf, kommt die *Ares*.',
        together('Fragt in Kingston, wer die erste Lampe angezündet hat, und man sagt euch: {crew}.'),
        race(
          '{winner} bekommt den Schlüssel zum Licht auf der Landzunge, schaut ihn lange an und hängt ihn an Mutters Haken, wo jeder ihn erreicht.',
        ),
      ],
      [
        'Bis zum Sonnenaufgang lesen sie die Namen vor. Pell schreibt die herausgerissene Seite neu, in seiner vortrefflichen Schrift. Und über das Hafentor meißeln sie: *Die Kette, wenn es sein muss. Brot noch am selben Tag. Licht immer.*',
        'Achtundfünfzig Sterne stehen im Buch der Kapitänin. Zum kleinsten Namen malt sie den neunundfünfzigsten.',
        'Mutter Tallow wird auch verurteilt: Sie muss nach Hause. Elf Schüsseln stehen auf dem Tisch, und die Suppe ist warm.',
        'Und die Kapitänin? Zwölf Jahre hat sie das Licht gehütet. Dann lernte sie backen. Schlecht, am Anfang.',
        'Die alte Frau schneidet das Brot an und schiebt es über den Tisch. An ihrer Schürze glänzt ein Stern aus Messing.',
        says('teller', '»Na los«, sagt sie. »Es ist besser als früher.«'),
      ],
    ],
    bridge: [
      'Die neue Hüterin des Lichts auf der Landzunge ist groß, pünktlich und spricht mit niemandem. Es ist Judith Harrow. Heute Nacht sitzt Mutter Tallow neben ihr. Solange sie dort sitzt, brennt es.',
    ],
  },

  lost: [
    'Dunkel.',
    'Es dauert eine Weile, bis ihr merkt, dass die Geschichte aus ist. Die alte Frau ist aufgestanden. Sie kehrt euch den Rücken zu und dreht an einer Lampe, an der nichts zu drehen ist.',
    says(
      'teller',
      '»Es ist nicht geschehen«, sagt sie. »Dreihundert Menschen. Ich will nicht, dass es geschieht. Setzt euch. Von vorn, von der Steuer an, und diesmal behält jemand die Uhr im Auge.«',
    ),
  ],
  again: [
    says(
      'teller',
      'Beim Reden poliert sie ihren Stern. »{coins} Münzen mehr. Die waren in meiner Schürze. Fragt nicht, seit wann.«',
    ),
    says(
      'teller',
      '»Es zieht«, sagt sie, ehe jemand gefragt hat. »Ihr könnt {coins} Münzen haben. Macht mal einer die Tür zu.«',
    ),
    says(
      'teller',
      '»Und ich ging hinauf, und … Und *sie* ging die Treppe hinauf.« Sie zählt {coins} Münzen ab, und ihre Hand zittert.',
    ),
  ],
};
