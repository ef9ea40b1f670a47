import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { ECHO, laid, race, says, together } from '../write.js';

export const chapter4: ChapterStory<4> = {
  title: CHAPTER_TITLES.de[4],

  evening: [
    'Der vierte Abend. Das Brot ist ringsum braun, und keiner will es glauben.',
    says('teller', '»Es hat mir jemand gezeigt«, sagt die alte Frau.'),
    says(
      'teller',
      '»Freiwillig ist sie gegangen, ihr wisst noch. Sie hatte das Licht gelöscht. Um die Insel lag ein Ring von Wachbooten, und den hattet ihr mitgebracht. Der Hohepriester heißt Orlando Finch und ist in Bristol einmal ausgezischt worden. Und Linnet ist krank.«',
    ),
    ECHO,
    together(
      says('teller', '»Dieses Fieber geht und kommt wieder, jedes Mal höher. Vierzig Leute liegen da. Wer trägt was?«'),
    ),
    race(
      says(
        'teller',
        '»Im Krankenzimmer läuft keiner um die Wette nach Ruhm. Ihr lauft, um zu etwas gut zu sein. Ab mit euch.«',
      ),
    ),
  ],

  missions: {
    40: {
      paragraphs: [
        'Vierzig Kranke, eine Quelle und dazwischen eine halbe Meile Weg. Die großen Namen auf der Reede lassen grüßen.',
        ECHO,
        says(
          'sukey',
          '»In Grüßen ist kein Wasser«, sagt Sukey Bell, die Hausiererin, und krempelt die Ärmel hoch. Neben ihr stehen Baltasar, ein Decksmann, und der alte Bram, der seit fünfzig Jahren eine Fähre rudert. »Einer muss es machen, und hier stehen wir. Ihr braucht nur zu fragen. Drei sind ein Anfang.«',
        ),
        'Nachts trägt noch jemand, jemand Großes. Am Morgen sind zwei Fässer mehr voll, und keiner hat ein Gesicht gesehen. Thomas summt beim Gehen.',
        says('harrow', '»Nicht dieses Lied«, sagt eine Stimme aus dem Dunkeln.'),
        says('bram', '»Ist bloß Wasser, bis man es trägt«, sagt Bram. »Nimm du den anderen Henkel.«'),
      ],
      done: 'Von der Quelle bis ins Dorf reicht eine Kette aus Eimern, und {hero} ist ein Glied davon.',
    },
    41: {
      paragraphs: [
        says(
          'ferdinando',
          '»Wir kommen nun zum Ritual«, sagt Ferdinando, über das Buch gebeugt. »Drei Anmerkungen. Erstens …«',
        ),
        ECHO,
        says(
          'abena',
          '»*Nach sieben der Nächte, da schüttelt’s dich nicht*«, sagt Abena. Es ist die vierte Zeile. Sie sagt sie, wie man Guten Morgen sagt.',
        ),
        'Da wird es so still, dass man das Fieber atmen hört.',
        says(
          'mother',
          '»Drei, wer schon alt ist«, sagt Mutter langsam. »Tropfen, Kind. Drei Tropfen. Und einen, wer noch jung ist.«',
        ),
        'Ein Zauberspruch war es nie. Es ist ein Rezept, in ein Lied gepackt, damit es keiner verliert. All das gestohlene Brot, all die Rinde! Ihr habt einen Arzneikasten gejagt.',
        says(
          'abena',
          '»Mit Kräutern und Brot fängt es an«, sagt Abena. »Gesungen habt ihr es oft genug. Jetzt bringt sie her.«',
        ),
      ],
      done: '{hero} rührt um. Es riecht nach alten Stiefeln und Hoffnung.',
    },
    42: {
      paragraphs: [
        'Das Dach steht schon, denn Hände gab es genug. Darunter hängen vierzig Hängematten. Was fehlt, ist jemand, der für alle kochen kann, jeden Tag, ohne dass der Kessel anbrennt.',
        says('peter', '»Ich habe es versucht«, sagt Peter. »Sie waren sehr tapfer.«'),
        'Da geht Nachricht an Dot Pepper, Wirtin vom Trockenen Papagei. Im Morgengrauen treibt ein Waschzuber zwischen den Wachbooten durch. Darin sitzen ein Kessel, eine Frau und ein Vogel.',
        says('parrot', '»Geht aufs Haus!«, kreischt der Papagei.'),
        'Das haben die Seesoldaten seit Monaten nicht gehört. Sie senken die Musketen und ziehen die Mützen. Nehmt ihr sie auf, dann hat das Fieberhaus eine Küche.',
      ],
      done: says(
        'dot',
        '»Setzen«, sagt Dot zu vierzig Leuten, die liegen. »Mit leerem Magen ist keiner tapfer.« {hero} schält.',
      ),
    },
    43: {
      paragraphs: [
        says('dot', '»Und wo«, fragt Dot Pepper und steigt aus einem Waschzuber, »ist das Dach?«'),
        'Es gibt keines. Es waren zu wenige Hände da. Es gibt ein Segel über vier Rudern, darunter liegen vierzig Leute, und jetzt fängt es an zu regnen. Mit einem Kessel auf den Knien ist Dot durch die ganze Sperre gepaddelt. Der Papagei hat etwas gerufen, da ließ man sie durch.',
        says('parrot', '»Geht aufs Haus!«, sagt er auch jetzt und sieht sich nach einem um.'),
        says(
          'dot',
          '»Satt kriege ich die schon, wenn ihr mich nehmt«, sagt Dot. »Aber im Nassen koche ich nicht. Zwei Schiffszimmerleute kämen an Land. Eine Münze pro Mann, macht zwei Münzen, und keiner sagt es ihrem Kapitän.«',
        ),
      ],
      done: 'Das Fieberhaus hat eine Küche und ein Dach. Es leckt nur an einer Stelle, und dorthin hat {hero} Samuel gelegt.',
    },
    44: {
      paragraphs: [
        '*Ertränk es in Feuer, bis rot sinkt das Licht.* Rinde und Brot liegen im Fass bereit. Jetzt versteht ihr auch die dritte Zeile: Rum, bis die Sonne untergeht.',
        says('jean', '»Darum haben sie ihn getragen wie ein Baby«, sagt Jean. Er selbst trägt zwei, und einen Eimer.'),
        ECHO,
        'Das ganze Dorf sitzt um das Fass und summt die Dosis, damit sich keiner verzählt. Thomas hat das nie gelernt. Er ist allen eine halbe Zeile voraus.',
        'Gegenüber sitzt Judith Harrow. Jede Nacht hat sie die Kranken gezählt. Nun hat sie aufgehört und sieht ihn an.',
        says('mother', '»Den Rum«, sagt Mutter, »solange es hell ist.«'),
      ],
      done: 'Bei Sonnenuntergang seiht {hero} ab. Der erste Becher ist für Linnet. Honig hilft, ein bisschen.',
    },
    45: {
      paragraphs: [
        'Ein leeres Fass steht am Feuer. Es wartet noch immer auf Rinde und Brot, und das Fieber hat nicht gewartet. Das ist die zweite Woche. Sieben Seesoldaten hat man schlotternd an Land gerudert. Sie liegen neben denen, die sie bewachen sollten.',
        ECHO,
        says(
          'someone',
          'In der Nacht schlüpft ein Holzfäller durch den Ring und bringt, was sonst noch fehlt. »Zwei Münzen«, sagt er. Dann sieht er die Hängematten. »Und einen Vorsprung.«',
        ),
        'Bleibt die dritte Zeile: Rum, bis es dunkel ist. Sie summen es schon im Schlaf. Thomas, todmüde, summt voraus.',
        says('harrow', '»Von wem hat er das?«, fragt Judith Harrow. Niemand hört sie.'),
        says('mother', '»Ein größeres Fass«, sagt Mutter. »Und den Rum.«'),
      ],
      done: '{hero} geht mit den Bechern herum: einer für Linnet und einer für einen Seesoldaten, der mit sehr kleiner Stimme Danke sagt.',
    },
    46: {
      paragraphs: [
        'Ein Ruderboot kommt herein, darin sitzt eine Señorita mit einem offenen Buch auf den Knien. Sie rudert nach Buch.',
        says('isabel', '»Ich kann rudern!«, ruft sie. »Ich habe gelesen, wie es geht.« Dann läuft sie auf Grund.'),
        'Das Fieber sinkt, also salutieren die Wachen und lassen sie an Land. Es ist Isabel Pell, die Tochter des Gouverneurs. Sie hat einen Koffer mitgebracht, und im Koffer liegt eine Seite.',
        says(
          'isabel',
          '»Die war hinter Papas siebter Uhr. *31. August 1670. Die Ares, 140. Licht gelöscht auf Befehl.* Seiten fallen nicht heraus. Die hat jemand herausgerissen.« Sie sieht sich um. »Ich brauche eine Bleibe und Gesellschaft, sonst glaubt mir kein Gericht.«',
        ),
      ],
      done: 'Sie liest sie {hero} zweimal vor, wegen der Handschrift. Es ist die des Gouverneurs.',
    },
    47: {
      paragraphs: [
        says('linnet', '»Dame auf Sandbank«, sagt Linnet, die sich nicht aufsetzen darf. »Mit Koffer. Sie liest.«'),
        'Es ist Isabel Pell. Das Fieber ist auf seinem Höhepunkt, und kein Wachboot traut sich ans Ufer. Also sitzt die Señorita da draußen und studiert ein Buch über das Rudern.',
        says(
          'isabel',
          '»Ich habe eine Seite aus dem Hafenbuch!«, ruft sie herüber. »*Die Ares, 140. Licht gelöscht auf Befehl.* Herausgerissen! Holt mich denn keiner?«',
        ),
        says(
          'someone',
          'Vier Ruderer sehen einander an. »Bei Nacht«, sagt einer. »Drei Münzen, und für jeden ein Tuch mit Essig. Und ihr habt ein Bett für sie.«',
        ),
      ],
      done: says(
        'isabel',
        '»Über Essig habe ich gelesen«, sagt Isabel und steigt aus, genau in die Arme von {hero}. Die Seite ist trocken.',
      ),
    },
    48: {
      paragraphs: [
        'Ein Topf graue Farbe steht auf dem Steg, quer darüber ein Pinsel. Keiner will der Erste sein.',
        says(
          'scott',
          '»Jemand muss bereit sein, heimzufahren und es zu erzählen«, sagt Scott. »Aus dem Ring kommt nur, wer einen Grund auf Papier hat.«',
        ),
        says('ferdinando', '»Eine Expedition«, sagt Ferdinando. »Streng genommen heißen alle Gründe so.«'),
        'Und am Heck darf kein Name stehen, denn die Namen eurer Schiffe hängen mittlerweile in jedem Zollhaus. All die Ehre, in Blattgold. Sie macht sich dort so gut.',
        says(
          'mother',
          '»Ein Name ist dazu da, dass man gerufen wird«, sagt Mutter. »Wie ihr heißt, das wissen wir. Streicht.«',
        ),
      ],
      done: 'Das Schiff von {hero} hat jetzt gar keinen Namen mehr. Eine Möwe setzt sich darauf und findet nichts dabei.',
    },
  },

  ending: {
    title: 'Elf Münzen',
    pages: [
      [
        laid('44', 'Das ist die siebte Nacht.'),
        laid('45', 'Das ist die vierzehnte Nacht.'),
        'Noch vor Sonnenaufgang macht Linnet die Augen auf und fragt, ob es Pfannkuchen gibt. Jean muss kurz hinaus. Sein Bart verläuft.',
        'Sieben Seesoldaten, vor Tagen schlotternd hereingetragen, setzen sich auf und wollen auch welche. Kapitän Strickland steht in der Tür, die Mütze in der Hand.',
        says(
          'strickland',
          '»Meine Augen sind heute schlecht«, sagt er. »Ich sehe nirgends Fieber. Ich sehe kaum eine Insel.«',
        ),
        'Judith Harrow hat jede Nacht bei dem Kind gesessen. Nun hat sie eine Tafel auf den Knien und rechnet: Rinde, Brot, ein Fass Rum.',
        says('harrow', '»Elf Münzen«, sagt sie. »Für alle, damals. Elf Münzen hätte es gekostet.«'),
      ],
      [
        'Am Morgen ist die *Ares* fort, und Mutter Tallow auch. Der Topf steht auf dem Feuer. Die Kelle liegt am Boden, und nie im Leben hat Mutter eine Kelle fallen lassen. Diesmal ist sie nicht freiwillig gegangen.',
        'Auf der Tafel steht ein Datum: der letzte Augusttag.',
        together(
          says(
            'strickland',
            'Im Ring der Boote tut sich eine Lücke auf, genau ein Schiff breit. »Ich sehe kein Boot«, sagt Strickland und schaut woandershin.',
          ),
        ),
        race(
          '{winner} hat Linnet den letzten Tropfen gegeben und darf darum zuerst durch die Lücke, die sich zwischen den Wachbooten auftut.',
        ),
        ECHO,
        says('linnet', '»Na los!«, ruft Linnet mit vollem Mund. »Worauf wartet ihr noch?«'),
      ],
    ],
    bridge: [
      'Die dritte Zeile ist der Rum: stehen lassen, bis die Sonne sinkt. Sie summen die Dosis und zählen, und die Nächte vergehen.',
    ],
  },

  lost: [
    says('teller', '»Das Mädchen wurde gesund«, sagt die alte Frau. »Aber die anderen …«'),
    'Weiter spricht sie nicht. Das Messer liegt neben dem Brot, und keiner greift danach.',
    says(
      'teller',
      '»Nein«, sagt sie scharf. »Sie haben gelebt. Alle. Man hat es mir gesagt, und ich habe gezählt. Eure Eimer kamen zu spät, das ist alles, und in meiner Geschichte kamen sie rechtzeitig. Noch einmal.«',
    ),
  ],
  again: [
    says(
      'teller',
      '»Nacht für Nacht hat jemand Großes Wasser getragen, und ihr habt nie gefragt, wer. Fragt. Hier sind {coins} Münzen, die lagen in einem Eimer.«',
    ),
    says(
      'teller',
      '»Die Anführerin wollte dauernd wissen, was alles kostet. Rinde, Brot, Rum. Ich hielt das nicht für wichtig. Und {coins} Münzen.«',
    ),
    says(
      'teller',
      '»Jeden Abend hat Mutter Tallow gefragt, ob sie den Stern noch haben. Jeden Abend! Nehmt {coins} Münzen und denkt darüber nach.«',
    ),
  ],
};
