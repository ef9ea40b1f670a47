import type { BoxTableWords } from './catalogue.js';

export const nl: BoxTableWords = {
  goal: {
    contracts: 'Wie een open functie vervult, krijgt munten, en vanaf de tweede ook invloedspunten.',
    alone: (contracts) =>
      `Je speelt alleen tegen de tijd: vervul alle ${contracts} functies voordat de tijdstapel leeg is. Elke beurt begint met een kaart ervan.`,
    together: (contracts) =>
      `Jullie spelen samen tegen de tijd: vervul alle ${contracts} functies, het maakt niet uit wie, voordat de tijdstapel leeg is. Elke beurt begint met een kaart ervan.`,
  },

  rules: {
    wholesalers: (influence) =>
      `KOOPLIEDEN: een schip van hun kleur waarmee je handelt, blijft onder de kaart liggen, goed voor ${influence} invloedspunt. PASSAGIERS leveren invloedspunten op en verder niets.`,
    gambler: (cards) =>
      `GOKKER: elk van hen draait één keer in je beurt ${cards} kaarten tegelijk om, waarvan je er geen kunt verjagen. Gaat het goed, dan gebruik je de volgende gokker of ga je handelen, met één kaart extra per gokker.`,
    contractCards:
      'NIEUWE KAARTEN: een klerk laat je één kaart extra nemen als je met een schip van zijn kleur handelt. Kanonniers en viceadmiraals leveren munten op als jij in fase 2 aan de beurt komt. Sommige schepen geven een medespeler naar jouw keuze een munt.',
    contracts: (cubes, second, third) =>
      `FUNCTIES: telkens als je toch iets beslist, mag je een functie vervullen waarvan je aan de voorwaarde voldoet, elke functie één keer. De eerste krijgt de meeste munten. Je hebt ${cubes} markeerstenen, dus hoogstens ${cubes} functies: de tweede levert ${second} invloedspunt op, de derde nog eens ${third}.`,
    onTheSpot: (names) => `Sommige functies wachten niet, je krijgt de vraag als het gebeurt: ${names}.`,
    alone: (titles) =>
      `TEGEN DE TIJD: je hebt gewonnen als elke functie is vervuld, en verloren als je aan het begin van een beurt geen kaart van de tijdstapel kunt omdraaien. Invloedspunten beëindigen het spel niet. Vóór de eerste beurt, en bij elke belasting, kun je kaarten van de tijdstapel opzijleggen: elk een punt als je wint. Titels: ${titles}.`,
    together: (titles) =>
      `SAMEN: allen hebben gewonnen als elke functie door iemand is vervuld, en verloren als je aan het begin van een beurt geen kaart van de tijdstapel kunt omdraaien. Invloedspunten beëindigen het spel niet. De startspeler mag vóór de eerste beurt kaarten van de tijdstapel opzijleggen, de actieve speler bij elke belasting één: elk een punt als jullie winnen. Titels: ${titles}.`,
    inspect: 'Wat een functie vraagt, vertelt c k; c k1 voor één ervan.',
  },

  asks: {
    contract: (name) => `Jouw beslissing: “${name}” nu vervullen?`,
    setAside: 'Jouw beslissing: een kaart van de tijdstapel opzijleggen?',
    setAsideFirst: 'Vóór de eerste beurt: hoeveel kaarten van de tijdstapel leg je opzij?',
    bust: 'Je beurt is mislukt, maar dit kan nog',
    gambleOrStop: 'Jouw beurt: nog een gokker, of stop',
  },

  cubes: 'markeerstenen',
  time: (cards, points) => `tijdstapel ${cards}, punten ${points}`,

  contracts: 'Functies',
  contractsInBrief: 'Functies (meer met c k)',
  fulfilled: 'Vervuld',
  coins: 'munten',
  step: (step, of, names) => `veld ${step}/${of}: ${names}`,
  seal: (number, letter) => `zegel ${number}${letter}`,
  ships: (n) => `(${n} ${n === 1 ? 'schip' : 'schepen'})`,
  keeps: 'bewaart',

  outcomes: {
    gamble: 'je kunt niets verjagen; één kaart extra te nemen',
    kept: (colours, of) => `${colours} van ${of} kleuren bewaard`,
    further: (n) => `nog ${n} te nemen`,
    cubes: (n) => `nog ${n} ${n === 1 ? 'markeersteen' : 'markeerstenen'}`,
    wins: 'wint het spel',
  },

  inspect: {
    coins: (list, players) =>
      players === 1 ? `Munten: ${list}.` : `Munten, voor wie de functie als eerste vervult enzovoort: ${list}.`,
    onTheSpot: 'Meteen beslissen, anders is de kans voorbij.',
    waits: 'Mag wachten: te vervullen telkens als je toch iets beslist.',
    seal: (number, letter) =>
      `Zegel ${number}${letter}: de tijdstapel kreeg de getallen op de zegels, en een kaart voor elke verschillende letter.`,
    none: 'Dit spel heeft geen functies.',
  },

  ending: {
    won: (points, title) => `GEWONNEN · ${points} ${points === 1 ? 'punt' : 'punten'} · ${title}`,
    lost: 'VERLOREN',
    open: (names) => `Nog open: ${names}`,
    ships: 'Schepen',
  },
};
