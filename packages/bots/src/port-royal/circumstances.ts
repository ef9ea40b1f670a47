import type { Language } from '@roadstead/kernel';
import {
  type Action,
  type Card,
  cardById,
  cardOf,
  coloursIn,
  figuresFor,
  type PortRoyalOdds,
  picksIfStopped,
  picksWithAnotherColour,
  type View,
} from '@roadstead/port-royal';
import { COINS, counted } from './counted.js';

/** Figures that speak for an action, or that one should know with it. */
type Circumstance =
  | { readonly is: 'danger'; readonly cards: number; readonly of: number }
  | { readonly is: 'nextColour' | 'picks'; readonly picks: number }
  | { readonly is: 'hire'; readonly coins: number; readonly influence: number; readonly then: number }
  | { readonly is: 'trade' | 'saved'; readonly coins: number }
  /** `coins`: what a ship would bring whoever takes it then. */
  | { readonly is: 'rival'; readonly coins?: number }
  | { readonly is: 'lastRound' | 'crew' | 'noFee' | 'shared' }
  | { readonly is: 'claim'; readonly influence: number; readonly given: number; readonly coins: number };

type Sentences = {
  readonly [C in Circumstance['is']]: (circumstance: Circumstance & { readonly is: C }) => string;
};

const { en, nl, de } = COINS;
const punten = counted('invloedspunt', 'invloedspunten');
const points = counted('Einflusspunkt', 'Einflusspunkte');

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    danger: ({ cards, of }) => `${cards} of the ${of} cards that may come would bust.`,
    nextColour: ({ picks }) => `One colour more, and ${picks} cards may be taken.`,
    picks: ({ picks }) => `${picks} cards may be taken already.`,
    hire: ({ coins, influence, then }) => `It brings ${influence} influence for ${en(coins)}, ${then} in all.`,
    trade: ({ coins }) => `It brings ${en(coins)}.`,
    saved: ({ coins }) => `${en(coins)} stay in hand for something better.`,
    lastRound: () => 'That starts the last round.',
    rival: ({ coins }) =>
      coins === undefined
        ? 'Left lying, it could go to somebody else.'
        : `Left lying, it could bring somebody else ${en(coins)}.`,
    shared: () => 'What else comes would serve those who take afterwards, too.',
    crew: () => 'It brings a symbol that an open expedition asks for.',
    noFee: () => 'And the active player gets no fee.',
    claim: ({ influence, given, coins }) =>
      `It brings ${influence} influence and ${en(coins)} for persons worth ${given}.`,
  },
  nl: {
    danger: ({ cards, of }) => `${cards} van de ${of} kaarten die kunnen komen, kosten de haven.`,
    nextColour: ({ picks }) => `Nog één kleur, en je mag ${picks} kaarten nemen.`,
    picks: ({ picks }) => `Je mag al ${picks} kaarten nemen.`,
    hire: ({ coins, influence, then }) => `Dat levert ${punten(influence)} op voor ${nl(coins)}, samen ${then}.`,
    trade: ({ coins }) => `Dat brengt ${nl(coins)}.`,
    saved: ({ coins }) => `Je houdt ${nl(coins)} voor iets beters.`,
    lastRound: () => 'Daarmee begint de laatste ronde.',
    rival: ({ coins }) =>
      coins === undefined
        ? 'Blijft de kaart liggen, dan kan een ander die nemen.'
        : `Blijft de kaart liggen, dan levert die een ander misschien ${nl(coins)} op.`,
    shared: () => 'Wat er nog komt, is ook goed voor wie daarna neemt.',
    crew: () => 'De kaart brengt een symbool dat een open expeditie vraagt.',
    noFee: () => 'En de actieve speler krijgt geen munt van je.',
    claim: ({ influence, given, coins }) =>
      `Dat levert ${punten(influence)} en ${nl(coins)} op voor personen van ${given}.`,
  },
  de: {
    danger: ({ cards, of }) => `${cards} von ${of} Karten, die kommen können, kosten den Hafen.`,
    nextColour: ({ picks }) => `Noch eine Farbe, und du darfst ${picks} Karten nehmen.`,
    picks: ({ picks }) => `Du darfst schon ${picks} Karten nehmen.`,
    hire: ({ coins, influence, then }) => `Das bringt ${points(influence)} für ${de(coins)}, zusammen ${then}.`,
    trade: ({ coins }) => `Das bringt ${de(coins)}.`,
    saved: ({ coins }) => `Du behältst ${de(coins)} für etwas Besseres.`,
    lastRound: () => 'Damit beginnt die letzte Runde.',
    rival: ({ coins }) =>
      coins === undefined
        ? 'Bleibt die Karte liegen, kann jemand anderes sie nehmen.'
        : `Bleibt die Karte liegen, kann sie jemand anderem ${de(coins)} bringen.`,
    shared: () => 'Was noch kommt, nützt auch denen, die danach nehmen.',
    crew: () => 'Die Karte bringt ein Symbol, das eine offene Expedition verlangt.',
    noFee: () => 'Und der aktive Spieler bekommt keine Gebühr von dir.',
    claim: ({ influence, given, coins }) =>
      `Das bringt ${points(influence)} und ${de(coins)} für Personen im Wert von ${given}.`,
  },
};

export function circumstance(one: Circumstance, language: Language): string {
  const tell = SENTENCES[language][one.is] as (one: Circumstance) => string;
  return tell(one);
}

/** What should be known about an action, the most telling first. */
export function circumstancesOf(view: View, seat: number, action: Action, odds: () => PortRoyalOdds): Circumstance[] {
  switch (action.type) {
    case 'discover':
    case 'repel':
      return [...danger(odds()), ...nextColour(view, odds())];
    case 'stop':
      return [...danger(odds()), ...(view.players.length > 1 ? [{ is: 'shared' } as const] : [])];
    case 'take':
      return action.forgo || action.keep ? [] : taking(view, seat, cardOf(action.uid));
    case 'pass':
      return passing(view, seat);
    case 'claim':
      return claiming(action.uid, action.with);
    default:
      return [];
  }
}

function danger({ bust, total }: PortRoyalOdds): Circumstance[] {
  const cards = Math.round(bust * total);
  return cards === 0 ? [] : [{ is: 'danger', cards, of: total }];
}

/** Only where a ship of another colour is still to come, and would bring a card more. */
function nextColour(view: View, { weights }: PortRoyalOdds): Circumstance[] {
  const colours = coloursIn(view);
  const picks = picksWithAnotherColour(view);
  const mayCome = (id: string) => {
    const card = cardById(id)!;
    return card.type === 'ship' && !colours.has(card.colour);
  };
  return picks > picksIfStopped(view) && Object.keys(weights).some(mayCome) ? [{ is: 'nextColour', picks }] : [];
}

function taking(view: View, seat: number, card: Card): Circumstance[] {
  const { earnings, price, fee } = figuresFor(view, seat);
  const wanted = rivals(view, seat, card);
  if (card.type === 'ship') return [{ is: 'trade', coins: earnings(card) - fee }, ...wanted];
  if (card.type !== 'person') return [];
  const then = view.players[seat]!.influence + card.influence;
  const mayEnd = view.chapter === undefined || view.players[seat]!.trophy === true;
  const ends = mayEnd && !view.endTriggered && view.goal !== null && then >= view.goal;
  return [
    { is: 'hire', coins: price(card) + fee, influence: card.influence, then },
    ...(ends ? [{ is: 'lastRound' } as const] : []),
    ...(isCrew(view, card) ? [{ is: 'crew' } as const] : []),
    ...wanted,
  ];
}

/** Whether somebody who takes after this seat could have the card, and what a ship would bring then. */
function rivals(view: View, seat: number, card: Card): Circumstance[] {
  const seats = view.players.length;
  let most = 0;
  for (let other = (seat + 1) % seats; other !== view.active && other !== seat; other = (other + 1) % seats) {
    const { earnings, price, fee } = figuresFor(view, other);
    if (card.type === 'ship') most = Math.max(most, earnings(card) - fee);
    else if (card.type === 'person' && view.players[other]!.coins >= price(card) + fee) return [{ is: 'rival' }];
  }
  return most > 0 ? [{ is: 'rival', coins: most }] : [];
}

function isCrew(view: View, card: Card): boolean {
  if (card.type !== 'person' || card.symbol === undefined) return false;
  const { symbol } = card;
  return view.expeditions.some(({ uid }) => {
    const expedition = cardOf(uid);
    return expedition.type === 'expedition' && (symbol === 'any' || expedition.requires[symbol] > 0);
  });
}

function passing(view: View, seat: number): Circumstance[] {
  const { coins } = view.players[seat]!;
  const saved: Circumstance[] = coins === 0 ? [] : [{ is: 'saved', coins }];
  return seat === view.active ? saved : [...saved, { is: 'noFee' }];
}

function claiming(uid: number, crew: readonly number[]): Circumstance[] {
  const card = cardOf(uid);
  if (card.type !== 'expedition') return [];
  const given = crew.reduce(
    (sum, person) => sum + ('influence' in cardOf(person) ? (cardOf(person) as { influence: number }).influence : 0),
    0,
  );
  return [{ is: 'claim', influence: card.influence, given, coins: card.coins }];
}
