import { cards, coins } from '../../words/grammar/nl.js';
import {
  AGAINST_DRAW,
  CROWN_FIELDS,
  CROWNS_UNDER_CUBE,
  CUBES,
  coinsOf,
  FEW_PLAYERS,
  NEW_BY_CHAPTER,
  NEW_CARDS,
  PERSONS_FOR_INNKEEPER,
  PLAYERS_ADVENTURE,
  SALE,
  SHIELDS,
  spotOf,
  TAX_OF_ADVENTURE,
  TOGETHER_DRAW,
  USUAL_EVENTS,
} from '../adventure-facts.js';
import type { ChapterWords } from '../words.js';
import { adventureRulings } from './adventure-rulings.js';

export const adventure: ChapterWords<'A'> = {
  title: 'Het avontuur begint',
  rules: {
    'PR-A1': {
      title: 'Personages',
      text: `Een hoofdstuk is voor ${PLAYERS_ADVENTURE.min} tot ${PLAYERS_ADVENTURE.max} spelers, samen of tegen elkaar. Ieder krijgt een personagekaart en kiest open een van de twee kanten, met de klok mee vanaf de startspeler. Of jullie kiezen om de beurt uit alle kaarten: de rechterbuur van de startspeler begint, de startspeler kiest als laatste. Je begint met de munten van je personage, zonder kronen en met ${CUBES} markeerstenen.`,
      also: ['kant', 'personage', 'campagne'],
    },
    'PR-A2': {
      title: 'De gebeurtenisstapel',
      text: `Er zijn ${USUAL_EVENTS} gewone gebeurtenissen. Met 1 tot ${PLAYERS_ADVENTURE.max} spelers trek je er samen blind ${TOGETHER_DRAW}, en tegen elkaar vanaf 2 spelers ${AGAINST_DRAW}. Tot en met ${FEW_PLAYERS} spelers gaat “Kalme zee” erbij. Onderop ligt het einde van de maand, en de andere gebeurtenissen wachten gesloten.`,
    },
    'PR-A3': {
      title: 'Fase 0: de gebeurtenis van de beurt',
      text: 'De actieve speler draait eerst de bovenste gebeurtenis om. Die werkt meteen, of in de fase die erop staat, en tot het eind van de beurt. Daarvóór eist, vervult, bekijkt of betaalt niemand iets.',
    },
    'PR-A4': {
      title: 'Einde van de maand en zandloper',
      text: 'Aan het eind van een maand loopt de zandloper van de nieuwste missie af. Hij vraagt of iemand een bepaalde missie heeft vervuld, en het verhaal gaat verder met een kaart voor ja of een moeilijkere voor nee; of het gaat zonder vraag verder. De nieuwe missie komt rechts te liggen, en alle missies blijven open. Dan worden de gebeurtenissen ongeschud omgekeerd, er komt een nieuwe bovenop, en de beurt gaat zonder gebeurtenis door.',
      also: ['zandloper', 'maand'],
    },
    'PR-A5': {
      title: 'Nieuwe kaarten',
      text: `De eerste verhaalkaart van elk hoofdstuk schudt nieuwe kaarten door de trekstapel: ${NEW_BY_CHAPTER} in de 5 hoofdstukken, ${NEW_CARDS} in totaal. Ze blijven erin voor de volgende hoofdstukken. Speel je een hoofdstuk opnieuw, dan zitten ze er vanaf het begin in.`,
    },
    'PR-A6': {
      title: 'Missies vervullen',
      text: 'Elke missie mag je één keer vervullen, steeds als jij [aan het beslissen bent](PR-A30). Wat je afgeeft, gaat naar de aflegstapel; al het andere hoef je alleen te hebben. Meer dan gevraagd is goed. De meeste missies kunnen wachten, maar sommige worden [ter plekke beslist](PR-A17).',
      also: ['missie'],
    },
    'PR-A7': {
      title: 'Deur en ramen',
      text: `Vervul je een missie, dan gaat de meest linkse markeersteen van je personage af. De eerste opent de deur: vanaf nu werkt je gave. De tweede brengt de trofee, de derde ${CROWNS_UNDER_CUBE[2]} kroon en de vierde ${CROWNS_UNDER_CUBE[3]} kronen. Meer dan ${CUBES} heb je er niet.`,
      also: ['markeersteen', 'trofee', 'gave'],
    },
    'PR-A8': {
      title: 'Beloningen',
      text: 'Wie een missie als eerste vervult, krijgt soms munten, één keer een kroon. Iedereen die hem vervult, krijgt de kronen die eronder staan. Wat je afgeeft, ligt al op de aflegstapel voor de munten worden getrokken.',
    },
    'PR-A9': {
      title: 'Kronen',
      text: `Kronen verschuiven je steen op een spoor van ${CROWN_FIELDS} velden. Op ${SHIELDS.join(', ')} staan schilden, en elk schild dat je bereikt is 1 invloedspunt. Geef je kronen af, dan gaat de steen terug en kun je invloedspunten verliezen. Kronen voorbij het laatste veld vervallen. De velden zijn onze getallen.`,
      also: ['kroon', 'schild'],
    },
    'PR-A10': {
      title: 'Ares-piraten',
      text: 'Ze zijn een zesde kleur schepen. Met 6 kleuren in de haven mag de actieve speler 4 kaarten nemen.',
      also: ['paars', 'Ares'],
    },
    'PR-A11': {
      title: 'Schepen met lading',
      text: 'Elk nieuw schip vervoert iets: Ares-schepen een rituelenboek of kruiden, de andere brood of rum. Neem je er een, dan verhandel je het voor de munten of de kroon, of je bewaart het voor de lading. De munt van een passende handelaar krijg je in beide gevallen; kapitein, priester en pionier van deze uitbreiding brengen er een op bij Ares-schepen.',
      also: ['boek', 'kruiden', 'brood', 'rum', 'lading'],
    },
    'PR-A12': {
      title: 'Gebroeders Tybuk',
      text: 'Een gebroeder Tybuk geeft zwaarden, net als matrozen en piraten.',
    },
    'PR-A13': {
      title: 'Uitkijk',
      text: 'Eén keer per beurt bekijkt de actieve speler de bovenste 3 kaarten van de trekstapel, legt er 2 zonder gevolgen af en legt de derde terug. Niemand anders ziet ze.',
    },
    'PR-A14': {
      title: 'Waardin',
      text: `Begint jouw beurt in fase 2 met ${PERSONS_FOR_INNKEEPER} of meer personen in de haven, dan brengt elke waardin je 1 kroon, en mag je één brood of rum die je al hebt verkopen voor ${coins(SALE)}. Je beslist meteen, voor je iets neemt.`,
    },
    'PR-A15': {
      title: 'De nieuwe belastingverhoging',
      text: `Wie ${coins(TAX_OF_ADVENTURE.threshold)} of meer heeft, levert de helft in, naar beneden afgerond. Daarna krijgt wie de minste invloedspunten heeft ${coins(TAX_OF_ADVENTURE.bonusCoins)}; bij gelijke stand krijgen allen die.`,
      also: ['belastingverhoging'],
    },
    'PR-A16': {
      title: 'Wat de personages kunnen',
      text: 'Hun gaven lijken op die van personen en komen erbij, maar een personage is geen persoon. Jean verjaagt als een matroos, Anne maakt personen goedkoper, Scott is als een admiraal, Peter en Ferdinando handelen in één kleur, Thomas kijkt vooruit als een uitkijk. Grace wordt betaald als het vroeg misgaat, Mary voor veel schepen, Jacques voor expedities, en Samuel één keer. Ze staan allemaal in de lijst van personages.',
      also: [
        'Jean Blackbeard',
        'Señora Anne',
        'Grace',
        'Peter',
        'Don Ferdinando',
        'Mary',
        'Scott',
        'Samuel',
        'Jacques',
        'Thomas',
      ],
    },
    'PR-A17': {
      title: 'Missies ter plekke',
      text: `Missie 33 en 34 vragen om ${spotOf('33')} kleuren schepen in de haven, 34 ook om ${coins(coinsOf('34'))}. Missie 50 is voor wie belasting betaalt. Bij 51 stop je bij precies ${cards(spotOf('51'))}, betaal je ${coins(coinsOf('51'))} en neem je een kaart minder. Bij 52 stop je in twee beurten bij precies ${cards(spotOf('52'))}. Behalve 50 zijn ze alleen voor de actieve speler.`,
      also: ['ter plekke'],
    },
    'PR-A18': {
      title: 'Alle missies',
      text: 'Wat elke missie vraagt, staat erop en in de lijst van missies. De meeste van die getallen zijn van ons.',
    },
    ...adventureRulings,
  },
};
