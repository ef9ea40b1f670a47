import type { DeedWords } from '../catalogue.js';
import { and, coins, points, several, the } from '../grammar/nl.js';

export const deeds: DeedWords = {
  discover: () => 'Draai een kaart om',
  stop: ({ emptyHarbour }) => (emptyHarbour ? 'Stop met een lege haven' : 'Stop en ga handelen'),
  repel: ({ ship }) => `Verjaag ${the(ship)}`,
  admit: ({ ship, busts }) => `Laat ${the(ship)} de haven in${busts ? ' en laat je beurt mislukken' : ''}`,
  trade: ({ ship, coins: n }) => `Handel met ${the(ship)} voor ${coins(n)}`,
  hire: ({ person, price }) => `Ronsel ${the(person)} ${price === 0 ? 'gratis' : `voor ${coins(price)}`}`,
  claim: ({ expedition, crew }) =>
    `Eis een expeditie op met ${and(crew.map(several))}: ${points(expedition.influence)} en ${coins(expedition.coins)}`,
  pass: () => 'Neem verder niets',
  endTurn: () => 'Beëindig de beurt',
};
