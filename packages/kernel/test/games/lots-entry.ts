import type { Audience, GameEntry, GameHighlights, GameWords, Language, Seat } from '@roadstead/kernel';
import { type LotsAction, type LotsEvent, type LotsView, lots } from './lots.js';

/** A sentence about somebody: spoken to, and spoken of. */
type Deed = readonly [you: string, they: (name: string) => string];

interface Words {
  /** A lot that not everybody may see has no number. */
  lot(card: number | undefined): string;
  lay(card: number): string;
  called(odd: boolean): string;
  lays(lot: string): Deed;
  draws(lot: string): Deed;
  shown(lots: string): string;
  point: Deed;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    lot: (card) => (card === undefined ? 'a lot face down' : `lot ${card}`),
    lay: (card) => `Lay lot ${card}`,
    called: (odd) => `${odd ? 'Odd' : 'Even'} lots from everybody who has one.`,
    lays: (lot) => [`You lay ${lot}.`, (name) => `${name} lays ${lot}.`],
    draws: (lot) => [`You draw ${lot}.`, (name) => `${name} draws ${lot}.`],
    shown: (lots) => `All lots are shown: ${lots}.`,
    point: ['A point for you.', (name) => `A point for ${name}.`],
  },
  nl: {
    lot: (card) => (card === undefined ? 'gedekt een lot' : `lot ${card}`),
    lay: (card) => `Leg lot ${card}`,
    called: (odd) => `${odd ? 'Oneven' : 'Even'} loten van iedereen die er een heeft.`,
    lays: (lot) => [`Je legt ${lot}.`, (name) => `${name} legt ${lot}.`],
    draws: (lot) => [`Je trekt ${lot}.`, (name) => `${name} trekt ${lot}.`],
    shown: (lots) => `Alle loten open: ${lots}.`,
    point: ['Een punt voor jou.', (name) => `Een punt voor ${name}.`],
  },
  de: {
    lot: (card) => (card === undefined ? 'verdeckt ein Los' : `Los ${card}`),
    lay: (card) => `Los ${card} legen`,
    called: (odd) => `${odd ? 'Ungerade' : 'Gerade'} Lose von allen, die eines haben.`,
    lays: (lot) => [`Du legst ${lot}.`, (name) => `${name} legt ${lot}.`],
    draws: (lot) => [`Du ziehst ${lot}.`, (name) => `${name} zieht ${lot}.`],
    shown: (lots) => `Alle Lose offen: ${lots}.`,
    point: ['Ein Punkt für dich.', (name) => `Ein Punkt für ${name}.`],
  },
};

function told([you, they]: Deed, seat: Seat, audience: Audience): string {
  return audience.you === seat ? you : they(audience.name(seat));
}

const words: GameWords<LotsAction, LotsEvent, LotsView> = {
  title: { en: 'Lots', nl: 'Loten', de: 'Lose' },
  isDetail: () => false,
  action: ({ card }, _, { language }) => WORDS[language].lay(card),
  event(event, audience) {
    const said = WORDS[audience.language];
    switch (event.type) {
      case 'called':
        return said.called(event.call === 1);
      case 'laid':
        return told(said.lays(said.lot(event.card)), event.seat, audience);
      case 'drew':
        return told(said.draws(said.lot(event.card)), event.seat, audience);
      case 'shown':
        return said.shown(
          event.cards.map((card, seat) => `${audience.name(seat)} ${card} + ${event.dice[seat]}`).join(', '),
        );
      case 'scored':
        return told(said.point, event.seat, audience);
    }
  },
};

const highlights: GameHighlights<LotsEvent> = {
  kinds: [
    {
      id: 'point',
      icon: 'crown',
      isBad: false,
      letters: ['p'],
      words: {
        en: {
          name: 'point',
          next: 'Next point',
          previous: 'Previous point',
          count: (n) => (n === 1 ? '1 point' : `${n} points`),
        },
        nl: {
          name: 'punt',
          next: 'Volgend punt',
          previous: 'Vorig punt',
          count: (n) => (n === 1 ? '1 punt' : `${n} punten`),
        },
        de: {
          name: 'Punkt',
          next: 'Nächster Punkt',
          previous: 'Voriger Punkt',
          count: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
        },
      },
    },
  ],
  isTurn: ({ type }) => type === 'called',
  ofTurn: (turn) =>
    turn.flatMap(({ seq, events }) => (events.some(({ type }) => type === 'scored') ? [{ seq, kind: 'point' }] : [])),
};

const { odds: _, ...rules } = lots;

/** Lots as a game that is played: rules without odds, words, one kind of highlight, and nothing else. */
export const lotsEntry: GameEntry = { game: rules, words, highlights: highlights as GameHighlights<never> };
