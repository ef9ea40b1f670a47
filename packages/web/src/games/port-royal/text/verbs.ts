import type { Action, AdventureAction } from '@roadstead/port-royal';
import { likeness, tokensOf } from '../../../table/tokens.js';

/** What can be typed at every table: what a chapter adds is answered before (`adventure/text`). */
export type TypedVerb =
  | Exclude<Action['type'], AdventureAction['type']>
  | 'keep'
  | 'forgo'
  | 'state'
  | 'cards'
  | 'odds'
  | 'choices'
  | 'help';

// biome-ignore format: a line a language
/** What people type, in all three languages at once: nobody has to think about which one the page speaks. */
const PHRASES: Readonly<Record<TypedVerb, readonly string[]>> = {
  discover: [
    'draw', 'd', 'draw card', 'draw a card', 'discover', 'turn up', 'reveal', 'next',
    'draai', 'draai om', 'omdraaien', 'trek', 'kaart', 'kaart omdraaien',
    'aufdecken', 'decke auf', 'deck auf', 'zieh', 'ziehe', 'ziehen', 'karte', 'karte aufdecken',
  ],
  stop: ['stop', 's', 'halt', 'stop and trade', 'stoppen', 'stoppen en handelen', 'stopp', 'aufhören', 'hör auf', 'höre auf', 'aufhören und handeln'],
  repel: ['repel', 'r', 'fight', 'verjaag', 'verjagen', 'abwehren', 'wehr ab', 'wehre ab', 'vertreibe'],
  keep: ['keep', 'repel and keep', 'bewaar', 'bewaren', 'behalte', 'behalten'],
  admit: ['admit', 'a', 'let in', 'let it in', 'in', 'laat binnen', 'binnenlaten', 'toelaten', 'laat toe', 'einlassen', 'lass ein', 'lass rein', 'lass es ein', 'in den hafen lassen', 'lass in den hafen', 'lass es in den hafen'],
  take: [
    'take', 't', 'get', 'hire', 'buy', 'trade', 'trade with',
    'neem', 'pak', 'ronsel', 'handel', 'handel met', 'koop',
    'nimm', 'nehme', 'heuere', 'heuere an', 'heure', 'anheuern', 'handle', 'handle mit', 'kaufe',
  ],
  forgo: ['forgo', 'waive', 'take nothing for', 'zie af van', 'zie af', 'afzien', 'verzichte', 'verzichten', 'verzichte auf'],
  pass: ['pass', 'p', 'done', 'nothing', 'take nothing', 'no more', 'pas', 'klaar', 'niets', 'niets nemen', 'neem niets', 'passe', 'passen', 'fertig', 'nichts', 'nichts nehmen', 'nimm nichts'],
  claim: [
    'claim', 'c', 'expedition', 'set sail', 'sail', 'send', 'send expedition',
    'expeditie', 'uitvaren', 'vaar uit', 'stuur', 'stuur expeditie',
    'schicke', 'schick', 'schicke expedition', 'stich in see',
  ],
  gamble: ['gamble', 'g', 'gambler', 'gok', 'gokken', 'gokker', 'wage', 'wagen', 'spieler', 'zocke', 'zocken'],
  fulfil: ['fulfil', 'fulfill', 'f', 'contract', 'yes', 'y', 'step', 'vervul', 'vervullen', 'functie', 'ja', 'stap', 'erfülle', 'erfüllen', 'auftrag', 'schritt'],
  decline: ['decline', 'not now', 'no', 'n', 'later', 'nu niet', 'nee', 'weiger', 'jetzt nicht', 'nein', 'ablehnen', 'später'],
  setAside: ['aside', 'set aside', 'put aside', 'put it aside', 'point', 'opzij', 'opzijleggen', 'leg opzij', 'zur seite', 'lege zur seite', 'leg zur seite', 'beiseite', 'beiseitelegen', 'leg beiseite', 'lege beiseite'],
  keepTime: ['save', 'save time', 'keep time', 'keep the time', 'houd tijd', 'tijd houden', 'spare zeit', 'spar zeit', 'zeit behalten', 'behalte zeit'],
  endTurn: ['end', 'e', 'end turn', 'finish', 'einde', 'beurt beëindigen', 'beëindig beurt', 'beëindig', 'ende', 'zug beenden', 'beende', 'beende zug', 'beenden'],
  state: ['state', 'table', 'look', 'read', 'status', 'stand', 'tafel', 'tisch', 'zustand', 'toestand'],
  cards: ['cards', 'card', 'inspect', 'explain', 'kaarten', 'bekijk', 'uitleg', 'karten', 'erkläre', 'erklären', 'ansehen'],
  odds: ['odds', 'risk', 'chances', 'kansen', 'kans', 'risico', 'chancen', 'chance', 'risiko'],
  choices: ['choices', 'options', 'moves', 'what can i do', 'keuzes', 'mogelijkheden', 'wat kan ik doen', 'auswahl', 'möglichkeiten', 'was kann ich tun'],
  help: ['help', 'h', 'commands', 'hulp', 'opdrachten', 'hilfe', 'befehle'],
};

const ALL = (Object.keys(PHRASES) as TypedVerb[])
  .flatMap((verb) => PHRASES[verb].map((phrase) => ({ verb, words: tokensOf(phrase) })))
  .sort((a, b) => b.words.length - a.words.length);

interface Spoken {
  /** Usually one; several where a beginning or a slip fits more. */
  readonly verbs: readonly TypedVerb[];
  /** What comes after it. */
  readonly rest: readonly string[];
}

/** The verb at the beginning: the longest phrase that fits, word for word before beginnings before slips. */
export function verbIn(tokens: readonly string[]): Spoken {
  for (const least of [3, 2, 1]) {
    const fits = ALL.filter(
      ({ words }) =>
        words.length <= tokens.length &&
        words.every((word, i) => likeness(tokens[i]!, word) >= (words.length === 1 ? least : Math.max(least, 2))),
    );
    const longest = fits[0]?.words.length ?? 0;
    const verbs = [...new Set(fits.filter(({ words }) => words.length === longest).map(({ verb }) => verb))];
    if (verbs.length > 0) return { verbs, rest: tokens.slice(longest) };
  }
  return { verbs: [], rest: tokens };
}
