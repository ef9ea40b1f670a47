import { cards, coins } from '../../words/grammar/nl.js';
import {
  CARDS_LOOKED_AT,
  COINS_PER_FAILURE,
  CUBES_ASKED,
  effect,
  GOAL,
  INFLUENCE_ASKED,
  NEW_CARDS,
  OPEN_MISSIONS,
  PLAYERS_ADVENTURE,
  PRICE_IN_VARIABLE,
  PRICE_OF_CUBE,
  STARRED,
} from '../adventure-facts.js';
import type { AdventureRulings } from '../words.js';

export const adventureRulings: AdventureRulings = {
  'PR-A19': {
    title: 'Samen winnen',
    text: `Leidt een zandloper naar het einde, dan is het spel meteen uit. Jullie hebben gewonnen als elke missie op tafel door iemand is vervuld, en als de markeerstenen op missies en de invloedspunten van allen deze getallen halen, voor 1 tot ${PLAYERS_ADVENTURE.max} spelers: ${CUBES_ASKED} markeerstenen en ${INFLUENCE_ASKED} invloedspunten. Dit zijn onze getallen. Invloedspunten alleen beëindigen het spel niet.`,
    also: ['kaart 9', 'winnen'],
  },
  'PR-A20': {
    title: 'Een verloren hoofdstuk',
    text: `Een hoofdstuk dat jullie samen verliezen, speel je opnieuw, met ${coins(COINS_PER_FAILURE)} extra om te verdelen voor elke nederlaag op rij. De startspeler deelt ze een voor een uit. Alle vijf winnen zonder één nederlaag is het meesterstuk.`,
  },
  'PR-A21': {
    title: 'Tegen elkaar winnen',
    text: `Wie ${GOAL} invloedspunten en de trofee heeft, luidt de laatste ronde in. Van wie de trofee heeft, winnen de meeste invloedspunten, dan de minste markeerstenen op het personage, dan de meeste munten; daarna wordt de zege gedeeld. Heeft niemand de trofee, dan wint niemand.`,
  },
  'PR-A22': {
    title: 'Een markeersteen afkopen',
    text: `Tegen elkaar mag vanaf de vierde missie iedereen aan het eind van een maand ${coins(PRICE_OF_CUBE)} betalen om de meest linkse markeersteen weg te nemen, ieder één keer, met de klok mee vanaf de actieve speler. De steen gaat in de doos en ligt op geen missie.`,
  },
  'PR-A23': {
    title: 'Het variabele spel',
    text: `Na het verhaal, of wanneer je maar wilt: een spel tegen elkaar met ${OPEN_MISSIONS} van de ${STARRED} missies met een ster, die vanaf het begin open liggen, en met alle ${NEW_CARDS} nieuwe kaarten. Het eind van een maand verkoopt alleen markeerstenen, voor ${coins(PRICE_IN_VARIABLE)}, en keert de gebeurtenissen om.`,
  },
  'PR-A24': {
    title: 'De campagne wordt bewaard',
    text: 'Hoofdstuk, toegevoegde kaarten en nederlagen worden bewaard, zodat jullie een andere dag verder kunnen.',
  },
  'PR-A25': {
    title: 'Alleen',
    text: 'In je eentje ben je een team van één: je betaalt niemand voor kaarten, elke belastingbonus is voor jou, en havengeld en vrije haven doen niets.',
  },
  'PR-A26': {
    title: 'Met andere uitbreidingen',
    text: 'De gokker, de kaarten van Hijs de zeilen! en de nieuwe personen en schepen van de functies mogen erbij. Functies, Hijs de zeilen! als spel op zich, het einde met een expeditie en een vijfde speler niet. Een koopman of klerk werkt bij een schip dat je verhandelt, niet bij een schip dat je bewaart. Dit is onze regel.',
  },
  'PR-A27': {
    title: 'Volgorde van de opbouw',
    text: 'Eerst wordt de trekstapel geschud. Dan komen de personages, de startmunten met de klok mee vanaf de startspeler, de munten om te verdelen, de gebeurtenisstapel en de eerste verhaalkaart, waarvan de nieuwe kaarten pas nu worden ingeschud.',
  },
  'PR-A28': {
    title: 'De gebeurtenissen',
    text: `Wat elke gebeurtenis doet, staat erop en in de lijst van gebeurtenissen; ze zijn van ons. Een gebeurtenis verandert de zwaarden alleen om te verjagen, nooit voor missies. Een schip dat in de storm vergaat, telt als omgedraaid. Bij een drukke kade mag je niet stoppen voordat er ${cards(effect('quay').cards)} in de haven liggen, zolang er nog zijn. Na een mislukte beurt doen gebeurtenissen van fase 2 niets.`,
    also: ['wind mee', 'marktdag', 'storm', 'audiëntie', 'mist', 'aalmoes'],
  },
  'PR-A29': {
    title: 'Bekende gebeurtenissen',
    text: 'Vanaf de tweede maand kent iedereen de volgorde van de gebeurtenissen, behalve de bovenste: het zijn dezelfde in dezelfde volgorde, elke maand één meer. Is er geen meer over, dan komt er niets bij.',
  },
  'PR-A30': {
    title: 'Wanneer je missies vervult',
    text: 'Onze regel: waar je toch al beslist. Dat is tussen twee kaarten, na je mislukte beurt en terwijl je neemt; in de beurt van een ander als jij in fase 2 aan de beurt bent, ook als er niets te nemen valt. Nooit in fase 0, tijdens een andere vraag of in de mislukte beurt van een ander.',
  },
  'PR-A31': {
    title: 'Wat telt voor missies',
    text: 'Personen en expedities van alle uitbreidingen tellen, met de prijs op hun kaart, en bij invloedspunten tellen kronen mee. Onze regel: een manusje-van-alles vervangt niemand, een personage is geen persoon, en zwaarden van Jean of van een gebeurtenis tellen niet. Jij kiest welke van je schepen je afgeeft.',
  },
  'PR-A32': {
    title: 'Op welk moment precies',
    text: 'Onze regel: de vraag komt zodra het schip met de laatste kleur ligt, zodra de eerste of vierde kaart ligt, of als iedereen belasting heeft betaald, vóór de bonus. Na de kaarten van een gokker tellen ook de kleuren die er al lagen. Je wordt één keer per beurt gevraagd, en alleen als je het kunt. Met 51 en 52 is fase 1 voorbij.',
  },
  'PR-A33': {
    title: 'Twee stappen',
    text: 'De eerste keer dat je [missie 52](PR-A17) haalt, gaat je meest linkse markeersteen naar het bovenste veld. In een latere beurt gaat dezelfde steen naar beneden, en dan pas is de missie vervuld. Tot dan ligt de steen op geen missie.',
  },
  'PR-A34': {
    title: 'Bewaarde schepen en expedities',
    text: 'Een bewaard schip ligt open voor je en is geen invloedspunten waard. Je mag er zoveel bewaren als je wilt. Een expeditie van deze uitbreiding vraagt naast personen ook lading; schepen en personen leg je ervoor af. De munt aan de actieve speler kan alleen komen uit munten die het schip je oplevert.',
  },
  'PR-A35': {
    title: 'Meer over vooruitkijken',
    text: `Elke uitkijk, en ook Thomas, werkt één keer per beurt, ook vóór de eerste kaart, maar nooit na een gokker. Daarna moet je nog een kaart omdraaien. Zijn er minder dan ${cards(CARDS_LOOKED_AT)} over, dan zie je eerst die, en de andere komen van de aflegstapel, die dan opnieuw is geschud. De kaart die je teruglegt, blijf je zien zolang ze bovenop ligt.`,
  },
  'PR-A36': {
    title: 'Tussen de hoofdstukken',
    text: 'Al het andere begint opnieuw, en spelers, speelwijze en uitbreidingen mogen veranderen. Een spel tegen elkaar gaat altijd door naar het volgende hoofdstuk, wie er ook wint. Nederlagen zijn vergeten als hun hoofdstuk voorbij is; voor het meesterstuk mag er niet één zijn.',
  },
  'PR-A37': {
    title: 'Als er geen kaart meer is',
    text: 'Gebeurtenissen zijn geen omgedraaide kaarten. Gaan er evenveel beurten op rij zonder kaart voorbij als er spelers zijn, dan is het spel uit: samen is het verloren, tegen elkaar wordt er geteld.',
  },
  'PR-A38': {
    title: 'Terugnemen',
    text: 'Je mag terugnemen wat je deed tot er iets nieuws bekend is: een gebeurtenis, een kaart, een verhaalkaart of de kaarten van een uitkijk. Munten die je aan het spel betaalt, zijn ook kaarten: op de aflegstapel ziet iedereen de voorkant, dus betalen is niet terug te nemen. Aan een andere speler betalen wel, en vervullen zonder munten ook.',
  },
};
