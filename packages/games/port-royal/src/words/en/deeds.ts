import type { DeedWords } from '../catalogue.js';
import { and, coins, several, the } from '../grammar/en.js';

export const deeds: DeedWords = {
  discover: () => 'Turn up a card',
  stop: ({ emptyHarbour }) => (emptyHarbour ? 'Stop with an empty harbour' : 'Stop and trade'),
  repel: ({ ship }) => `Repel ${the(ship)}`,
  admit: ({ ship, busts }) => `Let ${the(ship)} in${busts ? ' and bust' : ''}`,
  trade: ({ ship, coins: n }) => `Trade with ${the(ship)} for ${coins(n)}`,
  hire: ({ person, price }) => `Hire ${the(person)} for ${price === 0 ? 'free' : coins(price)}`,
  claim: ({ expedition, crew }) =>
    `Claim an expedition with ${and(crew.map(several))}: ${expedition.influence} influence and ${coins(expedition.coins)}`,
  pass: () => 'Take nothing more',
  endTurn: () => 'End the turn',
};
