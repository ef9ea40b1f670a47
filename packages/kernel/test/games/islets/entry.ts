import type { Audience, GameEntry, GameWords, Language, OptionText, Seat } from '@roadstead/kernel';
import { type IsletsAction, type IsletsEvent, type IsletsView, islets } from './game.js';
import { isletName } from './names.js';
import { isletsPlans } from './plans.js';

/** A sentence about somebody: spoken to, and spoken of. */
type Deed = readonly [you: string, they: (name: string) => string];

interface Words {
  readonly roll: string;
  readonly rest: string;
  sail(to: string): string;
  readonly load: string;
  readonly end: string;
  bid(n: number): string;
  readonly turn: Deed;
  rolled(die: number): Deed;
  readonly rested: Deed;
  sailed(to: string): Deed;
  surf(lost: boolean): string;
  loaded(at: string): Deed;
  readonly market: Deed;
  hasBid(n: number | undefined): Deed;
  sold(bids: string): string;
  readonly won: Deed;
  readonly nobody: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    roll: 'Roll the die',
    rest: 'Rest',
    sail: (to) => `Sail: ${to}`,
    load: 'Load a crate',
    end: 'End your turn',
    bid: (n) => `Bid ${n}`,
    turn: ['Your turn.', (name) => `${name}'s turn.`],
    rolled: (die) => [`You roll ${die}.`, (name) => `${name} rolls ${die}.`],
    rested: ['You rest.', (name) => `${name} rests.`],
    sailed: (to) => [`You sail to ${to}.`, (name) => `${name} sails to ${to}.`],
    surf: (lost) => (lost ? 'The surf takes a crate.' : 'The surf takes nothing.'),
    loaded: (at) => [`You load a crate at ${at}.`, (name) => `${name} loads a crate at ${at}.`],
    market: ['You open the market.', (name) => `${name} opens the market.`],
    hasBid: (n) => [`You bid ${n} in secret.`, (name) => `${name} has bid in secret.`],
    sold: (bids) => `The bids: ${bids}.`,
    won: ['The pearl is yours.', (name) => `The pearl goes to ${name}.`],
    nobody: 'Nobody gets the pearl.',
  },
  nl: {
    roll: 'Gooi de dobbelsteen',
    rest: 'Rusten',
    sail: (to) => `Varen: ${to}`,
    load: 'Laad een kist',
    end: 'Beurt beëindigen',
    bid: (n) => `Bied ${n}`,
    turn: ['Jij bent aan de beurt.', (name) => `${name} is aan de beurt.`],
    rolled: (die) => [`Je gooit ${die}.`, (name) => `${name} gooit ${die}.`],
    rested: ['Je rust.', (name) => `${name} rust.`],
    sailed: (to) => [`Je vaart naar ${to}.`, (name) => `${name} vaart naar ${to}.`],
    surf: (lost) => (lost ? 'De branding neemt een kist.' : 'De branding neemt niets.'),
    loaded: (at) => [`Je laadt een kist bij ${at}.`, (name) => `${name} laadt een kist bij ${at}.`],
    market: ['Je opent de markt.', (name) => `${name} opent de markt.`],
    hasBid: (n) => [`Je biedt in het geheim ${n}.`, (name) => `${name} heeft in het geheim geboden.`],
    sold: (bids) => `De biedingen: ${bids}.`,
    won: ['De parel is van jou.', (name) => `De parel gaat naar ${name}.`],
    nobody: 'Niemand krijgt de parel.',
  },
  de: {
    roll: 'Würfeln',
    rest: 'Rasten',
    sail: (to) => `Segeln: ${to}`,
    load: 'Eine Kiste laden',
    end: 'Zug beenden',
    bid: (n) => `${n} bieten`,
    turn: ['Du bist am Zug.', (name) => `${name} ist am Zug.`],
    rolled: (die) => [`Du würfelst ${die}.`, (name) => `${name} würfelt ${die}.`],
    rested: ['Du rastest.', (name) => `${name} rastet.`],
    sailed: (to) => [`Du segelst nach ${to}.`, (name) => `${name} segelt nach ${to}.`],
    surf: (lost) => (lost ? 'Die Brandung nimmt eine Kiste.' : 'Die Brandung nimmt nichts.'),
    loaded: (at) => [`Du lädst bei ${at} eine Kiste.`, (name) => `${name} lädt bei ${at} eine Kiste.`],
    market: ['Du öffnest den Markt.', (name) => `${name} öffnet den Markt.`],
    hasBid: (n) => [`Du bietest heimlich ${n}.`, (name) => `${name} hat heimlich geboten.`],
    sold: (bids) => `Die Gebote: ${bids}.`,
    won: ['Die Perle gehört dir.', (name) => `Die Perle geht an ${name}.`],
    nobody: 'Niemand bekommt die Perle.',
  },
};

function told([you, they]: Deed, seat: Seat, audience: Audience): string {
  return audience.you === seat ? you : they(audience.name(seat));
}

const SEA: Readonly<Record<Language, OptionText>> = {
  en: option('Sea', 'What the die shows.', ['open', 'any number'], ['calm', 'always six']),
  nl: option('Zee', 'Wat de dobbelsteen toont.', ['open', 'elk getal'], ['kalm', 'altijd zes']),
  de: option('See', 'Was der Würfel zeigt.', ['offen', 'jede Zahl'], ['ruhig', 'immer sechs']),
};

function option(name: string, about: string, ...[open, calm]: readonly (readonly [string, string])[]): OptionText {
  const value = ([label, about]: readonly [string, string]) => ({ label, about });
  return { name, about, values: { open: value(open!), calm: value(calm!) } };
}

const words: GameWords<IsletsAction, IsletsEvent, IsletsView> = {
  title: { en: 'Islets', nl: 'Eilandjes', de: 'Inselchen' },
  isDetail: () => false,
  options: (language) => ({ sea: SEA[language] }),
  action(action, _, { language }) {
    const said = WORDS[language];
    if (action.type === 'sail') return said.sail(isletName(action.to, language));
    return action.type === 'bid' ? said.bid(action.shells) : said[action.type];
  },
  event(event, audience) {
    const said = WORDS[audience.language];
    const place = (islet: number) => isletName(islet, audience.language);
    switch (event.type) {
      case 'turn':
      case 'rested':
      case 'market':
        return told(said[event.type], event.seat, audience);
      case 'rolled':
        return told(said.rolled(event.die), event.seat, audience);
      case 'sailed':
        return told(said.sailed(place(event.to)), event.seat, audience);
      case 'surf':
        return said.surf(event.lost);
      case 'loaded':
        return told(said.loaded(place(event.at)), event.seat, audience);
      case 'bid':
        return told(said.hasBid(event.shells), event.seat, audience);
      case 'sold': {
        const bids = event.bids.map((bid, seat) => `${audience.name(seat)} ${bid}`).join(', ');
        const end = event.to === null ? said.nobody : told(said.won, event.to, audience);
        return `${said.sold(bids)} ${end}`;
      }
    }
  },
};

/** Islets as a game that is played: rules, words, and commands that are several actions. */
export const isletsEntry: GameEntry = { game: islets, words, plans: isletsPlans };
