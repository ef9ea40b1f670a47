import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { race, says, together } from '../write.js';

export const chapter1: ChapterStory<1> = {
  title: CHAPTER_TITLES.de[1],

  evening: [
    'Regen trommelt auf das Dach der *Kerzenstummel*. Die alte Frau stellt einen Laib Brot hin, die verbrannte Seite nach unten, und zählt euch. Sie zählt alles.',
    says('teller', '»Ich erzähle, ihr esst. Fünf Abende dauert es, wenn keiner niest.«'),
    'Sie dreht die Lampe höher. An ihrer Schürze steckt ein Stern aus Messing.',
    says(
      'teller',
      '»Am Kai von Port Royal stand ein Haus mit einem Licht im Fenster, damit jeder es findet, der sich verlaufen hat. Zehn haben es gefunden. Mutter Tallow nahm sie auf, einen nach dem anderen, und fragte nie.«',
    ),
    together(says('teller', '»Also. Wer will wer sein? Ihr macht es gemeinsam, oder es wird nichts.«')),
    race(
      says(
        'teller',
        '»Also. Wer will wer sein? In Kingston schwört jede Familie, dass ihre Leute die Ersten waren. Beweist es.«',
      ),
    ),
    says('teller', '»Und wenn ihr es schlecht macht, erzähle ich es noch einmal.«'),
  ],

  missions: {
    10: {
      paragraphs: [
        'Zehn Schüsseln stehen auf dem Tisch, und die Suppe ist noch warm. So spät kommt ihr.',
        'Vor einer Stunde glitten violette Segel in den Hafen, ohne ein einziges Licht. Masken an der Reling, Gesang über dem Wasser: *Rinde ins Fass und Brot auf die Zung’ …* Jetzt schlägt die Tür des Laternenhauses im Wind. Mutter Tallow ist fort. Die Lampe in ihrem Fenster ist dunkel, zum ersten Mal seit zehn Wintern. Daneben liegt, ganz ordentlich, das Löschhütchen.',
        says(
          'hero',
          '»Wer war denn dran, bei ihr zu bleiben?«, fragt {hero}. Ihr schaut auf die Schiefertafel neben der Tür. Der Name ist weggewischt.',
        ),
        'Im Hafen ist die Kette gespannt. Einige ihrer Boote sitzen dahinter fest, genau wie ihr. Über der Perücke des Gouverneurs steht ein Komet.',
        together(says('pell', '»Bringt mir zwei davon«, sagt Gouverneur Pell, »dann lasse ich euch hinaus.«')),
        race(says('pell', '»Wer mir zwei davon bringt«, sagt Gouverneur Pell, »darf zuerst hinaus.«')),
      ],
      done: says(
        'someone',
        '{hero} bringt das zweite Boot herein. Nibb zählt die Ruder, dann zählt er sie noch einmal. Einer der Gefangenen dreht sich um: »Vorsicht mit dem Brot.«',
      ),
    },
    11: {
      paragraphs: [
        'Die kalte Lampe muss geputzt werden, also putzt ihr sie. Im Fuß klappert etwas: ein kleiner Stern aus Messing. Den kennt ihr. Er prangt auf jedem violetten Segel.',
        says('hero', '»Was macht Mutter mit dem Zeichen der Piraten?«, fragt {hero}. Keiner weiß es.'),
        says(
          'mendes',
          '»Fragt ihr Buch der Rituale«, sagt Rafael Mendes, der Buchhändler. »Lesen kann es jeder. Nur war noch nie jemand höflich zu ihm. Aber ich muss eines zerlegen, Blatt für Blatt.«',
        ),
        'Er zeigt auf seine Fensterläden. Daran hat heute Nacht jemand mit dem Brecheisen gearbeitet. Oben auf dem Dach summt Thomas den Gesang und merkt es nicht.',
        says('mendes', '»Ein Buch also«, sagt Mendes, »und ein Säbel an der Tür. Ich blute Tinte, aber ungern.«'),
      ],
      done: 'Am Rand steht: *Holt die Hüterin des Lichts, ehe der Komet vergeht.* Und auf der letzten Seite: hundertvierzig Linien, alle leer.',
    },
    12: {
      paragraphs: [
        'Zwei Mannschaften sitzen im Fort, und zu einer Uniform sagen sie kein Wort. Aber nachts singen sie. Durch die Gitter kommt eine zweite Zeile: *Drei, wer schon alt ist, und eins, wer noch jung.*',
        says('anne', '»Man verhört keine Leute«, sagt Anne. »Man schickt jemanden, mit dem sie gern reden.«'),
        'Pater Lucas war noch nie in einer Zelle. Er wird rot bis über die Ohren.',
        says(
          'lucas',
          '»Ich bräuchte Kerzen«, sagt er. »Es sieht so dunkel aus da drin. Und Marzipan. Das ist leider für mich. Für den Mut.«',
        ),
        says(
          'someone',
          'Der Kerkermeister betrachtet die Decke und hält die Hand auf. »Um neun esse ich zu Abend, und ich kaue langsam. Zwei Münzen für alles, und ich bin taub.«',
        ),
      ],
      done: says(
        'lucas',
        '»Was ich gehört habe, darf ich nicht sagen«, sagt Pater Lucas. »Was ich nicht gehört habe, schon: Von einer verschlossenen Tür sprach keiner.«',
      ),
    },
    13: {
      paragraphs: [
        'Keine Boote, keine Gefangenen, und ein Gouverneur mit rotem Kopf. Pell hat jedes Gespräch mit Piraten verboten, auf einem sehr großen Plakat. Aber in der Kirche hustet die Orgel.',
        says(
          'grace',
          '»Das ist nicht die Orgel«, flüstert Grace, die durchs Fenster gekommen ist. »Da liegt einer drin.«',
        ),
        'Oben auf der Empore, unter einer Altardecke, liegt der Koch der Piraten. Er zittert, dabei ist die Nacht warm. Im Schlaf singt er: *Drei, wer schon alt ist, und eins, wer noch jung.* Pater Lucas füttert ihn seit einer Woche mit Marzipan.',
        says(
          'lucas',
          '»Ich könnte bei ihm sitzen, bis er aufwacht«, sagt Lucas und errötet. »Aber der Küster weiß es, und die Wache auch. Beide haben Familie. Ich habe es ausgerechnet: vier Münzen.«',
        ),
      ],
      done: says(
        'lucas',
        '»Eine verschlossene Tür hat er nicht erwähnt«, sagt Pater Lucas. »Und dieses Lied? Es klang wie meine Großmutter.«',
      ),
    },
    14: {
      paragraphs: [
        says(
          'mendes',
          '»In der Nacht, wenn die Kornflotte kommt«, sagt Mendes, Tinte bis an die Augenbrauen. »Eine Stunde nach der Flut. Der linke Wasserarm. Es stand alles im Buch.«',
        ),
        'Wenn die Kette sinkt, schlüpfen die eingesperrten Boote durch die Mangroven davon. Und ihr mit ihnen: Ruß im Gesicht, zwei Säbel unter der Plane, und über euch ein violettes Segel.',
        says(
          'someone',
          'Der Fährmann sieht beim Färben zu. »Mein Brot haben sie genommen, die Halunken. Und seht, was auf der Bank lag.« Er zeigt euch eine Münze. »Immer nur eine. Piraten, die zahlen, ich bitte euch.«',
        ),
        says('peter', '»Das Sterben ist es nicht«, sagt Peter und kriecht unter die Plane. »Es ist das Nasse.«'),
        says('hero', '»Ein Boot«, sagt {hero}, »und das kriegen wir nicht wieder. Schieben.«'),
      ],
      done: 'Eine Stimme hinter einer Maske ruft die erste Zeile übers Wasser. {hero} ruft die zweite. Sie winken euch durch.',
    },
    15: {
      paragraphs: [
        'Zwei schwarze Wasserarme führen durch die Mangroven. Welcher es ist, steht in dem Buch, aber das Buch hat noch immer keiner gelesen. Also steht ihr da und hört den Fröschen zu.',
        says(
          'samuel',
          '»Ganz einfach«, sagt Samuel. »Wir nehmen beide. Würde ich euch belügen? Bei etwas Großem, meine ich.«',
        ),
        'Zwei Boote also, für jeden Arm eines. Violette Segel, eine Laterne, an jedem Ruder ein Besen. Ihr wartet dahinter mit zwei Säbeln und haltet die Luft an. Wo eine Antwort kommt, da geht es lang.',
        says(
          'someone',
          'Der Fährmann schüttelt den Kopf. »Sechs Brote waren es am Sonntag. Im Korb lag eine Münze. Ich habe zweimal draufgebissen. Die ist echt.«',
        ),
        says(
          'scott',
          '»Bitte um Erlaubnis, besorgt zu sein«, sagt Scott. »Keine Zeit? Dann nachher. Boote zu Wasser.«',
        ),
      ],
      done: 'Links nichts. Rechts eine Stimme: *Rinde ins Fass?* Nach einer schrecklichen Pause antwortet {hero}: *Und Brot auf die Zung’.*',
    },
    16: {
      paragraphs: [
        says('amory', '»Ich tratsche nicht«, sagt die Witwe Amory. »Ich wiege.«'),
        'Ihr Laden riecht nach hundert Schubladen. Im Fenster trägt ein ausgestopftes Krokodil eine Brille. Sie hat an Könige verkauft und an Piraten, und keinem vom anderen erzählt.',
        says(
          'amory',
          '»Legt mir ihre Kräuter auf die Waage und zwei Münzen daneben. Dann sage ich, was wo wächst. Ich sage es einmal, und leise.«',
        ),
        'Draußen bindet {rival} sich einen Schuh. Es ist seit einer Viertelstunde derselbe Schuh.',
        says(
          'amory',
          '»Eines verstehe ich bis heute nicht«, sagt die Witwe und schaut {hero} über die Brille an. »Was will, bitte sehr, ein Teufel mit einem Arzneikasten?«',
        ),
      ],
      done: says(
        'amory',
        '»Fieberrinde«, sagt die Witwe. »Vom Festland, über Tortuga.« {hero} weiß jetzt, wohin die Fahrt geht.',
      ),
    },
    17: {
      paragraphs: [
        'Zwei Seekisten stehen am Kai, gepackt und verschnürt. Auf der einen sitzt eine Kapitänin, auf der anderen eine Siedlerin mit einem Spaten. Mit wem sie fahren, haben sie noch nicht gesagt.',
        says(
          'mary',
          '»Ich habe beiden heute früh die Haare geschnitten, ich weiß Bescheid«, sagt Mary. »Losfahren kann jeder, sagt die eine. Und die andere sagt: Zum Ankommen braucht man jemanden, der weiß, was zu tun ist, wo das Wasser aufhört.«',
        ),
        'Der Spaten ist neu. Der Kompass hat sich nur einmal geirrt, und das war ein Dienstag. {rival} spendiert den beiden schon das Frühstück.',
        says('hero', '»Zweimal Frühstück«, sagt {hero} zum Bäcker. »Größer. Mit Ei.«'),
      ],
      done: '{hero} hat jemanden, der die Sterne liest, und jemanden mit Saatkorn im Rocksaum. {rival} isst zwei Frühstücke.',
    },
  },

  ending: {
    title: 'Zweimal lang, einmal kurz',
    pages: [
      [
        'Die Kette sinkt. Schwer und langsam kommen die Kornschiffe herein. Dazwischen, ohne einen Laut, gleiten violette Segel hinaus, und ihr mit ihnen.',
        'Hinter dem Riff liegt ein Nebel, den sie selbst gemacht haben. Darin hat die *Ares* auf ihre Boote gewartet, einen Stern auf jedem Segel. Am Heck steht eine große Gestalt mit der Maske eines Kriegsgottes. Und daneben, von niemandem gehalten, steht Mutter Tallow mit einer Lampe.',
        'Sie deckt sie mit der Hand ab. Zweimal lang, einmal kurz. Jedes Kind des Hauses kennt das Zeichen. Es heißt: *Geht heim.*',
        says('hero', '»Sie wird gezwungen«, sagt {hero}.'),
        'Ihr setzt jedes Segel, das ihr habt.',
        together('Alle Mann sind an Bord der *Kerzenstummel*, und Peter hat den Eimer.'),
        race(
          '{winner} ist zuerst an der Kette vorbei und bekommt für ein Jahr das Ruder der *Kerzenstummel*. Die anderen schimpfen aufs Heck ein.',
        ),
      ],
    ],
    bridge: [
      'Pläne sind etwas für Leute, die warten können. Heute Nacht sinkt die Kette, und heute Nacht fahrt ihr, unter jedem Segel, das sich findet.',
    ],
  },

  lost: [
    says(
      'teller',
      '»Und dann ging die Kette wieder hoch«, sagt die alte Frau, »und ihr wart auf der falschen Seite. Gefunden hat man sie nie. Ihr könnt schlafen gehen.«',
    ),
    'Niemand geht schlafen. Der Regen hört nicht auf. Die alte Frau zählt etwas an den Fingern ab, und das Ergebnis gefällt ihr nicht.',
    says(
      'teller',
      '»Nein. Wäre es so gewesen, säße keiner von uns hier. Ich habe es falsch erzählt. Noch einmal, von der Suppe an.«',
    ),
  ],
  again: [
    says(
      'teller',
      '»Etwas habe ich ausgelassen. Wer löscht denn eine Lampe so ordentlich und legt das Hütchen daneben? Und im Mehltopf lagen {coins} Münzen. Die hatte ich vergessen.«',
    ),
    says(
      'teller',
      '»Ihr Mantel hing nicht mehr am Haken. Seit wann holen einem Piraten den Mantel? Und {coins} Münzen waren es, wenn ich es recht bedenke.«',
    ),
    says(
      'teller',
      '»Zehn Schüsseln, habe ich gesagt. Aber elf Löffel. Es hatte sich jemand zu ihr gesetzt. Und im Topf, ich habe nachgezählt, {coins} Münzen.«',
    ),
  ],
};
