import type { BoxTableWords } from './catalogue.js';

export const nl: BoxTableWords = {
  goal: {
    contracts: 'Wie een open functie vervult, krijgt munten, en vanaf de tweede ook invloed.',
    alone: (contracts) =>
      `Je speelt alleen tegen de tijd: vervul alle ${contracts} functies voordat de tijdstapel leeg is. Elke beurt begint met een kaart ervan.`,
    together: (contracts) =>
      `Jullie spelen samen tegen de tijd: vervul alle ${contracts} functies, het maakt niet uit wie, voordat de tijdstapel leeg is. Elke beurt begint met een kaart ervan.`,
  },

  rules: {
    wholesalers: (influence) =>
      `KOOPLIEDEN: een schip van hun kleur waarmee je handelt, blijft onder de kaart liggen, goed voor ${influence} invloed. PASSAGIERS brengen invloed en verder niets.`,
    gambler: (cards) =>
      `GOKKER: elk van hen draait één keer in je beurt ${cards} kaarten tegelijk om, waarvan je er geen kunt verjagen. Gaat het goed, dan gebruik je de volgende gokker of ga je handelen, met één kaart extra per gokker.`,
    contractCards:
      'NIEUWE KAARTEN: een klerk laat je één kaart extra nemen als je met een schip van zijn kleur handelt. Kanonniers en viceadmiraals betalen als je mag gaan nemen. Sommige schepen geven een ander naar jouw keuze een munt.',
    contracts: (cubes, second, third) =>
      `FUNCTIES: telkens als je toch iets beslist, mag je een functie vervullen waarvan je de taak haalt, elke functie één keer. De eerste krijgt de meeste munten. Je hebt ${cubes} stenen, dus hoogstens ${cubes} functies: de tweede brengt ${second} invloed, de derde nog eens ${third}.`,
    onTheSpot: (names) => `Sommige functies wachten niet, je krijgt de vraag als het gebeurt: ${names}.`,
    alone: (titles) =>
      `TEGEN DE TIJD: je hebt gewonnen als elke functie is vervuld, en verloren als een beurt moet beginnen en de tijdstapel leeg is. Invloed beëindigt het spel niet. Bij een belasting mag je een kaart van de tijdstapel opzijleggen: een punt als je wint. Titels: ${titles}.`,
    together: (titles) =>
      `SAMEN: allen hebben gewonnen als elke functie door iemand is vervuld, en verloren als een beurt moet beginnen en de tijdstapel leeg is. Invloed beëindigt het spel niet. Bij een belasting mag je een kaart van de tijdstapel opzijleggen: een punt als jullie winnen. Titels: ${titles}.`,
    inspect: 'Wat een functie vraagt, vertelt c k; c k1 voor één ervan.',
  },

  asks: {
    contract: (name) => `Jouw beslissing: “${name}” nu vervullen?`,
    setAside: 'Jouw beslissing: een kaart van de tijdstapel opzijleggen?',
    setAsideFirst: 'Vóór de eerste beurt: hoeveel kaarten van de tijdstapel leg je opzij?',
    bust: 'Je beurt is verloren, maar dit kan nog',
    gambleOrStop: 'Jouw beurt: nog een gokker, of stop',
  },

  cubes: 'stenen',
  time: (cards, points) => `tijdstapel ${cards}, punten ${points}`,

  contracts: 'Functies',
  contractsInBrief: 'Functies (meer met c k)',
  fulfilled: 'Vervuld',
  coins: 'munten',
  step: (step, of, names) => `stap ${step}/${of}: ${names}`,
  seal: (number, letter) => `zegel ${number}${letter}`,
  ships: (n) => `(${n} ${n === 1 ? 'schip' : 'schepen'})`,
  keeps: 'bewaart',

  outcomes: {
    gamble: 'niets is te verjagen; één kaart extra te nemen',
    kept: (colours, of) => `${colours} van ${of} kleuren bewaard`,
    further: (n) => `nog ${n} te nemen`,
    cubes: (n) => `nog ${n} ${n === 1 ? 'steen' : 'stenen'}`,
    wins: 'wint het spel',
  },

  inspect: {
    coins: (list, players) =>
      players === 1 ? `Munten: ${list}.` : `Munten, voor wie de functie als eerste vervult enzovoort: ${list}.`,
    onTheSpot: 'Ter plekke beslissen, anders gaat het deze keer niet door.',
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
