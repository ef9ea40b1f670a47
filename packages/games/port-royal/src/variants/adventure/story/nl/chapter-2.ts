import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { ECHO, race, says, together, undone } from '../write.js';

export const chapter2: ChapterStory<2> = {
  title: CHAPTER_TITLES.nl[2],

  evening: [
    'De tweede avond. De regen is gebleven, en het aangebrande brood ook. De oude vrouw draait aan de lamp.',
    says(
      'teller',
      '‘Er werd een lamp gedoofd. Er werd een naam van een lei geveegd. In de voet van de lamp zat een ster. En een vrouw op een piratenschip zei tegen tien mensen dat ze naar huis moesten. Dat deden ze niet. Waar waren we?’',
    ),
    ECHO,
    says(
      'teller',
      '‘Tortuga,’ zegt ze, en ze telt de kruimels. ‘Waar de *Ares* heen gaat, weet daar iedereen. En niemand zegt het.’',
    ),
    together(
      says(
        'teller',
        '‘Eén van jullie zal aardig moeten zijn. Ik zie niemand. Doe het dus samen. En hou je zakken dicht.’',
      ),
    ),
    race(says('teller', '‘Aan de tafel daar is één stoel vrij, en jullie zijn met meer. Hou je zakken dicht.’')),
  ],

  missions: {
    20: {
      paragraphs: [
        'Een kade vol tollenaars: elf stuks, en allemaal neven van elkaar. Jullie betalen voor het aanleggen, voor het staan, en één keer voor het inademen.',
        says(
          'someone',
          '‘Paarse zeilen?’ zegt de bakkersvrouw, en ze kijkt naar links en naar rechts. ‘Ze nemen mijn brood mee en laten een munt achter. Altijd één! Maar meer zeg ik pas tegen mensen die de Tolneven van mijn lijf houden.’',
        ),
        'Op Tortuga tellen alleen ingehuurde zwaarden. Aan het eind van de pier vechten twee broers sinds dinsdag uit wie de oudste is. Ze heten Tybuk, en er schijnt een derde te zijn.',
        says(
          'tybuks',
          '‘Zeg tegen mijn broer dat hij het ondersteboven houdt.’ ‘Zeg tegen *mijn* broer dat een zwaard geen onderkant heeft.’',
        ),
        together(says('hero', '‘Drie zwaarden,’ zegt {hero}. ‘Dan praat ze.’')),
        race(says('hero', '‘Drie zwaarden,’ zegt {hero}. ‘Voor wie het mooist sorry kan zeggen.’')),
      ],
      done: says(
        'tybuks',
        '‘Zeg tegen mijn broer dat we werk hebben.’ ‘Zeg tegen *mijn* broer dat ik niet doof ben.’ De Tolneven moeten opeens ergens anders zijn.',
      ),
    },
    21: {
      paragraphs: [
        says(
          'linnet',
          '‘Eén munt per blik,’ zegt een stem van boven. Aan de hoogste dakgoot van Tortuga hangt een meisje, ondersteboven.',
        ),
        'Ze is twaalf, ze heet Linnet, en ze verkoopt het uitzicht. Van Thomas mag ze de grote kijker vasthouden. Hij ziet wat er is. Zij weet waar je moet kijken.',
        says(
          'linnet',
          '‘Die mist waar jullie piraten in zitten? Die vaart tegen de wind in. Dat doet mist niet. Ik weet waar hij naar binnen gaat. Met een uitkijk wisten jullie dat ook. Maar die hebben jullie niet.’ Ze draait de kijker om. ‘En er zit een zeil achter *jullie*. Dat heb ik die anderen ook al gezegd. Ik zeg het tegen iedereen.’',
        ),
        says('hero', '‘Wat voor zeil?’ vraagt {hero}.'),
        says('linnet', '‘Een grijs,’ zegt Linnet. ‘Eentje met geduld. Nou? Krijg ik een kooi?’'),
      ],
      done: 'De uitkijk komt ondersteboven aan boord. {hero} monstert haar aan. Linnet tekent met een vogel.',
    },
    22: {
      paragraphs: [
        'Twee rotsen, paarse rook, en maskers met fakkels. Hier gaan de piraten naar binnen. Wie erdoor wil, moet het ritueel opvoeren. Dus voeren jullie het op: gordijnen, roet, en een vergiet als helm. Drie zwaarden houden de Tolneven bij de boot vandaan.',
        'Bij het kreunen gaat {hero} voorop. De hogepriester luistert als een man in de schouwburg. Dan zingen ze, en er is een derde regel: *Verdrink het in vuur tot het rood is vergaan.*',
        says('mary', '‘Thomas,’ fluistert Mary, ‘dat neuriede jij al *voordat* ze begonnen.’'),
        says('thomas', '‘Ik herinner het me niet,’ zegt Thomas. ‘Ik weet alleen hoe het gaat.’'),
        says(
          'finch',
          'Uit de grootste mouwen van de wereld komen twee lege handen. ‘Een boek,’ zegt de hogepriester. ‘En kruiden. Dan mag u door.’',
        ),
      ],
      done: says(
        'finch',
        'Het boek wordt geaaid als een poes, de kruiden worden weggegrist als brood. ‘Het gekreun was toereikend,’ zegt de hogepriester. ‘Het vergiet is gedurfd.’',
      ),
    },
    23: {
      paragraphs: [
        'Jullie boot is weg. De Tolneven hebben hem meegenomen, als betaling voor het rondhangen op hun kade. Er is wel een andere te krijgen. Die kost drie munten, ruikt naar haai, en aan de riemen zit een twaalfde neef.',
        says('someone', '‘Ik wil alleen de voorstelling zien,’ zegt hij.'),
        'Die krijgt hij. Tussen twee rotsen, in paarse rook, staat een rij maskers. Jullie komen als piraten: beddengordijnen, lampenzwart, een keukenzeef. De maskers zingen eerst, en het is nieuw: *Verdrink het in vuur tot het rood is vergaan.* De lippen van Thomas lopen een half woord op ze voor.',
        says('jean', '‘Sidder!’ brult Jean. Zijn baard druipt al.'),
        says(
          'finch',
          '‘Achterin wat harder,’ zegt de hogepriester, en hij houdt beide handen op. ‘Een boek, en kruiden.’',
        ),
      ],
      done: says(
        'finch',
        'De twaalfde neef klapt tot de boot ervan schommelt. ‘Eindelijk,’ zegt de hogepriester tegen {hero}, ‘publiek.’ De kruiden zijn in een oogwenk weg.',
      ),
    },
    24: {
      paragraphs: [
        'Een grot onder het oude fort, en daarin een tafel van een scheepsroer. Eromheen zitten de kapiteins van de kust jullie uit te lachen. Dan doet Linnet haar mond open.',
        says(
          'linnet',
          '‘Noordwest ten westen, twee rotsen, elke nieuwe maan. Ik heb het opgeschreven. Met tekeningen.’',
        ),
        'Het lachen houdt op. Zéphine Le Clair, die heel oud is, legt haar breiwerk neer.',
        says(
          'zephine',
          '‘Zo. Er heeft iemand haar ogen gebruikt. Wij kennen die plek, kind, en we hebben gezworen te zwijgen. Maar voor iemand die meetelt, zou ik op papier kunnen zwijgen.’ Ze kijkt jullie rij langs. ‘Wie schreeuwt, mag zwemmen. Wie meetelt, mag zitten. En vinden jullie die vrouw, vraag haar dan wie het licht heeft gedoofd.’',
        ),
        together('Er staat een lege stoel. Jullie hebben een naam nodig die gewicht heeft.'),
        race(says('zephine', '‘Er is één stoel,’ zegt ze er nog bij.')),
      ],
      done: '{hero} krijgt een stoel, en niemand lacht. Zéphine schuift haar wol opzij om plaats te maken.',
    },
    25: {
      paragraphs: [
        says(
          'zephine',
          '‘Praatjes,’ zegt Zéphine Le Clair, en ze telt haar steken. ‘Praatjes hebben we zelf. Daar breien we sokken van.’',
        ),
        'Jullie staan in een grot diep onder Tortuga. De kapiteins van de kust zitten rond een groot scheepsroer en kraken noten. Van de mist hebben jullie verteld, en van de maskers. Maar met eigen ogen heeft niemand gezien waar ze heen gaan.',
        says('zephine', '‘Geen ogen, dan moeten het schouders zijn. Bredere. Wie zijn jullie eigenlijk?’'),
        says('jacques', '‘Jacques Grandeur,’ zegt Jacques. Het helpt niet.'),
        says(
          'zephine',
          '‘Kom terug als er bij jullie naam meer deuren opengaan. Misschien vergeet ik dan een kaart op deze tafel. En kom je die verdwenen dame tegen, vraag haar dit: wie blies het licht uit?’',
        ),
        race('Er is nog één stoel vrij. {rival} kijkt er ook naar.'),
      ],
      done: '{hero} krijgt een stoel, en zelfs een kussen. Het is een zelfgebreid kussen.',
    },
    26: {
      paragraphs: [
        says('thomas', '‘Zeil,’ zegt Thomas vanuit de mast. ‘Weer dat ene. Het draait als wij draaien.’'),
        'Door de kijker wordt het een fregat van de marine, grijs en heel correct. Jullie zijn ver van huis, bij mensen die een rekening sturen voor ademhalen. Zou het niet verstandig zijn de marine wat dichterbij te hebben?',
        says(
          'scott',
          'Scott heeft de brief geschreven, in zijn mooiste letters. ‘*Verzoekt beleefd om geleide van nabij.* Mag ik er trots op zijn? Alleen het zegel van een admiraal ontbreekt. Schrijven mag ik. Zegelen niet.’',
        ),
        says(
          'samuel',
          '‘En de lak,’ zegt Samuel, die navraag heeft gedaan. ‘Die lak blijkt vijf munten te kosten. Kijk niet zo naar mij. Het is *marinelak*.’',
        ),
      ],
      done: 'Het grijze fregat komt zo dichtbij dat je de emmers kunt tellen. {hero} slaapt beter dan ooit.',
    },
    27: {
      paragraphs: [
        says('lucas', '‘Heeft iemand,’ vraagt pater Lucas, ‘het ze gewoon eens gevraagd?’'),
        'Hij is jullie met de postboot achternagekomen, groen in zijn gezicht, met een pakje kaarsstompjes. Nee, gewoon gevraagd heeft niemand het. Het wordt zo stil dat je hiernaast hoort breien.',
        says(
          'lucas',
          '‘Geef ze één boot terug,’ zegt hij. ‘Met de bemanning, met het brood, met alles. Ik zou voorin kunnen zitten met een kaars. Ik denk dat ik minder bang ben dan zij.’',
        ),
        says('peter', '‘Jij?’ zegt Peter. ‘*Vrijwillig*? In een *boot*?’'),
        says(
          'lucas',
          '‘Iemand in een soutane,’ zegt Lucas, en hij kleurt als een biet. ‘Op zo iemand schieten de mensen niet graag. Hoop ik.’',
        ),
      ],
      done: 'De priester komt terug met een antwoord in een stevig, rond handschrift: *Ga naar huis. Doe een sjaal om.* {hero} leest het drie keer.',
    },
    '28a': {
      paragraphs: [
        'Boven elke winkel op Tortuga hangt de stormvlag. In dit seizoen krijg je nergens iets op de pof, tenzij twee geregistreerde huizen voor je tekenen.',
        says(
          'someone',
          '‘Het papier van de marine zie ik,’ zegt de scheepsleverancier, en hij snuffelt aan de lak van de admiraal. ‘Heel mooi. Dat scheelt de leges. Maar een zegel eet geen scheepsbeschuit. Twee handelaren moeten mij beloven dat jullie terugkomen.’',
        ),
        says('peter', '‘Ik weet veel van kaas,’ zegt Peter hoopvol.'),
        says('someone', '‘U staat niet op de lijst, meneer. Twee die er wel op staan.’'),
        'In de hoek staat een kaas zo groot als een wagenwiel. {rival} heeft er al een hand op gelegd.',
      ],
      done: 'Beschuit, touw, water, en een kaas voor Peter. {hero} laat er twee eerlijke mensen voor tekenen.',
    },
    '28b': {
      paragraphs: [
        says(
          'someone',
          '‘Geen papier?’ zegt de scheepsleverancier van Tortuga. ‘Geen zegel, geen stempel, geen oom aan het hof? Ach, ach.’ Hij straalt.',
        ),
        'Het stormseizoen is begonnen, en jullie hebben beschuit, touw en water nodig voor de wind draait. Dat kan allemaal, als er twee handelaren voor tekenen. Dat is één.',
        says(
          'someone',
          '‘Twee is de stempel. Een munt voor de stempel, een voor de man met de stempel, en een voor de man die weet waar hij is. Drie munten.’',
        ),
        says('samuel', '‘Dat bewonder ik,’ zegt Samuel. ‘Dat is diefstal met een archiefkast.’'),
        'Achter jullie staat {rival} kleingeld te tellen.',
      ],
      done: 'Gestempeld, getekend, gestouwd. {hero} kan drie maanden vooruit, en de man die weet waar hij is zwaait vanaf de pier.',
    },
  },

  ending: {
    title: 'Een halve kaart',
    pages: [
      [
        says(
          'zephine',
          '‘Ik heb niets gezegd,’ zegt Zéphine Le Clair. ‘Jullie hebben wel gemerkt hoe ik zweeg.’ Op haar stoel heeft ze een rol papier laten liggen.',
        ),
        'Het is een halve kaart. Links zijn kusten. Rechts is niets, en in dat niets heeft iemand met paarse inkt een lampje getekend.',
        undone(
          '21',
          'Linnet heeft niemand aangemonsterd. Ze klimt uit een ton erwten en zegt dat het de verkeerde ton was.',
        ),
        'Die avond wijst Linnet nog één keer naar achteren.',
        says(
          'scott',
          'Scott neemt de kijker. ‘De *Constant*,’ zegt hij. ‘Mijn oude schip.’ Hij glimlacht bijna. ‘Voor één keer is de marine waar ze hoort.’',
        ),
        'Niemand vraagt hoe ze de weg wist. Jullie varen naar het westen, door de Poort.',
        together('Op de marine drinken jullie een glas limonade.'),
        race('{winner} bewaart de halve kaart in een laars, en slaapt met laarzen aan.'),
      ],
    ],
    bridge: ['Niemand roept de kapiteins bijeen. {winner} loopt hun grot binnen en gaat zitten. Zo ga je meetellen.'],
  },

  lost: [
    says(
      'teller',
      '‘De kapiteins speelden verder,’ zegt de oude vrouw. ‘De mist ging dicht. Een jaar later verkocht een meisje nog steeds het uitzicht, en niemand kocht het.’',
    ),
    'De lamp walmt. Ze staat op en draait eraan, al heeft ze dat net gedaan.',
    says(
      'teller',
      '‘Nee. Ik heb het anders gehoord, en van mensen die erbij waren. Jullie kwamen te vroeg aan land, dat was het. Opnieuw. De kade, de neven, alles.’',
    ),
  ],
  again: [
    says(
      'teller',
      '‘Dit had ik moeten zeggen: overal waar de *Ares* was geweest, lag een munt op de toonbank. Precies één. En jullie hadden {coins} munten meer dan ik zei.’',
    ),
    says(
      'teller',
      '‘Die jongen, Thomas, kende de derde regel voordat hij gezongen werd. Had ik dat gezegd? Nee. En er zaten {coins} munten in een zeil genaaid.’',
    ),
    says(
      'teller',
      '‘Dat grijze zeil. Het zat al sinds Port Royal achter ze aan, en niemand vroeg zich iets af. Ik wel. Hier, {coins} munten, en luister.’',
    ),
  ],
};
