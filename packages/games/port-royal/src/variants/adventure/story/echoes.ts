import type { StoryCardId } from './ids.js';
import type { Condition } from './words.js';

interface Echo {
  readonly id: string;
  readonly cards: readonly StoryCardId[];
  readonly when: Condition;
}

/** What was done and left, and where it is heard again. Of those that fit a card the first is told; at the end, all. */
export const ECHOES = [
  { id: 'helm', cards: ['evening-2'], when: { won: 1 } },
  { id: 'boats-in-time', cards: ['evening-2'], when: { laid: ['12'] } },
  { id: 'boats-late', cards: ['evening-2'], when: { laid: ['13'], done: '10' } },
  { id: 'boats-never', cards: ['evening-2'], when: { laid: ['13'], undone: '10' } },
  { id: 'half-chart', cards: ['evening-3'], when: { won: 2 } },
  { id: 'scarves', cards: ['evening-3'], when: { done: '27' } },
  { id: 'stamp', cards: ['evening-3'], when: { laid: ['28b'] } },
  { id: 'dinner', cards: ['evening-4'], when: { done: '38' } },
  { id: 'gift-bread', cards: ['evening-4'], when: { laid: ['31', '33'] } },
  { id: 'gift-bread-late', cards: ['evening-4'], when: { laid: ['31', '34'] } },
  { id: 'gift-rum', cards: ['evening-4'], when: { laid: ['32', '33'] } },
  { id: 'gift-rum-late', cards: ['evening-4'], when: { laid: ['32', '34'] } },
  { id: 'last-drop', cards: ['evening-5'], when: { won: 4 } },
  { id: 'nights-long', cards: ['evening-5'], when: { laid: ['45'] } },
  { id: 'hands', cards: ['evening-5'], when: { laid: ['42'] } },
  { id: 'cook-waves', cards: ['31', '32'], when: { done: '13' } },
  { id: 'marzipan', cards: ['31', '32'], when: { done: '12' } },
  { id: 'slept-well', cards: ['33', '34'], when: { done: '26' } },
  { id: 'two-crews', cards: ['34'], when: { done: '10' } },
  { id: 'told-you', cards: ['33', '34'], when: { laid: ['24'] } },
  { id: 'would-have-told', cards: ['33', '34'], when: { laid: ['25'] } },
  { id: 'two-crews', cards: ['33'], when: { done: '10' } },
  { id: 'brothers', cards: ['35', '36'], when: { laid: ['22'] } },
  { id: 'twelfth-cousin', cards: ['35', '36'], when: { laid: ['23'] } },
  { id: 'framed', cards: ['37'], when: { done: '26' } },
  { id: 'empty-lines', cards: ['63'], when: { laid: ['14'] } },
  { id: 'hut', cards: ['40'], when: { laid: ['35'] } },
  { id: 'sail-roof', cards: ['40'], when: { laid: ['36'] } },
  { id: 'clean-copy', cards: ['41'], when: { laid: ['14'] } },
  { id: 'damp-leaves', cards: ['41'], when: { laid: ['15'] } },
  { id: 'dry', cards: ['44', '45'], when: { laid: ['42'] } },
  { id: 'drips', cards: ['44', '45'], when: { laid: ['43'] } },
  { id: 'wages', cards: ['64'], when: { laid: ['24'] } },
  { id: 'no-hats', cards: ['64'], when: { laid: ['35'] } },
  { id: 'no-barrel', cards: ['64'], when: { laid: ['36'] } },
  { id: 'torn-edge', cards: ['50'], when: { done: '46' } },
  { id: 'torn-edge', cards: ['50'], when: { done: '47' } },
  { id: 'rank', cards: ['50'], when: { done: '37' } },
  { id: 'oars', cards: ['50'], when: { laid: ['12'] } },
  { id: 'straw-hat', cards: ['50'], when: { laid: ['35'] } },
  { id: 'unpaid-barrel', cards: ['50'], when: { laid: ['36'] } },
  { id: 'boat-home', cards: ['53', '54'], when: { done: '27' } },
  { id: 'bram-rows', cards: ['53', '54'], when: { laid: ['42'] } },
  { id: 'mind-the-step', cards: ['53', '54'], when: { laid: ['22'] } },
  { id: 'no-toll', cards: ['53', '54'], when: { laid: ['23'] } },
  { id: 'letter-read', cards: ['55', '56'], when: { done: '38' } },
  { id: 'page-recited', cards: ['55', '56'], when: { done: '46' } },
  { id: 'vinegar', cards: ['55', '56'], when: { done: '47' } },
  { id: 'stamped', cards: ['55', '56'], when: { done: '50' } },
  { id: 'shadows', cards: ['55', '56'], when: { laid: ['51'] } },
  { id: 'windows-unasked', cards: ['65'], when: { laid: ['42'] } },
  { id: 'windows-asked', cards: ['65'], when: { laid: ['43'] } },
  { id: 'oil-paid', cards: ['65'], when: { done: '57' } },
  { id: 'arm', cards: ['65'], when: { done: '58' } },
  { id: 'prizes', cards: ['65'], when: { won: 4 } },
  { id: 'prizes', cards: ['65'], when: { won: 3 } },
  { id: 'prizes', cards: ['65'], when: { won: 2 } },
  { id: 'prizes', cards: ['65'], when: { won: 1 } },
  { id: 'bells-early', cards: ['65'], when: { laid: ['53'] } },
  { id: 'bells-late', cards: ['65'], when: { laid: ['54'] } },
  { id: 'guns-silent', cards: ['65'], when: { laid: ['55'] } },
  { id: 'guns-unloaded', cards: ['65'], when: { laid: ['56'] } },
  { id: 'linnet-loud', cards: ['65'], when: { laid: ['44'] } },
  { id: 'linnet-thin', cards: ['65'], when: { laid: ['45'] } },
  { id: 'crews-free', cards: ['65'], when: { done: '12' } },
  { id: 'ladle', cards: ['65'], when: { done: '13' } },
  { id: 'under-a-roof', cards: ['65'], when: { laid: ['43'] } },
  { id: 'names-read', cards: ['65'], when: { done: '50' } },
  { id: 'names-written', cards: ['65'], when: { laid: ['51'], undone: '50' } },
  { id: 'bread-shared', cards: ['65'], when: { laid: ['31'] } },
  { id: 'white-spot', cards: ['65'], when: { laid: ['35'] } },
  { id: 'white-spot', cards: ['65'], when: { laid: ['36'] } },
] as const satisfies readonly Echo[];

export type EchoId = (typeof ECHOES)[number]['id'];

/** How many are heard together on the last evening, so that they fit a page. */
export const ECHOES_AT_THE_END = 8;

/** What may be heard on a card, the first first. */
export const echoesOn = (card: StoryCardId): readonly (Echo & { readonly id: EchoId })[] =>
  (ECHOES as readonly (Echo & { readonly id: EchoId })[]).filter(({ cards }) => cards.includes(card));
