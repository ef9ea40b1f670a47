import type { FurnitureWords } from './en.js';

export const nl: FurnitureWords = {
  board: {
    view: 'Zicht op het bord',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    whole: 'Hele bord',
    follow: 'Volgen wat er gebeurt',
    regions: 'Delen van het bord',
    keys: 'Pijltjestoetsen gaan van plek naar plek, met Shift verschuiven ze het bord; plus en min zoomen, 0 toont het hele bord.',
  },
  together: {
    hide: 'Naar het bord kijken',
    show: (title) => `Terug naar: ${title}`,
    waiting: 'komt nog',
    asked: 'beslist nu',
    passed: 'heeft gepast',
    decided: 'heeft beslist',
    secret: 'heeft in het geheim beslist',
  },
  question: {
    filter: 'Zoeken in de lijst',
    found: (fitting, all) => (fitting === all ? `${all} keuzes` : `${fitting} van de ${all} keuzes`),
    none: 'Geen ervan past. Haal een paar letters weg.',
  },
  draft: {
    back: 'Een stap terug',
    anew: 'Opnieuw beginnen',
    open: (part) => `Nog te kiezen: ${part}`,
    only: 'het enige',
    confirm: 'Doe het',
  },
  plans: {
    title: 'In één keer',
    apart: 'Deze keuzes gaan hier niet samen als één opdracht.',
    onceMore: 'Zeg het nog eens, dan gebeurt het.',
    takeBack: (what) => `Terugnemen: ${what}`,
    running: (what) => `${what} …`,
    done: (what) => `${what}: gedaan.`,
    stopped: (what, why) => `${what}: gestopt. ${why}`,
    why: {
      chance: 'Bij de laatste stap speelde toeval mee, of er kwam iets nieuws aan het licht.',
      other: 'Nu is iemand anders aan de beurt.',
      illegal: 'De volgende stap kan niet meer.',
      refused: 'De laatste stap is niet gedaan.',
      endless: 'Er zou geen eind aan komen.',
    },
  },
};
