import type { PlayWords } from './catalogue.js';

export const nl: PlayWords = {
  you: 'Jij',
  player: (n) => `Speler ${n}`,

  firstSteps: 'Typ het nummer van een keuze, r voor de spelregels in het kort, of ? voor al het andere.',
  seal: (commitment) => `Zegel van het schudden: ${commitment}`,
  bots: (list) => `Bots aan tafel: ${list}.`,
  resumed: (file) => `Het spel gaat verder vanuit ${file}.`,

  prompt: (name, choices) => `${name === null ? 'Jouw' : `${name}, jouw`} keuze (1-${choices}, ? voor hulp): `,
  notAChoice: (typed, choices) => `“${typed}” is geen keuze: typ een nummer van 1 tot ${choices}, of ? voor hulp.`,
  help: [
    ['1, 2 …', 'doe wat er achter dit nummer staat; de pijl zegt wat je dan hebt'],
    ['3 5 7', 'doe er meer als één opdracht, waar dat kan; wat die doet en kost wordt eerst gevraagd'],
    ['Enter', 'toon de tafel nog eens'],
    ['c', 'leg uit wat er op tafel ligt; c a legt één ding uit, c met een naam alles wat zo heet'],
    ['o', 'de kansen: wat er nu aan het licht kan komen'],
    ['h', 'een tip: wat een admiraal zou doen, hoe goed dat is, en waarom'],
    ['l', 'het logboek: wat er in de laatste beurten gebeurde; l alles vertelt alles'],
    ['u', 'neem de laatste actie terug, zolang er niets nieuws aan het licht is gekomen'],
    ['r', 'de spelregels in het kort'],
    ['s', 'waar het spel is opgeslagen (na elke actie); s BESTAND slaat een kopie op'],
    ['q', 'stop; het spel is opgeslagen en kan later verder'],
  ],

  hint: (number, action, why) => `Tip: ${number} (${action}). ${why}`,
  chances: (best, number, second, secondBest, close) =>
    `Kans om te winnen: ongeveer ${best}; ${close ? 'ongeveer even goed' : 'daarna het beste'} is ${number} (${second}) met ${secondBest}.`,
  thinks: (name) => `${name} denkt na …`,
  hintThinks: 'Even nadenken …',
  oddsAreOff: 'Je speelt zonder de kansen (--no-odds).',
  noOdds: 'In dit spel brengt het toeval hier niets meer.',
  nothingToExplain: 'In dit spel is er verder niets uit te leggen.',
  noRules: 'Bij dit spel horen geen regels om te lezen.',
  rulesElsewhere: (command) => `Om de regels te lezen: ${command}`,

  nextPart: 'Door naar het volgende deel? (Enter: ja, n: nee) ',
  handOver: (name) => `Geef het toetsenbord aan ${name} en druk dan op Enter: `,
  emptyLog: 'Er is nog niets gebeurd.',

  plans: {
    done: (what) => `${what}: gedaan.`,
    ask: (what, reasons) => `${what}? ${reasons} (j: ja, Enter: nee) `,
    apart: 'Deze keuzes gaan hier niet samen als één opdracht: typ één nummer.',
    yes: ['j', 'ja'],
    halted: (what, why) => `${what}: gestopt. ${why}`,
    why: {
      chance: 'Bij de laatste stap speelde toeval mee, of er kwam iets nieuws aan het licht.',
      other: 'Nu is iemand anders aan de beurt.',
      illegal: 'De volgende stap kan niet meer.',
      refused: 'De laatste stap is niet gedaan.',
      endless: 'Er zou geen eind aan komen.',
    },
  },

  takenBack: (action) => `Teruggenomen: ${action}.`,
  nothingDone: 'Er is nog niets gedaan dat je kunt terugnemen.',
  barrier: (alone) =>
    `De laatste actie kun je niet zomaar terugnemen: sindsdien is er iets nieuws aan het licht gekomen, of heeft iemand anders iets gedaan. ${
      alone ? 'Om te oefenen neemt u! die toch terug.' : 'Als jullie het allemaal eens zijn, neemt u! die toch terug.'
    } Het verslag laat dat zien.`,

  saved: (file) => `Het spel is opgeslagen in ${file}.`,
  saveFailed: (file, reason) => `Het spel kon niet worden opgeslagen in ${file} (${reason}). Het gaat wel gewoon door.`,
  farewell: 'Het spel is opgeslagen. Zo ga je verder:',

  over: 'Het spel is afgelopen',
  won: 'Gewonnen',
  lost: 'Verloren',
  seed: (seed) => `Begingetal: ${seed}`,
  check: 'Zo controleer je het schudden en elke actie:',

  menu: {
    question: 'Jouw keuze (Enter voor 1): ',
    whichGame: 'Welk spel?',
    quickGame: (bots) => `Nieuw spel: jij tegen ${bots} bots`,
    ownGame: 'Nieuw spel: kies wat er gespeeld wordt en wie er meespelen',
    resume: 'Ga verder met het opgeslagen spel',
    people: (most) => `Hoeveel mensen spelen er aan dit toetsenbord? (1-${most}): `,
    name: (n) => `De naam van speler ${n} (Enter voor geen): `,
    bots: (least, most) => `Hoeveel bots? (${least}-${most}): `,
    number: (least, most) => `Typ een getal van ${least} tot ${most}.`,
    levels: 'Hoe sterk zijn de bots?',
    aboutLevels: [
      'speelt voor het eerst, en verliest even vaak van een kind als niet',
      'een beginner die vaak te veel of te weinig durft',
      'kent het spel en vergist zich af en toe',
      'speelt degelijk en vergist zich bijna nooit',
      'speelt elke keuze in gedachten verder, hooguit een seconde lang',
    ],
    levelQuestion: (usual) => `Jouw keuze (Enter voor ${usual}): `,
    sameName: 'Die naam is al bezet.',
    severalQuestion: 'Welke ervan? (nummers met spaties, Enter voor geen): ',
    howMany: (usual) => `Hoeveel? (Enter voor ${usual}): `,
  },
};
