import type { DeedWords } from '../catalogue.js';
import { and, coins, points, several, the } from '../grammar/de.js';
import { capital } from '../grammar/text.js';

export const deeds: DeedWords = {
  discover: () => 'Eine Karte aufdecken',
  stop: ({ emptyHarbour }) => (emptyHarbour ? 'Mit leerem Hafen aufhören' : 'Aufhören und handeln'),
  repel: ({ ship }) => capital(`${the(ship, 'accusative')} abwehren`),
  admit: ({ ship, busts }) =>
    capital(`${the(ship, 'accusative')} in den Hafen lassen${busts ? ' und zu viel riskieren' : ''}`),
  trade: ({ ship, coins: n }) => `Mit ${the(ship, 'dative')} handeln: +${coins(n)}`,
  hire: ({ person, price }) =>
    capital(`${the(person, 'accusative')} ${price === 0 ? 'kostenlos' : `für ${coins(price)}`} anheuern`),
  claim: ({ expedition, crew }) => {
    const persons = and(crew.map((group) => several(group, 'accusative')));
    const gain = `${points(expedition.influence)} und ${coins(expedition.coins)}`;
    return `Expeditionsaufruf erfüllen und ${persons} ablegen: ${gain}`;
  },
  pass: () => 'Nichts mehr nehmen',
  endTurn: () => 'Den Zug beenden',
};
