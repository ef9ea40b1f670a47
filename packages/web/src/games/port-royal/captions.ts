import type { Language, OptionValues } from '@roadstead/kernel';
import { listed } from '../../words/list.js';

interface Captions {
  readonly base: string;
  readonly underWay: string;
  readonly added: Readonly<Record<string, string>>;
  readonly expedition: string;
  /** The adventure: one of its chapters, or the game after them. */
  chapter(n: number): string;
  readonly variable: string;
  with(added: string): string;
}

/** The options in the few words of a caption: the whole words for them would make the first page heavy. */
const CAPTIONS: Readonly<Record<Language, Captions>> = {
  en: {
    base: 'base game',
    underWay: 'Under way!',
    added: { unterwegs: 'Under way!', gambler: 'gambler', 'contract-cards': 'new persons', contracts: 'contracts' },
    expedition: 'expedition needed',
    chapter: (n) => `The adventure, chapter ${n}`,
    variable: 'The adventure, sixth evening',
    with: (added) => `with ${added}`,
  },
  nl: {
    base: 'basisspel',
    underWay: 'Hijs de zeilen!',
    added: {
      unterwegs: 'Hijs de zeilen!',
      gambler: 'gokker',
      'contract-cards': 'nieuwe personen',
      contracts: 'functies',
    },
    expedition: 'expeditie nodig',
    chapter: (n) => `Het avontuur, hoofdstuk ${n}`,
    variable: 'Het avontuur, zesde avond',
    with: (added) => `met ${added}`,
  },
  de: {
    base: 'Grundspiel',
    underWay: 'Unterwegs',
    added: {
      unterwegs: 'Unterwegs',
      gambler: 'der Karte „Spieler“',
      'contract-cards': 'neuen Personen',
      contracts: 'Aufträgen',
    },
    expedition: 'nur mit Expedition',
    chapter: (n) => `Das Abenteuer, Kapitel ${n}`,
    variable: 'Das Abenteuer, sechster Abend',
    with: (added) => `mit ${added}`,
  },
};

/** What is played with these options: "base game with contracts". */
export function setupWords(options: OptionValues, language: Language): string {
  const { box, with: chosen = [], end } = options;
  const { base, underWay, added, expedition, with: joined } = CAPTIONS[language];
  const names = (chosen as readonly string[]).flatMap((name) => added[name] ?? []);
  const game = chapterWords(options, language) ?? (box === 'unterwegs' ? underWay : base);
  const all = names.length === 0 ? game : `${game} ${joined(listed(names, language))}`;
  return end === 'expedition' ? `${all}, ${expedition}` : all;
}

/** A campaign says which chapter is played, if nobody else does. */
function chapterWords({ chapter = 'none', campaign }: OptionValues, language: Language): string | null {
  const played = chapter === 'none' ? (campaign as { readonly chapter?: number | string } | null)?.chapter : chapter;
  const words = CAPTIONS[language];
  if (played === undefined || played === null) return null;
  return played === 'variable' ? words.variable : words.chapter(Number(played));
}

/** One player always plays against time. */
export function isTogether({ mode }: OptionValues, seats: number): boolean {
  return mode === 'co-op' || seats === 1;
}
