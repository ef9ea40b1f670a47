import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { ECHO, played, race, says, together } from '../write.js';

export const chapter5: ChapterStory<5> = {
  title: CHAPTER_TITLES.nl[5],

  evening: [
    'De vijfde avond. De handen van de oude vrouw zijn niet helemaal vast.',
    says('teller', '‘De tocht,’ zegt ze.'),
    says(
      'teller',
      '‘Elf munten, en een datum op een lei. Judith Harrow heeft Moeder Tallow meegenomen, naar huis, naar Port Royal. Op de laatste dag van augustus viert gouverneur Pell twaalf jaar zonder koorts, en juist die nacht komt er een konvooi. Driehonderd mensen. Zijn Isabel is aan boord, en de gezant van de koning. Ze hebben het licht nodig.’',
    ),
    ECHO,
    'Ze draait aan de lamp, en dan nog een keer.',
    together(says('teller', '‘Jullie zijn vogelvrij, en weken achter. Blijf nu bij elkaar.’')),
    race(says('teller', '‘Eén van jullie krijgt aan het eind de sleutel. Ik weet wel aan wie ik hem zou geven. Ga.’')),
  ],

  missions: {
    50: {
      paragraphs: [
        says('nibb', '‘Naam? Lading? Reden van bestaan?’ vraagt Nathaniel Nibb, inkt tot aan zijn ellebogen.'),
        'Jullie staan op een lijst. Hij hangt achter hem, met tekeningen. Wie vogelvrij is, mag in Port Royal niet aan land. Een koopman wel, en een koopman is iemand die belasting betaalt.',
        ECHO,
        says(
          'nibb',
          '‘Er is een nieuwe,’ zegt Nibb blij. ‘Een heel hoge. Het is voor het vuurwerk. Wie rijk genoeg is om erdoor beroofd te worden, komt in het havenboek, in mijn mooiste letters. En wat in het boek staat, bestaat.’',
        ),
        says(
          'samuel',
          '‘Ze moeten dus zien dat we te veel geld hebben,’ zegt Samuel. ‘Daar heb ik altijd van gedroomd. Niet precies zo.’',
        ),
      ],
      done: says(
        'nibb',
        '{hero} wordt gehalveerd, gestempeld en ingeschreven. ‘Welkom,’ zegt Nibb, en hij laat jullie de rand zien waar een bladzijde uit gescheurd is.',
      ),
    },
    51: {
      paragraphs: [
        'Onder de kiel van een omgekeerde boot is het droog, min of meer, en daar wonen jullie. Jullie staan in geen enkel boek. Niemand mag jullie dus zien.',
        says(
          'grace',
          '‘Ik heb het,’ zegt Grace, en ze laat zich door een gat in de planken zakken. ‘Bij vier glazen wisselt de wacht. Zolang je je adem kunt inhouden, telt niemand de kade.’',
        ),
        'Vier dingen mogen er liggen, niet één meer, anders kijkt er iemand op. Vijf munten komen op het bankje van de wachter. En dan wandelen jullie weg met minder dan je dragen kunt, als mensen die hier niets te zoeken hebben.',
        says('mary', '‘Hij praat graag, die wachter,’ zegt Mary. ‘Hij weet wiens boten er bij de Punt aanleggen.’'),
      ],
      done: 'De wachter bestudeert de sterren. {hero} is aan land, en weet nu wie er bij de Punt aanlegt, en wanneer.',
    },
    52: {
      paragraphs: [
        'Hengels staan op een rij op de Punt, onder de toren. Vissen kan niemand jullie verbieden.',
        together('Jullie zijn nu nette mensen, en jullie staan in het boek.'),
        race(
          'Zelfs wie in geen boek staat mag dat. Dus zitten jullie naast elkaar, stuk voor stuk tegenstanders, en niemand zegt een woord.',
        ),
        says('thomas', '‘Laat één zeil binnenkomen,’ zegt Thomas. ‘Eén. Kijk ernaar. En ga naar huis.’'),
        says('grace', '‘En wat *doen* we dan?’ vraagt Grace.'),
        says('thomas', '‘Niets.’'),
        'Het is het moeilijkste van dit hele verhaal: {crew} en nietsdoen. Eén keer is een gerucht. Maar gebeurt het twee keer, op twee stille nachten, dan is het een dienstregeling. Dan weten jullie wanneer de boten van Judith Harrow komen. Boven jullie brandt het licht. Iemand zorgt er heel goed voor.',
      ],
      step: 'Eén zeil, paars. {hero} zegt niets, en dat is te zien.',
      done: 'Hetzelfde zeil, hetzelfde uur. {hero} haalt de lijn in. Nu weten jullie het.',
    },
    53: {
      paragraphs: [
        'Maskers liggen op schoot. Aan de voet van de toren zitten de laatste Ares-piraten, en jullie komen op het juiste uur.',
        says(
          'finch',
          '‘Ze is boven,’ zegt Orlando Finch, voor één keer zachtjes. ‘De nieuwe hoedster van het licht op de Punt. Lang, stipt, valse papieren. Elke avond steekt ze het aan en telt de dagen. Op de laatste van augustus zal ze het doven. Dat doen wij niet. Maar naar huis is het ver.’',
        ),
        ECHO,
        'Eén boot is alles wat ze nodig hebben, een van hun eigen boten. In de eerste winter hadden jullie ze uitgeleverd.',
        says('hero', '‘Laat gaan, die boot,’ zegt {hero}. ‘En wij houden deze trap bezet, met twee zwaarden.’'),
      ],
      done: says(
        'finch',
        '{hero} houdt de tros vast terwijl ze instappen. ‘De aftocht,’ zegt Finch vanuit de boot, ‘was voortreffelijk.’',
      ),
    },
    54: {
      paragraphs: [
        says('someone', '‘Geen stap verder!’ roept iemand op de trap van de vuurtoren.'),
        'Het uur kenden jullie niet, dus hebben zij de tijd gehad. De treden staan vol met wie er nog in gelooft. Met drie zwaarden wordt het een lang, onbeleefd kwartier zonder bloed. De hoeden zullen lijden.',
        ECHO,
        says(
          'finch',
          '‘Schiet een beetje op,’ zegt een stem onder de trap. Daar zit Orlando Finch met de anderen, masker op schoot. ‘Wij doen niet meer mee. Daarboven telt onze kapitein de dagen, als hoedster van het licht. Is ze bij het eind van augustus, dan wordt het donker. Geef ons één van onze boten, en we zijn weg.’',
        ),
        says('hero', '‘Eerst de boot,’ zegt {hero}. ‘Dan de hoeden.’'),
      ],
      done: 'Het derde zwaard blijkt Kleine Tybuk te zijn, die reusachtig is. {hero} houdt de boot vast. Blootshoofds roeien ze weg, zonder omkijken.',
    },
    55: {
      paragraphs: [
        'Twaalf kaarsen, zeven klokken, één toespraak. Het is de laatste dag van augustus, en Sir Ambrose Pell is bij bladzijde negen.',
        says('pell', '‘Drieduizend heb ik er gered,’ leest hij. ‘Het staat in het boek.’'),
        'Jullie mensen houden de trap bezet. Boven zit Judith Harrow, en naast haar, uit vrije wil, Moeder Tallow. Ze heeft bericht gestuurd: *Zolang ik hier zit, brandt het. Schiet op.*',
        ECHO,
        'Alleen Pell kan de ketting laten zakken en de klokken laten luiden. Maar om een gouverneur te onderbreken moet je iemand zijn. En een verzoekschrift kost twee munten, zoals op de deur staat.',
        says(
          'anne',
          '‘*Voor elk schip het licht*,’ leest Anne. ‘*Ook voor die van hen.* Men laat zich aandienen. Wie gaat naar binnen?’',
        ),
      ],
      done: '{hero} spreekt. Bij de tweede zin staat de vierde klok stil. Pell is heel bleek geworden.',
    },
    56: {
      paragraphs: [
        says('someone', '‘Piraten!’ gilt iemand. ‘Maskers op de Punt!’'),
        'De klokken beginnen, allemaal tegelijk. In het gouverneurshuis wordt het feest een paniek van pruiken. Gouverneur Pell staat op zijn stoel. In het fort laden ze de kanonnen, en de trap is niet van jullie.',
        says(
          'grace',
          '‘Moeder is naar boven,’ hijgt Grace in het raam. ‘Naar de kapitein, in haar eentje. Ze zegt: waar ik ben, gaat niets uit.’',
        ),
        ECHO,
        'Vanavond luistert niemand naar wie minder is dan baron. Vier munten reiken tot aan het podium: twee lakeien heen, twee lakeien terug. Het verzoekschrift heeft één regel: voor elk schip het licht, ook voor de schepen van de piraten.',
        says('jean', '‘Ik til,’ zegt Jean. ‘Jij schreeuwt.’'),
      ],
      done: says(
        'nibb',
        'Ze horen {hero}. Onder de tafel tekent Nibb als getuige. ‘Ik heb het geschreven, sir,’ zegt hij. ‘Ik kan het niet ontschrijven.’',
      ),
    },
    57: {
      paragraphs: [
        says('peter', '‘En als het tóch uitgaat?’ vraagt Peter. Hij dacht het al de hele tijd. Nu is het gezegd.'),
        'Jullie kijken omhoog naar de toren, en dan langs de kade. Dak naast dak, honderd donkere ramen. Laat de toren het afweten, dan moet de stad het licht zijn.',
        says(
          'samuel',
          '‘Daar is olie voor nodig,’ zegt Samuel. ‘Elke winkel op de kade heeft olie. En elke winkel weet wat voor nacht het is. Acht munten per straat.’',
        ),
        'Hij keert zijn zakken om. Er zitten twee munten in, heel oud en heel glad gepoetst. Ze zijn van Moeder Tallow.',
        says('samuel', '‘Ik zou ze haar nog teruggeven,’ zegt hij. ‘Zo gaat dat dus.’'),
      ],
      done: '{hero} heeft een handkar, een trechter, acht vaten en een heel goed idee.',
    },
    58: {
      paragraphs: [
        'De ketting gehoorzaamt één stem. Die stem heeft nu tien minuten lang niets gezegd. Sir Ambrose Pell staat voor zijn raam, en achter hem slaan al zijn klokken, net niet gelijk.',
        says('pell', '‘Ik had een kind thuis,’ vertelt hij het glas. ‘Ze was zes. Ze had de koorts.’'),
        says('nibb', '‘Hij is geen slecht mens,’ fluistert Nibb. ‘Hij is al twaalf jaar bang.’'),
        'Niemand moet nu duwen. Maar naast hem lopen, dat kan: van het huis van de gouverneur naar beneden, iedereen voorbij, tot aan het spil. Langzaam, zonder enige haast, zodat hij het zelf nog kan beslissen.',
        says('mary', '‘Geef hem een arm,’ zegt Mary. ‘Niet trekken. Mensen bewegen maar één keer.’'),
      ],
      done: says('pell', '‘Mijn dochter zit op dat schip,’ zegt hij op de derde tree. ‘Ja,’ zegt {hero}.'),
    },
  },

  ending: {
    title: 'Elk raam',
    pages: [
      [
        played('Thomas', 'Thomas, dit ben jij.'),
        'Het licht op de Punt is uit. Judith Harrow heeft het zelf gedoofd, en driehonderd mensen zeilen op het rif af.',
        says('mother', '‘Nu zijn we met z’n tweeën,’ zegt Moeder. ‘Ik kan je vertellen hoe het verder gaat.’'),
        'Thomas komt de trap op, zonder zwaard. Hij legt de koperen ster op de vensterbank, en omdat hij geen woorden heeft, neuriet hij.',
        says('harrow', '‘Van wie heb je dat?’'),
        says('thomas', '‘Van niemand. Ik had het altijd al.’'),
        says('mother', '‘Ik nam een boot, die nacht,’ zegt Moeder. ‘Ik roeide tot de ochtend. Ik vond er één.’'),
        'De kapitein slaat de bladzijde open, na twaalf jaar. Honderdveertig namen, een ster bij wie nog leefde. Bij de kleinste staat er geen. Ze kijkt op.',
        says(
          'someone',
          'Zij pakt de lantaarn. Haar broer pakt de riemen. En jullie rennen van deur tot deur: ‘Lampen! Alle lampen!’',
        ),
      ],
      [
        'Eén raam. Drie. Een straat. Heel Port Royal straalt langs het water, en bij de ketting, zonder pruik, draait Ambrose Pell zelf aan het spil. Daarbuiten vaart zijn dochter. En niet alleen de zijne.',
        'Tussen de stad en één kleine lantaarn op het rif komen de schepen binnen. Als laatste, en niemand houdt haar tegen, komt de *Ares*.',
        together('Vraag in Kingston wie de eerste lamp aanstak, en ze zeggen: {crew}.'),
        race(
          '{winner} krijgt de sleutel van het licht op de Punt, kijkt er lang naar, en hangt hem aan de haak van Moeder, waar iedereen erbij kan.',
        ),
      ],
      [
        'Tot de zon opkomt lezen ze de namen voor. Pell schrijft de uitgescheurde bladzijde opnieuw, in zijn uitmuntende handschrift. En boven de havenpoort beitelen ze: *De ketting als het moet. Brood nog dezelfde dag. Licht altijd.*',
        'Achtenvijftig sterren staan er in het boek van de kapitein. Bij de kleinste naam tekent ze de negenenvijftigste.',
        'Moeder Tallow krijgt ook straf: ze moet naar huis. Elf kommen staan op tafel, en de soep is warm.',
        'En de kapitein? Ze heeft dat licht twaalf jaar gehoed. Toen leerde ze bakken. Slecht, in het begin.',
        'De oude vrouw snijdt het brood en schuift het over de tafel. Op haar schort glanst een koperen ster.',
        says('teller', '‘Toe maar,’ zegt ze. ‘Het is beter dan het was.’'),
      ],
    ],
    bridge: [
      'De nieuwe hoedster van het licht op de Punt is lang, stipt en spreekt met niemand. Het is Judith Harrow. Vannacht zit Moeder Tallow naast haar. Zolang zij er zit, brandt het.',
    ],
  },

  lost: [
    'Donker.',
    'Het duurt even voor jullie merken dat het verhaal uit is. De oude vrouw is opgestaan. Ze staat met haar rug naar jullie toe en draait aan een lamp waar niets aan te draaien valt.',
    says(
      'teller',
      '‘Het is niet gebeurd,’ zegt ze. ‘Driehonderd mensen. Ik wil niet dat het gebeurt. Ga zitten. Van voren af aan, vanaf de belasting, en deze keer houdt iemand de klok in de gaten.’',
    ),
  ],
  again: [
    says(
      'teller',
      'Onder het praten poetst ze haar ster. ‘{coins} munten erbij. Ze zaten in mijn schort. Vraag niet sinds wanneer.’',
    ),
    says(
      'teller',
      '‘De tocht,’ zegt ze, voor iemand iets vraagt. ‘Jullie mogen {coins} munten hebben. Doe de deur eens dicht.’',
    ),
    says(
      'teller',
      '‘En ik ging naar boven, en … En *zij* ging de trap op.’ Ze telt {coins} munten uit, en haar hand beeft.',
    ),
  ],
};
