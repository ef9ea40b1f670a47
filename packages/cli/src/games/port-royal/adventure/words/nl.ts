import type { ChapterWords } from './catalogue.js';

const coins = (n: number) => `${n} ${n === 1 ? 'munt' : 'munten'}`;

export const nl: ChapterWords = {
  chapter: (n, month, turn) => `Hoofdstuk ${n} · maand ${month} · beurt ${turn}`,
  variable: (month, turn) => `De zesde avond · maand ${month} · beurt ${turn}`,
  event: 'Gebeurtenis',
  noEvent: 'geen, de maand is net voorbij',
  pile: 'Daarna',
  unknown: '?',
  missions: 'Missies',
  newest: 'zandloper',
  done: (names) => `vervuld: ${names}`,
  step: (names) => `eerste stap: ${names}`,
  goal: (missions, ofMissions, cubes, ofCubes, influence, of) =>
    `Samen: ${missions} van ${ofMissions} missies, ${cubes} van ${ofCubes} markeerstenen op missies, ${influence} van ${of} invloedspunten`,
  columns: { crowns: 'kronen', cubes: 'markeerstenen' },
  trophy: 'trofee',
  looked: 'Je bekijkt',
  top: (name) => `Je kent de bovenste kaart van de stapel: ${name}`,

  asks: {
    character: 'Voor de eerste beurt: wie speel je?',
    share: (n) => `Voor de eerste beurt: ${coins(n)} te verdelen. Wie krijgt de volgende?`,
    audience: 'Jouw keuze: betalen voor een audiëntie?',
    buyOff: (price) => `Jouw keuze: ${coins(price)} betalen om een markeersteen weg te nemen?`,
    mission: (title) => `Jouw keuze, ter plekke: “${title}” vervullen?`,
    look: 'Jouw keuze: welke kaart gaat terug bovenop?',
    sell: (n) => `Jouw keuze: aan de waardin verkopen (nog ${n})?`,
  },

  about: {
    together:
      'Jullie spelen samen een hoofdstuk van het verhaal: als de zandloper leeg is, moet elke missie door iemand vervuld zijn, met genoeg markeerstenen en invloed.',
    alone:
      'Je speelt in je eentje een hoofdstuk van het verhaal: als de zandloper leeg is, moet je elke missie vervuld hebben, met genoeg markeerstenen en invloed.',
    against: (influence) =>
      `Jullie spelen een hoofdstuk van het verhaal tegen elkaar: bij ${influence} invloedspunten met de trofee begint de laatste ronde, en alleen wie de trofee heeft kan winnen.`,
    turn: 'Elke beurt begint met een gebeurtenis. In je beurt draai je kaarten om zolang je durft: een tweede schip van dezelfde kleur, en alles is verloren.',
  },
  rules: {
    events: 'GEBEURTENISSEN: elke beurt begint met een; die geldt tot de beurt voorbij is.',
    month:
      'MAANDEN: als de maand eindigt, leidt de zandloper van de nieuwste missie naar de volgende, voor ja of voor nee. Dezelfde gebeurtenissen komen in dezelfde volgorde terug, en nog een erbij.',
    missions:
      'MISSIES: telkens als je toch iets beslist, mag je een missie vervullen waarvan je de opdracht haalt, elke één keer. Wat een min heeft, geef je af. Sommige worden ter plekke beslist.',
    cubes: (third, fourth) =>
      `MARKEERSTENEN: elke missie neemt een markeersteen van je personage. De eerste opent de gave, de tweede de trofee, de derde brengt ${third} kroon, de vierde ${fourth}.`,
    crowns: (fields) => `KRONEN: elk schild op het spoor dat je bereikt is één invloedspunt: bij ${fields} kronen.`,
    items:
      'SCHEPEN MET EEN VOORWERP verhandel je, of je bewaart ze om het voorwerp: missies en expedities vragen erom.',
    together: (cubes, influence) =>
      `EINDE: als de laatste zandloper leeg is. Jullie hebben gewonnen als elke missie vervuld is, met ${cubes} markeerstenen op missies en samen ${influence} invloedspunten. Een verloren hoofdstuk kan opnieuw gespeeld worden.`,
    against: (influence) =>
      `EINDE: iemand heeft ${influence} invloedspunten en de trofee. De ronde wordt afgemaakt. Van wie de trofee heeft, wint wie de meeste invloedspunten heeft; daarna wie minder markeerstenen over heeft, daarna wie meer munten heeft.`,
    inspect:
      'Wat een missie vraagt, zegt c m; c m1 voor één ervan. c met de naam van een speler vertelt van het personage.',
  },
  outcomes: {
    crowns: (n) => `${n} ${n === 1 ? 'kroon' : 'kronen'}`,
    cubes: (n) => `nog ${n} ${n === 1 ? 'markeersteen' : 'markeerstenen'}`,
  },
  ending: {
    won: 'HET HOOFDSTUK IS GEWONNEN',
    lost: 'HET HOOFDSTUK IS VERLOREN',
    open: (names) => `Nog open: ${names}`,
  },
  none: 'nog niemand',
};
