import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { ECHO, race, says, together, undone } from '../write.js';

export const chapter2: ChapterStory<2> = {
  title: CHAPTER_TITLES.de[2],

  evening: [
    'Der zweite Abend. Der Regen ist geblieben und das verbrannte Brot auch. Die alte Frau dreht an der Lampe.',
    says(
      'teller',
      '»Eine Lampe wurde gelöscht. Ein Name wurde von einer Tafel gewischt. Im Fuß der Lampe lag ein Stern. Und eine Frau auf einem Piratenschiff sagte zehn Leuten, sie sollten heimgehen. Das taten sie nicht. Wo waren wir?«',
    ),
    ECHO,
    says(
      'teller',
      '»Tortuga«, sagt sie und zählt die Krümel. »Wohin die *Ares* fährt, weiß dort jeder. Nur sagt es keiner.«',
    ),
    together(
      says(
        'teller',
        '»Einer von euch wird charmant sein müssen. Ich sehe niemanden. Also alle zusammen. Und haltet die Taschen zu.«',
      ),
    ),
    race(
      says('teller', '»An dem Tisch dort ist ein einziger Stuhl frei, und ihr seid mehrere. Haltet die Taschen zu.«'),
    ),
  ],

  missions: {
    20: {
      paragraphs: [
        'Ein Kai voller Zöllner: elf Stück, und alle sind Vettern. Ihr zahlt fürs Anlegen, fürs Herumstehen und einmal fürs Einatmen.',
        says(
          'someone',
          '»Violette Segel?«, sagt die Bäckerin und schaut nach links und nach rechts. »Sie nehmen mein Brot und lassen eine Münze da. Immer nur eine! Aber mehr sage ich bloß Leuten, die mir die Zollvettern vom Leib halten.«',
        ),
        'Auf Tortuga zählen nur gemietete Säbel. Am Ende der Mole fechten zwei Brüder seit Dienstag aus, wer der Ältere ist. Tybuk heißen sie, und es scheint einen dritten zu geben.',
        says(
          'tybuks',
          '»Sag meinem Bruder, er hält ihn verkehrt herum.« »Sag *meinem* Bruder, ein Säbel hat kein Herum.«',
        ),
        together(says('hero', '»Drei Säbel«, sagt {hero}. »Dann redet sie.«')),
        race(says('hero', '»Drei Säbel«, sagt {hero}. »Wer sich am schönsten entschuldigt, bekommt sie.«')),
      ],
      done: says(
        'tybuks',
        '»Sag meinem Bruder, wir haben Arbeit.« »Sag *meinem* Bruder, ich bin nicht taub.« Die Zollvettern haben plötzlich anderswo zu tun.',
      ),
    },
    21: {
      paragraphs: [
        says(
          'linnet',
          '»Eine Münze der Blick«, sagt eine Stimme von oben. An der höchsten Dachrinne von Tortuga hängt ein Mädchen, kopfüber.',
        ),
        'Sie ist zwölf, sie heißt Linnet, und sie verkauft die Aussicht. Thomas lässt sie das große Fernrohr halten. Er sieht, was da ist. Sie weiß, wo man hinschauen muss.',
        says(
          'linnet',
          '»Der Nebel, in dem eure Piraten stecken? Der fährt gegen den Wind. Das macht Nebel nicht. Ich weiß, wo er hineingeht. Mit einem Späher wüsstet ihr das auch. Aber ihr habt keinen.« Sie schwenkt das Rohr herum. »Und hinter *euch* ist auch ein Segel. Hab ich den anderen schon gesagt. Ich sag’s jedem.«',
        ),
        says('hero', '»Was für ein Segel?«, fragt {hero}.'),
        says('linnet', '»Ein graues«, sagt Linnet. »Eins mit Geduld. Und? Krieg ich eine Koje?«'),
      ],
      done: 'Der neue Späher kommt kopfüber an Bord. {hero} heuert das Mädchen an. Linnet unterschreibt mit einem Vogel.',
    },
    22: {
      paragraphs: [
        'Zwei Felsen, violetter Rauch und Masken mit Fackeln. Hier fahren die Piraten hinein. Wer durch will, muss das Ritual aufführen. Also führt ihr es auf: Vorhänge, Ruß und ein Nudelsieb als Helm. Drei Säbel halten die Zollvettern vom Boot fern.',
        'Beim Stöhnen gibt {hero} den Ton an. Der Hohepriester lauscht wie ein Mann im Theater. Dann singen sie, und es gibt eine dritte Zeile: *Ertränk es in Feuer, bis rot sinkt das Licht.*',
        says('mary', '»Thomas«, flüstert Mary, »das hast du gesummt, *bevor* sie angefangen haben.«'),
        says('thomas', '»Ich erinnere mich nicht daran«, sagt Thomas. »Ich weiß nur, wie es geht.«'),
        says(
          'finch',
          'Aus den größten Ärmeln der Welt kommen zwei leere Hände. »Ein Buch«, sagt der Hohepriester. »Und Kräuter. Dann dürft ihr durch.«',
        ),
      ],
      done: says(
        'finch',
        'Das Buch wird gestreichelt wie eine Katze, die Kräuter werden weggerissen wie Brot. »Das Stöhnen war ausreichend«, sagt der Hohepriester. »Das Sieb ist kühn.«',
      ),
    },
    23: {
      paragraphs: [
        'Euer Boot ist weg. Die Zollvettern haben es mitgenommen, als Bezahlung fürs Herumlungern auf ihrem Kai. Ein anderes ist zu haben. Es kostet drei Münzen, es riecht nach Hai, und an den Rudern sitzt ein zwölfter Vetter.',
        says('someone', '»Ich will bloß die Vorstellung sehen«, sagt er.'),
        'Die bekommt er. Zwischen zwei Felsen, im violetten Rauch, steht eine Reihe Masken. Ihr kommt als Piraten: Bettvorhänge, Lampenruß, ein Küchensieb. Die Masken singen zuerst, und es ist neu: *Ertränk es in Feuer, bis rot sinkt das Licht.* Thomas bewegt die Lippen, immer ein halbes Wort voraus.',
        says('jean', '»Zittert!«, brüllt Jean. Sein Bart läuft schon.'),
        says(
          'finch',
          '»Hinten etwas lauter«, sagt der Hohepriester und hält beide Hände auf. »Ein Buch, und Kräuter.«',
        ),
      ],
      done: says(
        'finch',
        'Der zwölfte Vetter klatscht, dass das Boot schaukelt. »Endlich«, sagt der Hohepriester zu {hero}, »ein Publikum.« Im Nu sind die Kräuter fort.',
      ),
    },
    24: {
      paragraphs: [
        'Eine Höhle unter dem alten Fort, und darin ein Tisch aus einem Schiffsruder. Ringsum sitzen die Kapitäne der Küste und lachen euch aus. Dann macht Linnet den Mund auf.',
        says('linnet', '»Nordwest zu West, zwei Felsen, jeden Neumond. Ich hab’s aufgeschrieben. Mit Zeichnungen.«'),
        'Das Lachen hört auf. Zéphine Le Clair, die sehr alt ist, legt ihr Strickzeug weg.',
        says(
          'zephine',
          '»Sieh an, da hat jemand Augen im Kopf. Wir kennen den Ort alle, Kind, und haben geschworen zu schweigen. Aber für jemanden, der zählt, könnte ich auf Papier schweigen.« Sie mustert eure Reihe. »Wer schreit, darf schwimmen. Wer zählt, darf sitzen. Und wenn ihr diese Frau findet, dann fragt sie, wer das Licht gelöscht hat.«',
        ),
        together('Ein Stuhl ist leer. Ihr braucht einen Namen, der Gewicht hat.'),
        race(says('zephine', '»Es gibt nur einen Stuhl«, sagt sie noch.')),
      ],
      done: '{hero} bekommt einen Stuhl, und niemand lacht. Zéphine schiebt ihre Wolle zur Seite.',
    },
    25: {
      paragraphs: [
        says(
          'zephine',
          '»Gerede«, sagt Zéphine Le Clair und zählt ihre Maschen. »Gerede haben wir selber. Daraus stricken wir Socken.«',
        ),
        'Ihr steht in einer Höhle tief unter Tortuga. Die Kapitäne der Küste sitzen um ein großes Schiffsruder und knacken Nüsse. Vom Nebel habt ihr erzählt und von den Masken. Aber mit eigenen Augen gesehen, wohin sie fahren, hat es keiner.',
        says('zephine', '»Keine Augen, dann müssen es Schultern sein. Breitere. Wer seid ihr überhaupt?«'),
        says('jacques', '»Jacques Grandeur«, sagt Jacques. Es hilft nicht.'),
        says(
          'zephine',
          '»Kommt wieder, wenn bei eurem Namen mehr Türen aufgehen. Dann vergesse ich vielleicht eine Karte auf diesem Tisch. Und wenn ihr eure Verschwundene je trefft, stellt ihr eine Frage: Wer hat damals das Licht ausgemacht?«',
        ),
        race('Ein Stuhl ist noch frei. {rival} schaut ihn auch schon an.'),
      ],
      done: '{hero} bekommt einen Stuhl und sogar ein Kissen. Es ist ein selbst gestricktes Kissen.',
    },
    26: {
      paragraphs: [
        says('thomas', '»Segel«, sagt Thomas oben im Mast. »Wieder dasselbe. Es dreht, wenn wir drehen.«'),
        'Durchs Fernrohr wird daraus eine Fregatte der Marine, grau und sehr korrekt. Ihr seid weit weg von daheim, unter Leuten, die das Atmen in Rechnung stellen. Wäre es nicht vernünftig, die Marine etwas näher zu haben?',
        says(
          'scott',
          'Scott hat den Brief geschrieben, in seiner schönsten Schrift. »*Bittet gehorsamst um engeres Geleit.* Darf ich stolz darauf sein? Es fehlt nur das Siegel eines Admirals. Schreiben darf ich. Siegeln nicht.«',
        ),
        says(
          'samuel',
          '»Und der Lack«, sagt Samuel, der sich erkundigt hat. »Der kostet, wie sich zeigt, fünf Münzen. Schaut nicht mich an. Es ist *Marinelack*.«',
        ),
      ],
      done: 'Die graue Fregatte rückt so nah heran, dass man ihre Eimer zählen kann. {hero} schläft besser als je zuvor.',
    },
    27: {
      paragraphs: [
        says('lucas', '»Hat sie eigentlich«, fragt Pater Lucas, »schon mal jemand einfach gefragt?«'),
        'Er ist euch mit dem Postboot nachgereist, grün im Gesicht, mit einem Päckchen Kerzenstummel. Nein, einfach gefragt hat sie keiner. Es wird so still, dass man nebenan stricken hört.',
        says(
          'lucas',
          '»Gebt ihnen ein Boot zurück«, sagt er. »Mit der Mannschaft und dem Brot und allem. Ich könnte vorne drin sitzen, mit einer Kerze. Ich glaube, ich hätte weniger Angst als sie.«',
        ),
        says('peter', '»Du?«, sagt Peter. »*Freiwillig*? In ein *Boot*?«'),
        says(
          'lucas',
          '»Jemand in einer Soutane«, sagt Lucas und wird rot wie eine Rübe. »Auf so jemanden schießt man nicht gern. Hoffe ich.«',
        ),
      ],
      done: 'Der Priester kommt zurück und bringt eine Antwort in fester, runder Schrift: *Geht heim. Bindet einen Schal um.* {hero} liest sie dreimal.',
    },
    '28a': {
      paragraphs: [
        'Über jedem Laden auf Tortuga hängt die Sturmflagge. In dieser Jahreszeit gibt keiner Vorräte auf Kredit, es sei denn, zwei eingetragene Häuser unterschreiben.',
        says(
          'someone',
          '»Das Papier der Marine sehe ich«, sagt der Schiffsausrüster und schnuppert am Lack des Admirals. »Sehr schön. Das spart die Gebühr. Aber ein Siegel isst keinen Zwieback. Zwei Händler müssen mir sagen, dass ihr wiederkommt.«',
        ),
        says('peter', '»Mit Käse kenne ich mich aus«, sagt Peter hoffnungsvoll.'),
        says('someone', '»Sie stehen nicht auf der Liste, mein Herr. Zwei, die draufstehen.«'),
        'In der Ecke steht ein Käse, so groß wie ein Wagenrad. {rival} hat schon eine Hand darauf gelegt.',
      ],
      done: 'Zwieback, Tauwerk, Wasser und ein Käse für Peter. {hero} lässt zwei ehrliche Leute dafür unterschreiben.',
    },
    '28b': {
      paragraphs: [
        says(
          'someone',
          '»Kein Papier?«, sagt der Schiffsausrüster von Tortuga. »Kein Siegel, kein Stempel, kein Onkel bei Hofe? Ach je.« Er strahlt.',
        ),
        'Die Zeit der Stürme hat begonnen, und ihr braucht Zwieback, Tauwerk und Wasser, bevor der Wind dreht. Das alles ließe sich machen, wenn zwei Händler unterschreiben. Das ist das Erste.',
        says(
          'someone',
          '»Das Zweite ist der Stempel. Eine Münze für den Stempel, eine für den Mann mit dem Stempel, eine für den Mann, der weiß, wo der ist. Drei Münzen.«',
        ),
        says('samuel', '»Das bewundere ich«, sagt Samuel. »Das ist Diebstahl mit Aktenschrank.«'),
        'Hinter euch zählt {rival} das Kleingeld.',
      ],
      done: 'Gestempelt, unterschrieben, verstaut. {hero} hat Vorräte für drei Monate, und der Mann, der weiß, wo der ist, winkt vom Steg.',
    },
  },

  ending: {
    title: 'Eine halbe Karte',
    pages: [
      [
        says(
          'zephine',
          '»Ich habe nichts gesagt«, sagt Zéphine Le Clair. »Ihr habt gemerkt, wie ich geschwiegen habe.« Auf ihrem Stuhl liegt eine Papierrolle.',
        ),
        'Es ist eine halbe Karte. Links sind Küsten. Rechts ist nichts, und in das Nichts hat jemand mit violetter Tinte eine kleine Lampe gemalt.',
        undone(
          '21',
          'Angeheuert hat Linnet niemand. Sie klettert aus einem Fass Erbsen und sagt, es sei das falsche Fass gewesen.',
        ),
        'Am Abend zeigt Linnet noch einmal nach achtern.',
        says(
          'scott',
          'Scott nimmt das Fernrohr. »Die *Constant*«, sagt er. »Mein altes Schiff.« Beinahe lächelt er. »Da ist die Marine einmal, wo sie hingehört.«',
        ),
        'Keiner fragt, woher sie den Weg kannte. Ihr segelt nach Westen, durch das Tor.',
        together('Auf die Marine trinkt ihr ein Glas Limonade.'),
        race('{winner} trägt die halbe Karte im Stiefel und schläft in Stiefeln.'),
      ],
    ],
    bridge: [
      'Einen Rat beruft keiner ein. {winner} geht in die Höhle der Kapitäne und setzt sich hin. So wird man jemand, der zählt.',
    ],
  },

  lost: [
    says(
      'teller',
      '»Die Kapitäne haben weiter Karten gespielt«, sagt die alte Frau. »Der Nebel ging zu. Ein Jahr später verkaufte ein Mädchen noch immer die Aussicht, und keiner kaufte sie.«',
    ),
    'Die Lampe rußt. Sie steht auf und dreht daran, obwohl sie das gerade erst getan hat.',
    says(
      'teller',
      '»Nein. Mir hat man es anders erzählt, und das waren Leute, die dabei waren. Ihr seid zu früh an Land gegangen, daran lag es. Noch einmal. Der Kai, die Vettern, alles.«',
    ),
  ],
  again: [
    says(
      'teller',
      '»Das hätte ich sagen sollen: Wo die *Ares* gewesen war, lag eine Münze auf dem Ladentisch. Genau eine. Und ihr hattet {coins} Münzen mehr, als ich gesagt habe.«',
    ),
    says(
      'teller',
      '»Der Junge, der Thomas, kannte die dritte Zeile, ehe man sie sang. Hatte ich das gesagt? Nein. Und in ein Segel waren {coins} Münzen eingenäht.«',
    ),
    says(
      'teller',
      '»Dieses graue Segel. Seit Port Royal war es hinter ihnen, und keiner hat sich gewundert. Ich hätte mich gewundert. Hier, {coins} Münzen, und hört zu.«',
    ),
  ],
};
