import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { ECHO, race, says, together } from '../write.js';

export const chapter3: ChapterStory<3> = {
  title: CHAPTER_TITLES.de[3],

  evening: [
    'Der dritte Abend. Die alte Frau braucht lange für die Lampe.',
    says(
      'teller',
      '»Tortuga also. Ein Mädchen auf einem Dach. Masken zwischen zwei Felsen und ein Mann, der etwas von Nudelsieben verstand. Eine halbe Karte, im Weißen eine Lampe. Und hinter ihnen, die ganze Zeit, die brave graue Fregatte.«',
    ),
    ECHO,
    says(
      'teller',
      '»Jetzt ist September, es riecht nach Sturm. Sie wollen nur eines: sie finden.« Sie schiebt euch das Brot hin. »Das werden sie. Heute Abend dreht es sich. Rückt näher.«',
    ),
    together(says('teller', '»Alle. Das hier soll keiner allein hören.«')),
    race(
      says(
        'teller',
        '»Jeder von euch will als Erster an diesem Strand sein. Denkt nachher daran, dass ihr das wolltet.«',
      ),
    ),
  ],

  missions: {
    30: {
      paragraphs: [
        'Ein Federkiel, ein Tintenfass und eine halbe Karte, mit vier Zwiebäcken beschwert. Jacques beugt sich über das Weiße und atmet schwer.',
        says('jacques', '»Kap Grandeur«, sagt er. »Oder die Grandeur-Bucht. Man hat sich noch nicht entschieden.«'),
        says('scott', '»Einen weißen Fleck kann ich nicht ansteuern«, sagt Scott am Ruder. »Mit Verlaub.«'),
        'Er hat recht. Aufs Nichts hält keiner zu. Aber rüsten kann man sich dafür: mit Leuten, die Riffe kennen und Wurzeln und Gebete, mit einem Zelt und mit einem Ziel, das in einen Satz passt. Eine Insel, die auf keiner Karte steht, findet nur, wer ordentlich auf Expedition geht.',
        says('hero', '»Der Satz ist kurz«, sagt {hero}. »Wir holen sie. Wer kommt mit?«'),
      ],
      done: 'Die Leute von {hero} sehen Rauch, wo kein Land sein dürfte, und schlagen auf dem äußeren Kamm ein Lager auf.',
    },
    31: {
      paragraphs: [
        'Masken am Strand, ein Feuer und kein Schuss. Ihr liegt vor einem flachen grünen Eiland und habt jeden Säbel poliert.',
        'Auf einem umgedrehten Boot sitzt eine große Frau ohne Maske. Andere stehen um sie her. Allein ist sie nie, und eilig hat sie es auch nicht.',
        ECHO,
        says('abena', '»Ich bin Abena. Was bringt ihr?«, fragt sie.'),
        says('hero', '»Gold«, sagt {hero}. Sie gähnt.'),
        says('anne', '»Unsere Empfehlung«, sagt Anne. Sie schaut aufs Meer.'),
        'Hinter den Hütten liegen die Felder platt und braun. Der Sturm ist auch hier gewesen, und er hat vor euch gegessen.',
        says('abena', '»Erst esst ihr. Dann lügt ihr mich an. Dann reden wir. Aber das Brot muss jemand mitbringen.«'),
      ],
      done: '{hero} bricht den Laib. Eine schreckliche Maske wird zum Kauen hochgeschoben, und darunter steckt ein Junge von zehn Jahren.',
    },
    32: {
      paragraphs: [
        'Jeder von euch landet an einem anderen Strand und hält das für sehr schlau. An jedem Strand sitzt eine Wache mit Maske, und jede fragt dasselbe.',
        says('someone', '»Was bringst du, und für wen?«'),
        'Ihr zeigt Perlen her, Pulver und einen fast neuen Hut. Die Wachen sehen daran vorbei in den Laderaum und deuten auf den Rum.',
        ECHO,
        says('samuel', '»Wachen mögen Rum«, sagt Samuel. »Das ist kein Geheimnis.«'),
        says('grace', '»Ein Fass haben sie doch schon«, sagt Grace. »Und es ist nicht mal offen. Guckt!«'),
        'Tatsächlich. Zu zweit tragen sie es den Hang hinauf, so, wie man ein Baby trägt. Wofür es auch ist, für sie ist es nicht. Die Wache wartet, stocknüchtern.',
      ],
      done: says(
        'someone',
        '»Vorsicht, Stufe«, sagt eine Maske zur anderen, unter dem Fass, das {hero} gebracht hat. Und {hero} geht hinterher.',
      ),
    },
    33: {
      paragraphs: [
        says('mother', '»Füße abtreten«, sagt Mutter Tallow.'),
        'Gefesselt ist sie nicht. Sie steht am Strand einer Insel, die auf keiner Karte ist, eine Schöpfkelle in der Hand. Um sie her sitzen die schrecklichen Masken, hochgeschoben wie Mützen, und darunter sind müde Gesichter.',
        together('Ein Junge isst mit beiden Händen euer Brot.'),
        race('Ein Mann trägt euren Rum vorbei wie ein Baby.'),
        says('hero', '»Wir wollen dich befreien«, sagt {hero}.'),
        says(
          'mother',
          '»Ich weiß, ihr Lieben. Ich habe die Tafel gewischt, damit keiner für mich lügen muss. *Geht heim*, hieß mein Zeichen. Aber zuhören konntet ihr nie.« Sie schaut an euch vorbei, und die Kelle sinkt. »Wer ist das?«',
        ),
        'Die graue Fregatte. Ihr habt ihr den Weg gezeigt.',
        ECHO,
        says(
          'mother',
          '»Die schießt, sobald keiner zusieht. Kein Kapitän tut gern Unrecht in Gesellschaft. Ich will vier Flaggen.«',
        ),
      ],
      done: 'Vier Flaggen liegen auf der Reede. Die *Constant* zieht ihre Kanonen ein, langsam, als wären sie ihr peinlich.',
    },
    34: {
      paragraphs: [
        'Kein Lotse ist gekommen. Mit Glück rutscht ihr übers Riff und watet an Land, die Stiefel um den Hals. Da steht Mutter Tallow, frei wie ein Vogel, und rührt in einem Topf.',
        says(
          'mother',
          '»Die halbe Marine bringt ihr mir«, sagt sie, »und nichts zu essen. Ich bin freiwillig hier, ihr Gänse. Die Tafel habe ich selbst gewischt. Mit meiner eigenen Lampe habe ich euch heimgeschickt.«',
        ),
        'Ihr dreht euch um. Grau und geduldig kommt eine Fregatte um die Landspitze. Keiner kannte diesen Ort. Jetzt schon.',
        ECHO,
        says(
          'mother',
          '»Kanonen gehen los, wenn es keine Zeugen gibt. Vier Flaggen müssen her, sofort. Die Lotsen hier schulden euch nichts, und die Schiffer wollen fünf Münzen, damit sie bei dem Wetter liegen bleiben. Zahlt.«',
        ),
      ],
      done: '{hero} unterschreibt vier Quittungen, in vier Sprachen. Draußen holt die Fregatte ihre Kanonen ein, eine nach der anderen.',
    },
    35: {
      paragraphs: [
        'Am Tag sehen vier Flaggen zu. Nachts schlafen sie, und Seesoldaten schlafen nicht. Von eurem Lager auf dem Kamm seht ihr, wie sie in die Boote steigen.',
        ECHO,
        says(
          'ferdinando',
          '»Drei Anmerkungen«, sagt Ferdinando. »Es gibt einen Pfad. Er führt an uns vorbei. Und im Dunkeln ist ein Hut, streng genommen, ein Mann.«',
        ),
        'Dann geht es schnell. Für zwei Münzen bekommt man jeden alten Hut auf der Reede. Sechzig Strohmänner stehen vor den Sternen, und dazwischen zwei Säbel, die sich rühren können.',
        says(
          'tybuks',
          '»Sag meinem Bruder, er soll sich nicht kratzen. Er ist Stroh.« »Sag *meinem* Bruder, Stroh juckt.«',
        ),
        says('hero', '»Würdest du sie zählen«, flüstert {hero}, »im Dunkeln?«'),
      ],
      done: says(
        'hero',
        '»Halt!«, ruft {hero}, dann rufen es die Tybuks, dann alle noch einmal mit anderer Stimme. Die Seesoldaten zählen Hüte und gehen heim.',
      ),
    },
    36: {
      paragraphs: [
        says('scott', '»Boote«, sagt Scott. »Voller Seesoldaten. Um Mitternacht sind sie am Strand.«'),
        'Es gibt kein Lager, keinen Kamm, nichts, wohinter man sich ducken könnte. Es gibt nur den Pfad ins Dorf, so schmal, dass zwei Säbel ihn schließen. Und sechzig Mann kommen herauf.',
        ECHO,
        'Dann ist da eine Idee. Von wem, wird nie jemand verraten. Angenommen, im Dunkeln macht sich ein Fass Rum selbstständig. Angenommen, es rollt zum Strand hinunter und bleibt, mit einem Becher daran, genau vor den Füßen des Landetrupps liegen.',
        says('jean', '»Seesoldaten setzen sich nie hin«, sagt Jean. »Außer, sie haben einen sehr guten Grund.«'),
      ],
      done: says(
        'hero',
        '»Hoppla«, sagt {hero}. Im Morgengrauen singen die Seesoldaten, hübsch zugedeckt mit ihrem eigenen Segel.',
      ),
    },
    37: {
      paragraphs: [
        'Eine weiße Flagge, ein Boot und ein Kapitän mit Husten. Amos Strickland von der *Constant* ist auf Steinwurfweite herangekommen, aber keinen Fuß weiter.',
        says(
          'strickland',
          '»Verhandeln darf ich«, ruft er herüber, »aber nur mit einer Person von Stand. So steht es in meinen Befehlen. Ich habe sie zweimal gelesen und gehofft, es stünde anders da.«',
        ),
        says('grace', '»Ich stehe doch«, sagt Grace.'),
        ECHO,
        says(
          'strickland',
          '»Bedaure, Miss. Ich meine jemanden, vor dem meine Leute von selbst den Hut gerade rücken. Bringt mir so jemanden, und ich höre zu. Ich würde sogar *gern* zuhören.«',
        ),
        'Er hustet. Es klingt, als meinte er es.',
      ],
      done: 'Im ganzen Boot werden Hüte gerade gerückt. Neben {hero} spricht jemand von Stand, und Strickland schreibt mit.',
    },
    38: {
      paragraphs: [
        'Ein Blatt Papier liegt auf einer umgedrehten Trommel, und Abena hat es beschrieben, klein und gerade. Es ist ein Brief an den König.',
        says(
          'abena',
          '»Da steht, wer hier wohnt und seit wann. Und dass wir um nichts bitten, außer, dass man uns in Ruhe lässt. Lang ist er nicht.«',
        ),
        'Nur unten ist das Blatt noch leer. Da müssen Namen hin, und nicht irgendwelche. Große, die man bei Hofe kennt.',
        says(
          'anne',
          '»Ich sollte erwähnen«, sagt Anne, »dass, wer das unterschreibt, nie mehr zum Essen gebeten wird. Nirgends. Auf Jahre nicht.«',
        ),
        says(
          'abena',
          '»Mit Toren kennen wir uns aus«, sagt Abena. »Von beiden Seiten. Hier ist die Feder.« Und sie wartet.',
        ),
      ],
      done: '{hero} unterschreibt, groß. Sehr weit weg wird eine Einladung zerrissen.',
    },
  },

  ending: {
    title: 'Die Hüterin des Lichts',
    pages: [
      [
        'Die *Constant* zieht sich hinter das Riff zurück. Ihre Boote schließen einen Ring: keiner hinein, keiner hinaus. Da geht die Maske des Kriegsgottes ab. Darunter ist eine Frau, jung und sehr müde.',
        says('harrow', '»Judith Harrow«, sagt sie. »Erzähl es ihnen, Hüterin.«'),
        says(
          'mother',
          '»Vor elf Jahren bat ein Schiff um Schutz, die *Ares*«, sagt Mutter. »Sie hatte Fieber an Bord. Der Hafenmeister ließ die Kette spannen und das Licht löschen. Die Hüterin war ich. Ich habe es gelöscht. Das Schiff fand das Riff. Hundertvierzig Menschen. Seither zünde ich jede Nacht eine Lampe an.«',
        ),
        'Es ist sehr still am Strand.',
        ECHO,
      ],
      [
        says(
          'abena',
          '»Meine Mutter ist einmal verkauft worden«, sagt Abena, »an einem Kai wie eurem. Sie ging fort und fand diese Insel. Als dann angetrieben kam, wer noch übrig war, haben wir nicht nach Papieren gefragt.«',
        ),
        'Niemand spricht. Dann sagt Linnet, dass ihr kalt ist. Es ist Mittag und heiß.',
        together(says('grace', '»Ändert das etwas?«, fragt Grace.')),
        together(says('anne', '»Ja«, sagt Anne. »Rück zur Seite. Sie braucht die Decke.«')),
        race(
          'Alle haben einen Mantel für sie, alle auf einmal. An diesem Abend sitzt {winner} rechts von Mutter, und jeder gönnt es von Herzen.',
        ),
        says(
          'mother',
          '»Den Stern habt ihr gefunden?«, fragt Mutter leise, während {hero} das Kind trägt. »Hebt ihn auf, bis ich ihn brauche.«',
        ),
      ],
    ],
    bridge: [
      says(
        'mother',
        'Zuerst am Strand ist {winner}. Da steht Mutter Tallow, ohne Fesseln, eine Kelle in der Hand. »Füße abtreten.« Sie ist freiwillig gegangen. Die Tafel hat sie selbst gewischt. Da kommt die graue Fregatte um die Landspitze. Sie ist euch den ganzen Weg gefolgt.',
      ),
    ],
  },

  lost: [
    says(
      'teller',
      '»Am Morgen war der Strand leer«, sagt die alte Frau. »Hütten, Masken, Mutter Tallow. Fort, dahin, wo man Leute nicht zweimal findet. Gut für sie, schlecht für uns.«',
    ),
    'Die Tür schlägt. Jemand macht sie zu. Sie hat aufgehört zu zählen.',
    says(
      'teller',
      '»Aber so war es nicht. Ich kenne einen Jungen, der von dem Brot gegessen hat. Jetzt ist er dick. Also zurück zu den Zwiebäcken auf der Karte.«',
    ),
  ],
  again: [
    says(
      'teller',
      '»An dem Strand, und das hatte ich für mich behalten, waren Fußspuren. Kleine. Seit wann haben Piraten Kinder dabei? Nehmt {coins} Münzen mit und schaut nächstes Mal nach unten.«',
    ),
    says(
      'teller',
      '»In jeder Maske klebte ein Zettel: *Finch & Compagnie, Trauerspiele*. Jetzt wisst ihr mehr als die damals. Und {coins} Münzen.«',
    ),
    says(
      'teller',
      '»Dem Jungen oben im Mast hat die Anführerin zugerufen, er solle das Summen lassen. Warum? Woher soll ich das wissen? Ihr hattet {coins} Münzen. Los.«',
    ),
  ],
};
