import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { race, says, together } from '../write.js';

export const chapter1: ChapterStory<1> = {
  title: CHAPTER_TITLES.nl[1],

  evening: [
    'De regen roffelt op het dak van de *Kaarsstomp*. De oude vrouw zet een brood neer, de verbrande kant naar onderen, en telt jullie. Ze telt alles.',
    says('teller', '‘Ik vertel, jullie eten. Het duurt vijf avonden, als er niemand niest.’'),
    'Ze draait de lamp wat hoger. Op haar schort zit een koperen ster gespeld.',
    says(
      'teller',
      '‘Op de kade van Port Royal stond een huis met een licht voor het raam, zodat wie verdwaald was het kon vinden. Tien vonden het. Moeder Tallow nam ze in huis, de een na de ander, en vroeg nooit iets.’',
    ),
    together(says('teller', '‘Zo. Wie wil wie zijn? Jullie doen het samen, of het gebeurt niet.’')),
    race(
      says(
        'teller',
        '‘Zo. Wie wil wie zijn? Elke familie in Kingston zweert dat die van hen de eerste was. Bewijs het maar.’',
      ),
    ),
    says('teller', '‘En doen jullie het slecht, dan vertel ik het nog eens.’'),
  ],

  missions: {
    10: {
      paragraphs: [
        'Tien kommen staan op tafel, en de soep is nog warm. Zo laat zijn jullie.',
        'Een uur geleden gleden paarse zeilen de haven in, zonder lantaarn. Maskers langs de reling, gezang over het water: *Bast in de ton en brood op de tong …* Nu klappert de deur van het Lantaarnhuis in de wind. Moeder Tallow is weg. De lamp voor haar raam is donker, voor het eerst in tien winters. Ernaast ligt netjes de domper.',
        says(
          'hero',
          '‘Wie was er aan de beurt om bij haar te blijven?’ vraagt {hero}. Jullie kijken naar de lei naast de deur. De naam is weggeveegd.',
        ),
        'In de haven is de ketting gespannen. Een paar van hun boten zitten erachter vast, net als jullie. Boven de pruik van de gouverneur hangt een komeet.',
        together(says('pell', '‘Breng me er twee,’ zegt gouverneur Pell, ‘en jullie mogen eruit.’')),
        race(says('pell', '‘Wie mij er twee brengt,’ zegt gouverneur Pell, ‘mag er als eerste uit.’')),
      ],
      done: says(
        'someone',
        '{hero} brengt de tweede boot binnen. Nibb telt de riemen, en dan nog eens. Een van de gevangenen draait zich om: ‘Denk om het brood.’',
      ),
    },
    11: {
      paragraphs: [
        'De koude lamp moet gepoetst, dus poetsen jullie hem. In de voet rammelt iets: een kleine koperen ster. Die ster kennen jullie. Hij staat op elk paars zeil.',
        says('hero', '‘Wat moet Moeder met het teken van de piraten?’ vraagt {hero}. Niemand die het weet.'),
        says(
          'mendes',
          '‘Vraag het hun rituelenboek,’ zegt Rafael Mendes, de boekhandelaar. ‘Lezen kan iedereen het. Alleen is er nog nooit iemand beleefd tegen geweest. Maar dan moet ik er wel een uit elkaar halen, blad voor blad.’',
        ),
        'Hij wijst naar zijn luiken. Daar heeft vannacht iemand een breekijzer tussen gezet. Op het dak neuriet Thomas het gezang en merkt het niet.',
        says('mendes', '‘Een boek dus,’ zegt Mendes, ‘en één zwaard bij de deur. Ik bloed inkt, maar liever niet.’'),
      ],
      done: 'In de kantlijn staat: *Haal de hoedster van het licht voordat de komeet verdwenen is.* Op de laatste bladzijde: honderdveertig lijntjes, allemaal leeg.',
    },
    12: {
      paragraphs: [
        'Tegen een uniform zeggen ze niets, de twee bemanningen in het fort. Maar ’s nachts zingen ze. Door de tralies komt een tweede regel: *Drie voor wie oud is en één voor wie jong.*',
        says('anne', '‘Men verhoort geen mensen,’ zegt Anne. ‘Men stuurt iemand tegen wie ze graag praten.’'),
        'Pater Lucas is nog nooit in een cel geweest. Hij wordt rood tot achter zijn oren.',
        says(
          'lucas',
          '‘Dan zou ik kaarsen nodig hebben,’ zegt hij. ‘Het is er zo donker. En marsepein. Die is voor mij, vrees ik. Voor de moed.’',
        ),
        says(
          'someone',
          'De cipier bekijkt het plafond en houdt zijn hand op. ‘Ik eet om negen uur, en ik kauw langzaam. Twee munten voor alles bij elkaar, en ik ben zo doof als een kwartel.’',
        ),
      ],
      done: says(
        'lucas',
        '‘Wat ik hoorde mag ik niet zeggen,’ zegt pater Lucas. ‘Wat ik niet hoorde wel: niemand vertelde mij dat er een deur op slot zat.’',
      ),
    },
    13: {
      paragraphs: [
        'Geen boten, geen gevangenen, en een gouverneur met een rood hoofd. Pell heeft elk gesprek met piraten verboden, op een heel groot aanplakbiljet. Maar in de kerk hoest het orgel.',
        says('grace', '‘Dat is het orgel niet,’ fluistert Grace, die door het raam is gekomen. ‘Er zit een man in.’'),
        'Boven op zolder, onder een altaarkleed, ligt de kok van de piraten. Hij rilt, en het is een warme nacht. In zijn slaap zingt hij: *Drie voor wie oud is en één voor wie jong.* Pater Lucas voert hem al een week marsepein.',
        says(
          'lucas',
          '‘Ik zou bij hem kunnen blijven tot hij wakker wordt,’ zegt Lucas blozend. ‘Maar de koster weet ervan, en de wacht ook. Ze hebben allebei een gezin. Ik heb het uitgerekend: vier munten.’',
        ),
      ],
      done: says(
        'lucas',
        '‘Over een deur op slot heeft hij het niet gehad,’ zegt pater Lucas. ‘En dat liedje? Het klonk als mijn grootmoeder.’',
      ),
    },
    14: {
      paragraphs: [
        says(
          'mendes',
          '‘In de nacht dat de graanvloot komt,’ zegt Mendes, inkt tot aan zijn wenkbrauwen. ‘Een uur na het keren van het tij. De linkergeul. Het stond allemaal in het boek.’',
        ),
        'Als de ketting zakt, glippen de ingesloten boten weg door de mangroven. En jullie glippen mee: roet op je gezicht, twee zwaarden onder het dekzeil, en boven je hoofd een paars zeil.',
        says(
          'someone',
          'De veerman kijkt toe hoe jullie het verven. ‘Mijn brood hebben ze gepikt, de schurken. En kijk eens wat ze op de bank lieten liggen.’ Een munt. ‘Altijd één. Piraten die betalen, nou vraag ik je.’',
        ),
        says(
          'peter',
          '‘Doodgaan, dat is het ergste niet,’ zegt Peter, en hij kruipt onder het zeil. ‘Het is dat natte.’',
        ),
        says('hero', '‘Eén boot,’ zegt {hero}, ‘en die krijgen we niet terug. Duwen.’'),
      ],
      done: 'Een stem achter een masker roept de eerste regel over het water. {hero} roept de tweede. Ze wenken jullie door.',
    },
    15: {
      paragraphs: [
        'Twee zwarte geulen lopen door de mangroven. Welke het wordt, staat in het boek, maar dat boek is nog steeds niet gelezen. Dus staan jullie naar de kikkers te luisteren.',
        says(
          'samuel',
          '‘Simpel,’ zegt Samuel. ‘We nemen ze allebei. Zou ik tegen jullie liegen? Over iets groots, bedoel ik.’',
        ),
        'Twee boten dus, in elke geul één. Paarse zeilen, een lantaarn, een bezem aan elke riem. Jullie wachten erachter met twee zwaarden en houden je adem in. Krijgt er eentje antwoord, dan gaan jullie daar achteraan.',
        says(
          'someone',
          'De veerman schudt zijn hoofd. ‘Zondag waren het zes broden. In de mand lag een munt. Ik heb er twee keer op gebeten. Hij is echt.’',
        ),
        says('scott', '‘Verzoek om me zorgen te mogen maken,’ zegt Scott. ‘Geen tijd? Straks dan. Boten te water.’'),
      ],
      done: 'Links niets. Rechts een stem: *Bast in de ton?* Na een vreselijke stilte antwoordt {hero}: *En brood op de tong.*',
    },
    16: {
      paragraphs: [
        says('amory', '‘Ik klets niet,’ zegt de weduwe Amory. ‘Ik weeg.’'),
        'Haar winkel ruikt naar honderd laatjes. In de etalage draagt een opgezette krokodil een bril. Ze heeft aan koningen verkocht en aan piraten, en de een nooit over de ander verteld.',
        says(
          'amory',
          '‘Leg hun kruiden op mijn weegschaal, en twee munten ernaast. Dan zeg ik wat waar groeit. Ik zeg het één keer, en zachtjes.’',
        ),
        'Buiten strikt {rival} een veter. Het is al een kwartier dezelfde veter.',
        says(
          'amory',
          '‘Eén ding begrijp ik nog steeds niet,’ zegt de weduwe, en ze kijkt {hero} over haar brillenglazen aan. ‘Wat moet een duivel in vredesnaam met een medicijnkist?’',
        ),
      ],
      done: says(
        'amory',
        '‘Koortsbast,’ zegt de weduwe. ‘Van het vasteland, via Tortuga.’ {hero} weet welke koers het wordt.',
      ),
    },
    17: {
      paragraphs: [
        'Twee scheepskisten staan op de kade, gepakt en dichtgesnoerd. Op de ene zit een kapitein, op de andere een pionier met een schop. Met wie ze meegaan, hebben ze nog niet gezegd.',
        says(
          'mary',
          '‘Ik heb ze vanochtend geknipt, dus ik weet het,’ zegt Mary. ‘Weggaan kan iedereen, zegt de een. En de ander zegt: om aan te komen heb je iemand nodig die weet wat je doet waar het water ophoudt.’',
        ),
        'De schop is nieuw. Het kompas zat er maar één keer naast, en dat was op een dinsdag. {rival} trakteert ze alvast op ontbijt.',
        says('hero', '‘Twee keer ontbijt,’ zegt {hero} tegen de bakker. ‘Grotere. Met ei.’'),
      ],
      done: '{hero} heeft iemand die de sterren leest en iemand met zaaigoed in de zoom genaaid. {rival} eet twee ontbijten op.',
    },
  },

  ending: {
    title: 'Twee lang, één kort',
    pages: [
      [
        'De ketting zakt. Zwaar en langzaam komen de graanschepen binnen. Ertussendoor, zonder een geluid, glijden paarse zeilen naar buiten, en jullie ook.',
        'Voorbij het rif hangt een mist die ze zelf hebben gemaakt. Daarin heeft de *Ares* op haar boten gewacht, op elk zeil een ster. Achterop staat een lange gestalte met het masker van een oorlogsgod. En ernaast, door niemand vastgehouden, staat Moeder Tallow met een lamp.',
        'Ze houdt haar hand ervoor. Twee lang, één kort. Elk kind van het huis kent dat sein. Het betekent: *Ga naar huis.*',
        says('hero', '‘Ze dwingen haar,’ zegt {hero}.'),
        'Jullie hijsen elk zeil dat er is.',
        together('Alle hens zijn aan boord van de *Kaarsstomp*, en Peter heeft de emmer.'),
        race(
          '{winner} is als eerste voorbij de ketting en krijgt voor een jaar het roer van de *Kaarsstomp*. De anderen mopperen tegen de achtersteven.',
        ),
      ],
    ],
    bridge: [
      'Plannen zijn voor mensen die kunnen wachten. Vannacht zakt de ketting, dus vannacht gaan jullie, onder elk zeil dat te vinden is.',
    ],
  },

  lost: [
    says(
      'teller',
      '‘En de ketting ging weer omhoog,’ zegt de oude vrouw, ‘en jullie zaten aan de verkeerde kant. Ze is nooit gevonden. Jullie kunnen naar bed.’',
    ),
    'Niemand gaat naar bed. De regen gaat door. De oude vrouw telt iets op haar vingers, en de uitkomst bevalt haar niet.',
    says(
      'teller',
      '‘Nee. Als het zo was gegaan, zat niemand van ons hier. Ik heb het verkeerd verteld. Nog een keer, vanaf de soep.’',
    ),
  ],
  again: [
    says(
      'teller',
      '‘Ik heb iets overgeslagen. Wie dooft er een lamp zo netjes, en legt de domper ernaast? En in de meelpot zaten {coins} munten. Die was ik vergeten.’',
    ),
    says(
      'teller',
      '‘Haar jas hing niet meer aan de haak. Sinds wanneer halen piraten je jas? En het waren {coins} munten, als ik goed nadenk.’',
    ),
    says(
      'teller',
      '‘Tien kommen, zei ik. Maar elf lepels. Er had iemand bij haar aan tafel gezeten. En in de pot, ik heb het nageteld, {coins} munten.’',
    ),
  ],
};
