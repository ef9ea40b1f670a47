import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { DISTANCE_PER_DUCAT, DUCATS_PER_POINT, GAZETTE_CUBES, MOST_NATION_PIPS, POINTS_PER_PIP, REMOVAL_PIPS } = facts;
const more = (calendars: number) => facts.startDucats(0, calendars) - facts.startDucats(0, 3);

export const scoring: ChapterWords<'8'> = {
  title: 'Telling en naties',
  rules: {
    'V-8.1': {
      title: 'Punten',
      text: `Ieder begint bij elke telling vanaf 0. Je krijgt 1 punt per ${DUCATS_PER_POINT} dukaten, punten voor pakhuizen, bestuurders, forten, schepen, kaarten en ervaring (ook van vergane vloten), en voor lading de afstand van elke steen tot zijn herkomst, opgeteld en gedeeld door ${DISTANCE_PER_DUCAT}. Elk fiche schade of muiterij kost er 1. De getallen staan in de lijst van punten.`,
      also: ['overwinningspunten'],
    },
    'V-8.2': {
      title: 'Nieuwe beurtvolgorde',
      text: 'Wie de minste punten heeft gaat eerst. Bij gelijke stand gaat wie later was eerder.',
      example: 'Oranje heeft 14 punten en blauw 9: blauw gaat eerst en mag 1 oog van een natie plaatsen.',
    },
    'V-8.3': {
      title: 'Naties voor wie achter ligt',
      text: `In de nieuwe volgorde mag elke speler voor elke ${POINTS_PER_PIP} punten die hij achter ligt op de leider 1 oog van één natie plaatsen, in één haven. Nooit aan de Kaap, en nooit twee naties in één haven. Frankrijk mag naar een piratennest.`,
      also: ['inhalen'],
    },
    'V-8.4': {
      title: 'Controle en alliantie',
      text: 'Fiches van eerdere tellingen gaan eerst terug. Wie in deze telling een natie het eerst plaatst, bestuurt haar. Een andere speler die recht heeft op een oog mag in plaats daarvan bondgenoot worden van een natie die een ander bestuurt.',
    },
    'V-8.5': {
      title: 'Naties die blijven',
      text: 'Een natie die niemand opnieuw opeist blijft staan. Een geplaatste mag alleen verzet worden als niemand haar in deze telling gekozen heeft en de speler minstens haar ogen mag plaatsen.',
    },
    'V-8.6': {
      title: 'Wat naties doen',
      text: 'Wie ze besturen voeren op volgorde effect en aanvallen uit, in willekeurige orde. Engeland en Spanje verwijderen bestuurders, Portugal pakhuizen, Frankrijk op een nest piratenogen. Een gevecht geeft de natie +1 ervaring.',
    },
    'V-8.7': {
      title: 'Het einde',
      text: 'Na de laatste kalender komt de eindtelling, met de bonus van één kaart van niveau 3 voor ieder. Ervoor krijgen schepen die in de volgende ronde niet zouden kunnen laden muiterij om lege ruimen. Bij gelijke stand winnen meer dukaten, dan wie in de laatste ronde later was.',
      also: ['winnen', 'gelijke stand'],
    },
    'V-8.8': {
      title: 'Een natie plaatsen',
      text: `De ogen zijn de punten achterstand gedeeld door ${POINTS_PER_PIP}, naar beneden afgerond, hoogstens ${MOST_NATION_PIPS}. Met minstens 1 pas je, of kies je een natie die niemand in deze telling gekozen heeft, of een alliantie. Een natie die niet op het bord staat komt met zoveel ogen en +0 op een vrije plaats. Een die er staat wordt daar opgeëist en krijgt ze erbij, tot ${MOST_NATION_PIPS}; of ze gaat, als het er minstens zoveel zijn als haar eigen, naar een vrije plaats met precies zoveel. Haar ervaring blijft.`,
    },
    'V-8.9': {
      title: 'Alliantie',
      text: 'Per natie is er één alliantie. Je ogen komen bij haar dobbelsteen, en je bent veilig voor haar (onze uitleg).',
    },
    'V-8.10': {
      title: 'De beurt van een natie',
      text: `Ieder die een natie bestuurt gebruikt in de nieuwe volgorde het effect in haar haven, nooit tegen zichzelf of de bondgenoot. Met minstens ${REMOVAL_PIPS} ogen verwijdert Engeland een gouverneur of commandeur, Spanje een gouverneur of directeur; Portugal verwijdert 1 pakhuis per oog. Ook valt hij elke andere speler daar één keer aan: een van zijn vloten (zijn fort doet mee), anders zijn fort, anders [zijn pakhuizen](V-4.71). De verdediger kiest een kaart; de natie speelt haar gedrukte en geldt als actief. Frankrijk op een nest verlaagt dat meteen met zijn ogen en doet verder niets.`,
    },
    'V-8.11': {
      title: 'Wat verwijderd wordt',
      text: 'Bestuurders en pakhuizen die een natie verwijdert gaan terug naar de voorraad van hun eigenaar, en er blijven geen fiches liggen (onze uitleg).',
    },
    'V-8.12': {
      title: 'Laatste muiterij',
      text: `Per speler tellen de lege ruimen van zijn gewone schepen die de algemene voorraad, zijn eigen pakhuizen en, met zijn courant, ${GAZETTE_CUBES} stenen van de grote voorraad in die haven niet konden vullen. Op zee, in een nest en onder een vijandige natie kan er geen gevuld worden. Deze fiches kosten alleen punten; er gaat geen schip verloren. Schade aan je eigen fort kost ook punten.`,
    },
  },
};

export const options: ChapterWords<'8b'> = {
  title: 'Keuzes',
  rules: {
    'V-O1': {
      title: 'Verlof',
      text: '“Vragen” is het gewone spel. “Tarief” is het spel zonder onderhandelen, goed voor spelen over het net. Met “gesloten” gebruikt niemand de pakhuizen van anderen en bouwt niemand onder de gouverneur van een ander. Zie [laden](V-3.13) en [bouwen](V-5.33).',
    },
    'V-O2': {
      title: 'Lengte',
      text: `Een spel heeft 3 kalenders (15 rondes), 2 (10 rondes) of 1 (5 rondes). De laatste kalender legt de kaarten van zijn eigen niveau en van alle hogere neer. Ieder begint met ${more(2)} dukaten meer bij twee kalenders en ${more(1)} bij één (onze uitleg). Een gedobbelde telling kan nog steeds komen; de eindtelling sluit de laatste kalender af.`,
      also: ['kort spel'],
    },
  },
};
