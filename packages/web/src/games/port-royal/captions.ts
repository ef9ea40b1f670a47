import type { Language, OptionValues } from '@roadstead/kernel';
import { listed } from '../../words/list.js';

interface Captions {
  readonly base: string;
  readonly underWay: string;
  readonly added: Readonly<Record<string, string>>;
  readonly expedition: string;
  with(added: string): string;
}

/** The options in the few words of a caption: the whole words for them would make the first page heavy. */
const CAPTIONS: Readonly<Record<Language, Captions>> = {
  en: {
    base: 'base game',
    underWay: 'Under way!',
    added: { unterwegs: 'Under way!', gambler: 'gambler', 'contract-cards': 'new persons', contracts: 'contracts' },
    expedition: 'expedition needed',
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
    with: (added) => `met ${added}`,
  },
  de: {
    base: 'Grundspiel',
    underWay: 'Unterwegs',
    added: { unterwegs: 'Unterwegs', gambler: 'Spieler', 'contract-cards': 'neue Personen', contracts: 'Aufträge' },
    expedition: 'nur mit Expedition',
    with: (added) => `mit ${added}`,
  },
};

/** What is played with these options: "base game with contracts". */
export function setupWords({ box, with: chosen = [], end }: OptionValues, language: Language): string {
  const { base, underWay, added, expedition, with: joined } = CAPTIONS[language];
  const names = (chosen as readonly string[]).flatMap((name) => added[name] ?? []);
  const game = box === 'unterwegs' ? underWay : base;
  const all = names.length === 0 ? game : `${game} ${joined(listed(names, language))}`;
  return end === 'expedition' ? `${all}, ${expedition}` : all;
}

/** One player always plays against time. */
export function isTogether({ mode }: OptionValues, seats: number): boolean {
  return mode === 'co-op' || seats === 1;
}
