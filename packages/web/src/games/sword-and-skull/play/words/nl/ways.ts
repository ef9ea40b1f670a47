import { capital } from '@roadstead/kernel';
import type { WayWords } from '../catalogue.js';

const figures = { officer: 'officier', pirate: 'piraat' } as const;
const steps = (n: number): string => `${n} ${n === 1 ? 'veld' : 'velden'}`;

export const ways: WayWords = {
  castleOnWay: 'Kasteel onderweg',
  who: (figure, might) => `${figures[figure]}, kracht ${might}`,
  stops: (figure, step) => `${figures[figure]}, stopt na ${steps(step)}`,
  button: (figure, to) => `${capital(figures[figure])} ${to}`,
  spoken: (figure, to, n, lines) => `${capital(figures[figure])} ${to}, ${steps(n)}: ${lines}.`,
  enemy: (least, most) =>
    least === most ? `onbekende vijand, kracht ${least}` : `onbekende vijand, kracht ${least} tot ${most}`,
  noEnemy: 'er is geen vijand meer',
  cardForBeating: 'een fortuinkaart voor de overwinning',
  crew: (names) => `neem ${names} in dienst`,
  noCrew: 'hier is geen bemanning meer',
  dues: (name) => `betaal ${name}`,
  takeAll: 'neem alles',
  empty: 'leeg',
  ownDock: 'dok van het eigen schip',
  otherDock: 'dok van het andere schip',
  tax: 'belasting',
  draws: (n) => (n === 1 ? 'trek een fortuinkaart' : `trek ${n} fortuinkaarten`),
  auction: 'er wordt een voorwerp geveild',
  noAuction: 'er is geen voorwerp meer',
  back: (faces) => `terug naar het schip bij ${faces}`,
  blank: 'blanco',
  ropeHolds: 'je touw houdt hem hier',
  idol: 'zoveel goud als een dobbelsteen toont',
  geyser: 'een fortuinkaart',
  lava: 'loop verder met een dobbelsteen, en doe dat veld',
  crewFrom: (names) => `neem een bemanningskaart van ${names}`,
  goldFrom: (names) => `neem goud van ${names}`,
  mostCrew: 'niets: niemand heeft meer bemanning dan jij',
  mostGold: 'niets: niemand heeft meer goud dan jij',
  den: (perPip) => `betaal ${perPip} goud per oog van een dobbelsteen`,
  buried: 'zoveel goud als twee dobbelstenen tonen',
  mate: (might) => `Eerste Stuurman, kracht ${might}`,
  ransom: (least, most) => (least === most ? `losgeld ${least} goud` : `losgeld ${least} tot ${most} goud`),
  king: (might) => `of de Pirate King, kracht ${might}`,
  foe: (name, figure, might) => `dan de ${figures[figure]} van ${name}, kracht ${might}`,
  foeWithCrew: 'met de juiste bemanningskaart van hier',
  nobody: 'er gebeurt niets, er staat niemand',
  debt: 'meer dan je hebt: schuld, en terug naar het schip',
  goldThen: (gold) => `dan ${gold} goud`,
};
