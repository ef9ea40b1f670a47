import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { ECHO, race, says, together } from '../write.js';

export const chapter3: ChapterStory<3> = {
  title: CHAPTER_TITLES.nl[3],

  evening: [
    'De derde avond. De oude vrouw doet lang over de lamp.',
    says(
      'teller',
      '‘Tortuga dus. Een meisje op een dak. Maskers tussen twee rotsen, en een man die verstand had van vergieten. Een halve kaart, met een lampje in het wit. En achter ze aan, de hele tijd, het brave grijze fregat.’',
    ),
    ECHO,
    says(
      'teller',
      '‘Nu is het september, en het ruikt naar orkaan. Ze willen maar één ding: haar vinden.’ Ze schuift het brood naar jullie toe. ‘En dat lukt. Vanavond keert het. Kom dichterbij.’',
    ),
    together(says('teller', '‘Allemaal. Dit moet niemand in zijn eentje horen.’')),
    race(says('teller', '‘Ieder van jullie wil de eerste zijn op dat strand. Denk daar later nog eens aan.’')),
  ],

  missions: {
    30: {
      paragraphs: [
        'Een ganzenveer, een pot inkt, en een halve kaart met vier beschuiten op de hoeken. Jacques buigt zich over het wit en ademt zwaar.',
        says('jacques', '‘Kaap Grandeur,’ zegt hij. ‘Of de Baai van Grandeur. Men is er nog niet uit.’'),
        says('scott', '‘Op een witte plek kan ik niet sturen,’ zegt Scott aan het roer. ‘Met permissie.’'),
        'Hij heeft gelijk. Naar niets kan niemand sturen. Maar uitrusten kun je je wel: met mensen die riffen kennen, en wortels, en gebeden, met een tent, en met een doel dat in één zin past. Een eiland dat op geen kaart staat, wordt alleen gevonden door wie degelijk op expeditie gaat.',
        says('hero', '‘De zin is kort,’ zegt {hero}. ‘We gaan haar halen. Wie gaat er mee?’'),
      ],
      done: 'De mensen van {hero} zien rook waar geen land hoort te zijn, en slaan op de buitenste heuvelrug hun kamp op.',
    },
    31: {
      paragraphs: [
        'Maskers op het strand, een vuur, en geen schot. Jullie liggen voor een laag groen eilandje en hebben elk zwaard gepoetst.',
        'Op een omgekeerde boot zit een lange vrouw zonder masker. Anderen staan om haar heen. Ze is nooit alleen, en haast heeft ze niet.',
        ECHO,
        says('abena', '‘Ik ben Abena. Wat brengen jullie?’ vraagt ze.'),
        says('hero', '‘Goud,’ zegt {hero}. Ze gaapt.'),
        says('anne', '‘Onze complimenten,’ zegt Anne. Ze kijkt naar de zee.'),
        'Achter de hutten liggen de akkers plat en bruin. De orkaan is hier ook geweest, en die heeft vóór jullie gegeten.',
        says('abena', '‘Eerst eet je. Dan lieg je tegen me. Dan praten we. Maar iemand moet het brood meebrengen.’'),
      ],
      done: '{hero} breekt het brood. Een vreselijk masker gaat omhoog om te kauwen, en eronder zit een jongen van tien.',
    },
    32: {
      paragraphs: [
        'Ieder van jullie landt op een ander strand en vindt dat heel slim. Op elk strand zit een wachter met een masker, en elke wachter stelt dezelfde vraag.',
        says('someone', '‘Wat breng je, en voor wie?’'),
        'Jullie laten parels zien, kruit, en een bijna nieuwe hoed. De wachters kijken erlangs, het ruim in, en wijzen naar de rum.',
        ECHO,
        says('samuel', '‘Wachters lusten rum,’ zegt Samuel. ‘Dat is geen geheim.’'),
        says('grace', '‘Ze hebben al een vat,’ zegt Grace. ‘Maar het is niet open. Kijk dan!’'),
        'Het is waar. Twee van hen dragen het tussen zich in de heuvel op, zoals je een baby draagt. Waar het ook voor is, niet voor hen. De wachter wacht, broodnuchter.',
      ],
      done: says(
        'someone',
        '‘Denk om het opstapje,’ zegt het ene masker tegen het andere, onder het vat van {hero}. En {hero} loopt erachteraan.',
      ),
    },
    33: {
      paragraphs: [
        says('mother', '‘Voeten vegen,’ zegt Moeder Tallow.'),
        'Ze is niet vastgebonden. Ze staat op het strand van een eiland dat op geen kaart staat, met een pollepel in haar hand. Om haar heen zitten de vreselijke maskers, omhooggeschoven als petten, en daaronder zitten vermoeide gezichten.',
        together('Een jongen eet met twee handen van jullie brood.'),
        race('Een man draagt jullie rum voorbij als een baby.'),
        says('hero', '‘We komen u bevrijden,’ zegt {hero}.'),
        says(
          'mother',
          '‘Dat weet ik, schatten. Ik heb de lei schoongeveegd, zodat niemand voor mij hoefde te liegen. Ik seinde *Ga naar huis*. Luisteren konden jullie nooit.’ Ze kijkt langs jullie heen, en de pollepel zakt. ‘Wie is dat?’',
        ),
        'Het grijze fregat. Jullie hebben het de weg gewezen.',
        ECHO,
        says(
          'mother',
          '‘Dat schiet zodra er niemand kijkt. Geen kapitein doet graag kwaad in gezelschap. Ik wil vier vlaggen.’',
        ),
      ],
      done: 'Vier vlaggen liggen op de rede. De *Constant* haalt haar kanonnen in, langzaam, alsof ze zich ervoor schaamt.',
    },
    34: {
      paragraphs: [
        'Een loods hebben jullie niet gekregen. Op goed geluk komen jullie over het rif en waden aan land, je laarzen om je nek. Daar staat Moeder Tallow, vrij als een vogel, in een pan te roeren.',
        says(
          'mother',
          '‘De halve marine brengen jullie mee,’ zegt ze, ‘en niets te eten. Ik ben uit mezelf gegaan, stelletje ganzen. Die lei heb ik zelf geveegd. Met mijn eigen lamp heb ik geseind.’',
        ),
        'Jullie draaien je om. Grijs en geduldig komt een fregat om de hoek. Niemand kende deze plek. Nu wel.',
        ECHO,
        says(
          'mother',
          '‘Kanonnen gaan af als er geen getuigen zijn. Dus moeten er vier vlaggen komen, en gauw. De loodsen hier zijn jullie niets schuldig, en de schippers vragen vijf munten om in zulk weer te blijven liggen. Betalen.’',
        ),
      ],
      done: '{hero} tekent vier kwitanties, in vier talen. Op de rede trekt het fregat zijn kanonnen naar binnen, een voor een.',
    },
    35: {
      paragraphs: [
        'Overdag kijken er vier vlaggen toe. ’s Nachts slapen ze, en mariniers niet. Vanuit jullie kamp op de heuvelrug zien jullie hoe ze in de sloepen stappen.',
        ECHO,
        says(
          'ferdinando',
          '‘Drie opmerkingen,’ zegt Ferdinando. ‘Er is één pad. Het loopt hierlangs. En in het donker is een hoed, strikt genomen, een man.’',
        ),
        'Dan gaat het snel. Voor twee munten koop je alle oude hoeden van de rede. Zestig stromannen staan tegen de sterren, en daartussen twee zwaarden die wél kunnen bewegen.',
        says(
          'tybuks',
          '‘Zeg tegen mijn broer dat hij niet moet krabben. Hij is van stro.’ ‘Zeg tegen *mijn* broer dat stro kriebelt.’',
        ),
        says('hero', '‘Zou jij ze tellen,’ fluistert {hero}, ‘in het donker?’'),
      ],
      done: says(
        'hero',
        '‘Halt!’ roept {hero}, en dan de Tybuks, en dan iedereen nog eens met een andere stem. De mariniers tellen hoeden en gaan naar huis.',
      ),
    },
    36: {
      paragraphs: [
        says('scott', '‘Sloepen,’ zegt Scott. ‘Vol mariniers. Tegen middernacht zijn ze op het strand.’'),
        'Er is geen kamp, geen heuvelrug, niets om je achter te verschuilen. Er is alleen het pad naar het dorp, zo smal dat twee zwaarden het kunnen afsluiten. En er komen zestig man aan.',
        ECHO,
        'Dan is er een idee. Van wie, dat zal nooit iemand zeggen. Stel dat er in het donker een vat rum losschiet. Stel dat het naar het strand rolt, en dat het, met een kroes eraan, blijft liggen voor de voeten van de landingsploeg.',
        says('jean', '‘Mariniers gaan nooit zitten,’ zegt Jean. ‘Behalve als ze een heel goede reden hebben.’'),
      ],
      done: says(
        'hero',
        '‘Oeps,’ zegt {hero}. Bij het ochtendgloren liggen de mariniers te zingen, lekker ingestopt onder hun eigen zeil.',
      ),
    },
    37: {
      paragraphs: [
        'Een witte vlag, een sloep, en een kapitein die hoest. Amos Strickland van de *Constant* is tot op een steenworp gekomen, maar geen voet verder.',
        says(
          'strickland',
          '‘Onderhandelen mag ik,’ roept hij, ‘maar alleen met een persoon van stand. Het staat in mijn orders. Ik heb ze twee keer gelezen, in de hoop van niet.’',
        ),
        says('grace', '‘Ik sta,’ zegt Grace.'),
        ECHO,
        says(
          'strickland',
          '‘Het spijt me, juffrouw. Ik bedoel iemand voor wie mijn mannen vanzelf hun hoed rechtzetten. Breng me zo iemand, en ik luister. Ik zou zelfs *graag* luisteren.’',
        ),
        'Hij hoest. Het klinkt alsof hij het meent.',
      ],
      done: 'Langs de hele sloep worden hoeden rechtgezet. Naast {hero} spreekt iemand van stand, en Strickland schrijft mee.',
    },
    38: {
      paragraphs: [
        'Een vel papier ligt op een omgekeerde trommel, en Abena heeft erop geschreven, klein en recht. Het is een brief aan de koning.',
        says(
          'abena',
          '‘Er staat in wie hier wonen, en sinds wanneer. En dat we om niets anders vragen dan om met rust gelaten te worden. Lang is hij niet.’',
        ),
        'Alleen onderaan is het blad nog leeg. Daar moeten namen staan, en niet zomaar namen. Grote, die men aan het hof kent.',
        says(
          'anne',
          '‘Ik hoor erbij te zeggen,’ zegt Anne, ‘dat men wie dit tekent niet meer te eten vraagt. Nergens. Jarenlang.’',
        ),
        says('abena', '‘Van poorten weten wij iets,’ zegt Abena. ‘Van beide kanten. Hier is de pen.’ En ze wacht.'),
      ],
      done: '{hero} tekent, groot. Heel ver weg wordt een uitnodiging verscheurd.',
    },
  },

  ending: {
    title: 'De hoedster van het licht',
    pages: [
      [
        'De *Constant* trekt zich terug tot achter het rif. Haar sloepen sluiten een ring: niemand erin, niemand eruit. Dan gaat het masker van de oorlogsgod af. Eronder zit een vrouw, jong, en heel moe.',
        says('harrow', '‘Judith Harrow,’ zegt ze. ‘Vertel het ze, hoedster.’'),
        says(
          'mother',
          '‘Elf jaar geleden vroeg een schip om onderdak, de *Ares*,’ zegt Moeder. ‘Er was koorts aan boord. De havenmeester liet de ketting spannen en het licht doven. Ik was de hoedster. Ik heb het gedoofd. Het schip vond het rif. Honderdveertig mensen. Sindsdien steek ik elke nacht een lamp aan.’',
        ),
        'Het is heel stil op het strand.',
        ECHO,
      ],
      [
        says(
          'abena',
          '‘Mijn moeder is ooit verkocht,’ zegt Abena, ‘op een kade als die van jullie. Ze liep weg en vond dit eiland. Dus toen aanspoelde wie er over was, hebben wij niet naar papieren gevraagd.’',
        ),
        'Niemand zegt iets. Dan zegt Linnet dat ze het koud heeft. Het is middag, en snikheet.',
        together(says('grace', '‘Maakt het iets uit?’ vraagt Grace.')),
        together(says('anne', '‘Ja,’ zegt Anne. ‘Schuif op. Ze heeft de deken nodig.’')),
        race(
          'Iedereen heeft een jas voor haar, allemaal tegelijk. Die avond zit {winner} aan Moeders rechterhand, en iedereen gunt het van harte.',
        ),
        says(
          'mother',
          '‘Jullie hebben de ster gevonden?’ vraagt Moeder zacht, terwijl {hero} het kind draagt. ‘Bewaar hem tot ik erom vraag.’',
        ),
      ],
    ],
    bridge: [
      says(
        'mother',
        'Het is {winner} die het eerst op het strand staat. Daar is Moeder Tallow, niet vastgebonden, een pollepel in haar hand. ‘Voeten vegen.’ Ze is uit vrije wil gegaan. Haar lei heeft ze zelf geveegd. Dan komt het grijze fregat om de hoek. Het is jullie de hele weg gevolgd.',
      ),
    ],
  },

  lost: [
    says(
      'teller',
      '‘De volgende ochtend was het strand leeg,’ zegt de oude vrouw. ‘Hutten, maskers, Moeder Tallow. Weg, naar waar je mensen geen twee keer vindt. Goed voor hen, slecht voor ons.’',
    ),
    'De deur slaat. Iemand doet hem dicht. Ze is opgehouden met tellen.',
    says(
      'teller',
      '‘Maar zo was het niet. Ik ken een jongen die van dat brood heeft gegeten. Hij is nu dik. We gaan terug naar de beschuiten op de kaart.’',
    ),
  ],
  again: [
    says(
      'teller',
      '‘Op dat strand, en dat had ik voor me gehouden, stonden voetstappen. Kleine. Sinds wanneer hebben piraten kinderen bij zich? Neem {coins} munten mee, en kijk de volgende keer naar beneden.’',
    ),
    says(
      'teller',
      '‘In elk masker zat een label: *Finch & Co., treurspelen*. Nu weten jullie meer dan zij. En {coins} munten.’',
    ),
    says(
      'teller',
      '‘De kapitein riep naar die jongen in de mast dat hij moest ophouden met neuriën. Waarom? Hoe moet ik dat weten? Jullie hadden {coins} munten. Begin maar.’',
    ),
  ],
};
