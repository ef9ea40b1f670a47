import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { ADMINISTRATOR_COST, BUILDINGS_A_HARBOUR, CHANGE_COST, DIRECTOR_PER, FLEET_COST, FORT_COST, GENERAL_HOLDS } =
  facts;
const { GOVERNOR_INCOME, MOST_FEE, SHIPS_A_HARBOUR, TAKE_OVER_COST, TARIFF, TOKEN_COST, WAREHOUSE_COST } = facts;
const general = [2, 3, 4, 5].map(facts.generalStores).join(', ');

export const buy: ChapterWords<'5'> = {
  title: 'Fase 4: kopen en herstellen',
  rules: {
    'V-5.1': {
      title: 'Grenzen',
      text: `In elke haven mag je per beurt ${SHIPS_A_HARBOUR} schip kopen en ${BUILDINGS_A_HARBOUR} keer bouwen.`,
    },
    'V-5.2': {
      title: 'Schepen kopen',
      text: `Je koopt schepen waar je een vloot of een bestuurder van welke soort ook hebt (onze uitleg). Van het schip een nieuwe vloot maken kost ${FLEET_COST} dukaat. Aan de Kaap worden geen schepen gekocht.`,
      also: ['werf'],
    },
    'V-5.3': {
      title: 'Pakketvloten',
      text: 'Een vloot heeft minstens 1 schip. X en XI zijn precies één pakketboot elk, alleen en zonder vlootgeld; pakketboten horen in geen andere vloot.',
    },
    'V-5.4': {
      title: 'Niets wordt verkocht',
      text: 'Verkopen kan niet. In een haven mag je schepen achterlaten: ze gaan naar de grote voorraad en brengen geen geld op.',
      also: ['achterlaten'],
    },
    'V-5.10': {
      title: 'Pakhuis',
      text: `Een pakhuis kost ${WAREHOUSE_COST} dukaten en vraagt een vrij veld (van vier) en een vloot of bestuurder van jou daar. Het wordt meteen gevuld en bevat zoveel stenen als het nummer van zijn veld; een veld van de algemene voorraad bevat er ${GENERAL_HOLDS}.`,
      example: 'Het 3e pakhuis van een haven wordt met 3 stenen gevuld, het 4e met 4.',
      also: ['bouwen'],
    },
    'V-5.11': {
      title: 'Tekort',
      text: 'Heeft de grote voorraad te weinig, dan verdeelt een speler met een bestuurder daar. Anders worden de voorraden gelijk op gevuld en wordt de rest op volgorde van de beurten genomen. [Aanvullen](V-5.31) zegt het precies.',
    },
    'V-5.12': {
      title: 'Bestuurder',
      text: `Een bestuurder kost ${ADMINISTRATOR_COST} dukaten en vraagt een eigen pakhuis daar, dat van dezelfde beurt mag zijn. Er is er één per haven, en geen aan de Kaap, in Kanton en in Amsterdam. Vanaf de volgende ronde mag je zijn soort veranderen voor ${CHANGE_COST} dukaten; dat telt als één keer bouwen.`,
      also: ['aanstellen'],
    },
    'V-5.13': {
      title: 'Gouverneur',
      text: `Anderen hebben je [verlof](V-5.33) nodig om in zijn haven schepen of pakhuizen te bouwen, en hij brengt elke beurt ${GOVERNOR_INCOME} dukaat op.`,
    },
    'V-5.14': { title: 'Commandeur', text: 'Hij [oefent](V-2.4) je vloten in zijn haven.' },
    'V-5.15': {
      title: 'Directeur',
      text: `Een levering van jou in zijn haven brengt 1 dukaat extra op per begonnen ${DIRECTOR_PER} dukaten. Voor een levering van een andere speler krijgen hij en jij elk zoveel.`,
      example: 'Een levering van 8 dukaten brengt 3 extra op; levert een ander, dan krijgen beiden 3.',
    },
    'V-5.16': {
      title: 'Enkele plaatsen',
      text: 'Een haven heeft één plaats voor een bestuurder en één voor een fort.',
    },
    'V-5.17': {
      title: 'Overnemen',
      text: `Voor ${TAKE_OVER_COST} dukaten aan de bank neem je een bestuurder over wiens eigenaar geen schip en geen fort in die haven heeft. Je hebt geen pakhuis nodig, zijn soort blijft, en het telt als één keer bouwen.`,
    },
    'V-5.18': {
      title: 'Fort',
      text: `Een fort kost ${FORT_COST} dukaten en vraagt een eigen bestuurder daar, die van dezelfde beurt mag zijn. Er is er één per haven, en geen in Amsterdam, in Kanton en aan de Kaap (onze uitleg).`,
    },
    'V-5.30': {
      title: 'Velden van een haven',
      text: `Een haven heeft vier genummerde velden. Een onbebouwd veld zonder schade is algemene voorraad voor ${GENERAL_HOLDS} steen; met 2, 3, 4, 5 spelers zijn alleen de eerste ${general} zulke velden dat. Je bouwt op het laagste veld dat onbebouwd en onbeschadigd is, en een steen die er ligt wordt van jou. Een pakhuis dat verwijderd wordt laat een open veld na en zijn stenen gaan naar de grote voorraad.`,
    },
    'V-5.31': {
      title: 'Aanvullen',
      text: 'Voorraden worden gevuld tot wat ze bevatten, als de grote voorraad genoeg heeft. Zo niet, dan legt een speler met een bestuurder daar die niet onder een vijandige natie staat steen voor steen. Anders krijgt elke voorraad één steen, ronde na ronde, zolang een hele ronde kan; dan leggen de eigenaars van voorraden met ruimte, op volgorde van de beurten, elk één steen in een voorraad naar keuze. Wat van niemand is neemt de rest, het laagste veld eerst. De eigenaar van een pakketboot noemt eerst de velden; een nieuw pakhuis wordt alleen gevuld.',
    },
    'V-5.32': {
      title: 'Aanwezigheid',
      text: 'Je bent aanwezig met een vloot, pakketboten meegerekend, of met een bestuurder. Onder een vijandige natie is er geen schip, bouw, verandering of overname.',
    },
    'V-5.33': {
      title: 'Verlof van de gouverneur',
      text: `Met “vragen” bied je een vergoeding van 0 tot ${MOST_FEE} dukaten; toegestaan geldt het voor één schip of één pakhuis in deze beurt; geweigerd vraag je er deze beurt niet meer. Met “tarief” kost elk ${TARIFF} dukaat aan de gouverneur; met “gesloten” kunnen anderen er niet bouwen. Een gouverneur onder een vijandige natie verbiedt niets. Bestuurders, forten en overnames vragen geen verlof.`,
      also: ['toestemming'],
    },
    'V-5.34': {
      title: 'Een veld vrijmaken',
      text: 'Ieder mag in zijn fase 4 de fiches van een vernietigd pakhuis afkopen, een voor een, waar zijn vloten ook zijn.',
    },
    'V-5.35': {
      title: 'Schepen raken op',
      text: 'Een soort schip die op is kan niet gekocht en niet veroverd worden.',
    },
    'V-5.36': {
      title: 'Waar een nieuw schip heen gaat',
      text: `Een gekocht schip komt bij een van je gewone vloten in die haven of vormt een nieuwe. Pakhuis, aanstelling, verandering, overname en fort tellen elk als een van de ${BUILDINGS_A_HARBOUR} keer bouwen.`,
    },
    'V-5.20': {
      title: 'Herstellen en kalmeren',
      text: `Elk fiche schade of muiterij kost ${TOKEN_COST} dukaat. Op zee mag dat alleen zolang de fiches van het schip niet boven zijn grens voor traag uitkomen; daarboven alleen in een haven, ook aan de Kaap. Pakhuizen en forten herstel je in je eigen beurt, zonder vloot. Herstellen is geen bouwen.`,
    },
  },
};
