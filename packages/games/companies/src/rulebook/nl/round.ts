import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { BOUNTY, CALM_LESS, GAZETTE_CUBES, HANDBOOK_MARKERS, MACHINE_PER, MOST_PIRATE_PIPS, SCORING_ROLL } = facts;
const { SAWMILL_DISCOUNT, SAWMILL_SHIPS, SEXTANT_FIELDS, STORM_ICON, STORM_LESS } = facts;

export const research: ChapterWords<'6'> = {
  title: 'Fase 5: onderzoek',
  rules: {
    'V-6.1': {
      title: 'Eén kaart per beurt',
      text: 'Je mag per beurt één ontwikkelingskaart kopen als je hebt wat ze vraagt en haar betaalt. Ze werkt vanaf je volgende beurt tot het einde, alleen voor jou.',
      also: ['ontwikkeling'],
    },
    'V-6.2': {
      title: 'Geen twee dezelfde',
      text: 'Niemand heeft twee gelijke kaarten, met hoeveel spelers ook (onze uitleg). Verschillende niveaus van één naam mogen wel.',
    },
    'V-6.3': {
      title: 'Niveaus tellen op',
      text: 'Het effect van niveau 1 komt bij dat van niveau 2. De twee houtzaagmolens doen verschillende dingen.',
    },
    'V-6.4': {
      title: 'Niveau 3',
      text: 'Kaarten van niveau 3 vragen meer en brengen aan het einde punten op. Daar telt maar één van je kaarten van niveau 3.',
    },
    'V-6.5': {
      title: 'De kaarten',
      text: `Telmachine: 1 dukaat extra per begonnen ${MACHINE_PER} dukaten van een levering, elk niveau. Houtzaagmolen 1: schepen kosten ${SAWMILL_DISCOUNT} minder. Houtzaagmolen 2: ${SAWMILL_SHIPS} schip meer per haven. Donderglas en zeevaartschool: elk ${STORM_LESS} stormschade minder. Discipline en Hortus Botanicus: elk ${CALM_LESS} muiterij per vloot minder. Sextant: ${SEXTANT_FIELDS} veld meer van open zee. Droogdok: herstel in een haven voor de halve prijs. Handelscourant: tot ${GAZETTE_CUBES} stenen per haven uit de grote voorraad. Premiejager: ${BOUNTY} dukaten per verwijderd piratenoog. Handboek: ${HANDBOOK_MARKERS} markeerstenen meer. De lijst van ontwikkelingskaarten zegt wat elke kaart kost en vraagt.`,
      example: 'Met een telmachine brengt een levering van 8 dukaten er 2 extra op.',
    },
    'V-6.6': {
      title: 'Tellen voor wat gevraagd wordt',
      text: 'Bij vloten, schepen en gebieden tellen pakketboten mee, tenzij gewone vloten genoemd zijn. Een haven of nest hoort bij zijn gebied. De twee stormgebieden zijn het actieve en het verwachte; in ronde 1 is er geen actief. Bestuurders onder een vijandige natie tellen, en ervaring is die van je beste vloot.',
    },
    'V-6.7': {
      title: 'Spiegelgevechten',
      text: 'In fase 4 mag elk van de twee kaarten één keer per beurt gebruikt worden: betaal 2 (niveau 1) of 1 (niveau 2). Dan krijgt één gewone vloot +1 ervaring, met [haar markeerstenen](V-4.66), of gaan tot 2 muiterij van één schip af.',
    },
    'V-6.8': {
      title: 'Handboek',
      text: `Je legt meteen ${HANDBOOK_MARKERS} markeerstenen extra, op kaarten zonder een van jou, op schijven tot het niveau van je beste vloot, minstens +1. Je mag die kaarten spelen. Er zijn twee handboeken, met hoeveel spelers ook.`,
    },
    'V-6.9': {
      title: 'Punten aan het einde',
      text: 'De beste van je kaarten van niveau 3 telt vanzelf. Sextant: 1 per verschillend veld met vloten van jou. Droogdok: 1 per 2 schepen zonder schade. Handelscourant: 1 per begonnen 5 dukaten. Premiejager: 1 per piratenoog dat je in het spel verwijderd hebt. Handboek: 1 per markeersteen van jou op de schijven +2 en +3.',
      example: 'Met de courant zijn 4 dukaten aan het einde 1 punt.',
    },
    'V-6.10': {
      title: 'Kaarten precies',
      text: `Stormkaarten halen elk ${STORM_LESS} af van de stormschade van elk schip, met het stormteken, niet onder 0. Discipline en Hortus Botanicus halen elk ${CALM_LESS} af van wat een muiterijtegel een vloot brengt. Met het droogdok kosten alle fiches die je in één haven in één beurt van schepen en fort haalt samen de helft, naar boven afgerond. De courant geeft hoogstens ${GAZETTE_CUBES} stenen per haven en beurt, gratis. De premie wordt betaald voor ogen die je eigen vloten verwijderen. De sextant geeft alleen van open zee ${SEXTANT_FIELDS} veld meer.`,
      example: 'Droogdok: 1 schade op elk van drie schepen kost 2 dukaten in één haven en 3 in drie havens.',
    },
    'V-6.11': {
      title: 'Aantallen',
      text: 'Van elke kaart zijn er evenveel exemplaren als spelers (onze uitleg).',
    },
  },
};

export const nextRound: ChapterWords<'7'> = {
  title: 'Tussen twee rondes',
  rules: {
    'V-7.1': {
      title: 'Dobbelen om een telling',
      text: `De kalender gaat één jaar verder. Draagt het afgelopen jaar het teken van een telling en was er in deze kalender nog geen, dan wordt gedobbeld: bij ${SCORING_ROLL} is er een telling. Spelers mogen verliesfiches inbrengen, elk +1.`,
      example: 'Een 3 en 3 fiches zijn 6: er is een telling.',
    },
    'V-7.2': {
      title: 'Verwachting',
      text: 'Het verwachte stormgebied wordt het actieve. Dan gaat van elke stapel één tegel om: volgend gebied, stormschade, piraten, voorraad en muiterij. Gebruikte tegels mag je bekijken, de stapels niet.',
    },
    'V-7.3': {
      title: 'Storm',
      text: `Alle schepen in het actieve gebied en zijn havens krijgen de schade van de tegel, en ${STORM_ICON} meer op een veld met een stormteken.`,
    },
    'V-7.4': {
      title: 'Piraten groeien',
      text: `Het nest dat de tegel noemt krijgt er 1 oog bij, tot ${MOST_PIRATE_PIPS}. Staat Frankrijk daar, dan gaat in plaats daarvan zijn dobbelsteen omlaag.`,
    },
    'V-7.5': {
      title: 'Voorraad',
      text: 'Alle voorraden van de havens die de tegel noemt worden aangevuld. Sommige tegels zijn leeg.',
    },
    'V-7.6': {
      title: 'Onrust',
      text: 'De tegel noemt een aantal schepen: elke vloot krijgt één muiterij per zoveel schepen, en haar eigenaar verdeelt die.',
      example:
        'Bij 2 schepen krijgen vloten van 2, 4 en 6 schepen 1, 2 en 3; bij 3 schepen krijgen vloten van 3 en 6 er 1 en 2.',
    },
    'V-7.7': {
      title: 'Kalenders',
      text: 'Er zijn drie kalenders van vijf jaren, telkens 13 jaar uit elkaar: 1600 tot 1652, 1665 tot 1717 en 1730 tot 1782, samen 15 rondes. De laatste drie jaren van elk dragen het teken van een telling.',
    },
    'V-7.8': {
      title: 'Een nieuwe kalender',
      text: 'Aan het einde van een kalender is er een telling als er nog geen was. Onverkochte ontwikkelingskaarten gaan van tafel en die van het volgende niveau worden neergelegd. De tegels voor stormschade, piraten, voorraad en muiterij worden opnieuw geschud, die voor gebieden alleen als alle vijf gebruikt zijn.',
    },
    'V-7.9': {
      title: 'Volgorde tussen de rondes',
      text: 'Eerst een telling, verplicht of gedobbeld; aan het einde van een kalender de nieuwe; dan verwachting, storm, piraten, voorraad, muiterij. In het laatste jaar van een kalender wordt niet gedobbeld: er is een telling als er nog geen was. Na de laatste kalender is er alleen de eindtelling.',
    },
    'V-7.10': {
      title: 'Fiches inbrengen',
      text: `Kunnen de fiches van allen de worp tot ${SCORING_ROLL} verhogen, dan brengen hun eigenaars openlijk en op volgorde van de beurten elk 0 tot wat ontbreekt in. Is de som bereikt, dan zijn de ingebrachte fiches weg; anders blijven ze alle. Niemand wordt gevraagd zonder fiches, als het bereikt is, of als het niet meer bereikt kan worden.`,
    },
    'V-7.11': {
      title: 'Blinde tegels',
      text: 'Met 2, 3, 4, 5 spelers blijven van elke stapel 3, 2, 1, 0 tegels blind onderop (onze uitleg). De stapel van gebieden wordt pas vernieuwd als hij leeg is; het gebied dat actief was gaat eerst terug, dus het kan weer komen.',
    },
    'V-7.12': {
      title: 'Muiterij en storm leggen',
      text: 'Muiterij van een tegel wordt gelegd op volgorde van de beurten, vloot na vloot, fiche na fiche. Een storm treft schip na schip en laat niets te kiezen.',
    },
  },
};
