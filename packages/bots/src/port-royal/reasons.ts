import type { Language } from '@roadstead/kernel';
import type { Card } from '@roadstead/port-royal';
import { type OwnWords, type ReasonSentences, reasonIn } from '../reason-sentences.js';
import { COINS } from './counted.js';

/** Why a player does something; `bust` is a chance in per cent. */
export type Reason =
  | { readonly why: 'goOn'; readonly bust: number }
  /** `card`: the best of the harbour. */
  | { readonly why: 'stop'; readonly bust: number; readonly card?: Card | undefined }
  | { readonly why: 'clash' | 'busts' }
  | { readonly why: 'harmless' }
  /** `cards`: so many of those that may come would bust once the ship is in the harbour. */
  | { readonly why: 'letIn'; readonly cards: number; readonly of: number }
  | { readonly why: 'claim' }
  | { readonly why: 'best'; readonly card: Card }
  | { readonly why: 'nothing' }
  /** `coins`: what the best ship would bring, the fee paid. */
  | { readonly why: 'notForTheFee'; readonly coins: number }
  | { readonly why: 'gamble' | 'decline' | 'keepOut' }
  | { readonly why: 'onlyWay' | 'safe' | 'little' | 'here' | 'contract' | 'timeToSpare' | 'noTime' | 'allTheTime' };

const SENTENCES: Readonly<Record<Language, ReasonSentences<Reason>>> = {
  en: {
    goOn: ({ bust }) => `One more card is worth the ${bust} % risk of a bust.`,
    stop: ({ bust, card }) =>
      card === undefined
        ? `${bust} % to bust is too much for what the next card would add.`
        : `${bust} % to bust, and what lies here (${card.names.en}) is worth more than what another card would add.`,
    gamble: () => 'Four cards at once, and one more to take, are worth the risk.',
    decline: () => 'The cube is wanted for another contract.',
    keepOut: () => 'Without this ship, fewer cards that may come are a danger.',
    clash: () => 'Letting this ship in would lose the whole harbour.',
    busts: () => 'It busts the turn.',
    harmless: () => 'This ship does no harm and may be worth taking.',
    letIn: ({ cards, of }) =>
      `In the harbour it can be taken; ${cards} of the ${of} cards that may come would bust then.`,
    claim: () => 'An expedition is worth more than the persons it takes.',
    best: ({ card }) => `Nothing else here is worth as much for its price (${card.names.en}).`,
    nothing: () => 'Nothing here is worth its price.',
    notForTheFee: ({ coins }) => `A ship would bring ${COINS.en(coins)} after the fee, but the fee goes to a rival.`,
    onlyWay: () => 'There is nothing better to do.',
    safe: () => 'No card that can come would lose the harbour.',
    little: () => 'On average, another card would add too little to matter.',
    here: () => 'What lies here promises more than going on.',
    contract: () => 'It brings a contract home.',
    timeToSpare: () => 'There is time to spare, and a card put aside is a point.',
    noTime: () => 'Every card of the time pile is still needed.',
    allTheTime: () => 'A point counts only after a win, and every card of the time pile is a turn.',
  },
  nl: {
    goOn: ({ bust }) => `Nog een kaart is het risico van ${bust} % wel waard.`,
    stop: ({ bust, card }) =>
      card === undefined
        ? `${bust} % kans op een mislukte beurt is te veel voor wat de volgende kaart oplevert.`
        : `${bust} % kans op een mislukte beurt, en wat hier ligt (${card.names.nl}) is meer waard dan wat nog een kaart oplevert.`,
    gamble: () => 'Vier kaarten tegelijk, en eentje meer om te nemen, zijn het risico waard.',
    decline: () => 'De markeersteen is nodig voor een andere functie.',
    keepOut: () => 'Zonder dit schip zijn minder van de volgende kaarten een gevaar.',
    clash: () => 'Met dit schip erbij gaat de hele haven verloren.',
    busts: () => 'Daarmee mislukt de beurt.',
    harmless: () => 'Dit schip kan geen kwaad en levert misschien iets op.',
    letIn: ({ cards, of }) =>
      `In de haven kan iemand het nemen; dan kosten ${cards} van de ${of} kaarten die kunnen komen de haven.`,
    claim: () => 'Een expeditie is meer waard dan de personen die je ervoor aflegt.',
    best: ({ card }) => `Niets anders hier is zijn prijs zo goed waard (${card.names.nl}).`,
    nothing: () => 'Niets hier is zijn prijs waard.',
    notForTheFee: ({ coins }) =>
      `Een schip zou je nog ${COINS.nl(coins)} opleveren, maar de actieve speler verdient eraan mee.`,
    onlyWay: () => 'Er is niets beters te doen.',
    safe: () => 'Geen kaart die kan komen kost de haven.',
    little: () => 'Gemiddeld levert nog een kaart te weinig op.',
    here: () => 'Wat hier ligt belooft meer dan doorgaan.',
    contract: () => 'Dat brengt een functie dichterbij.',
    timeToSpare: () => 'Er is tijd genoeg, en een opzijgelegde kaart is een punt.',
    noTime: () => 'Elke kaart van de tijdstapel is nog nodig.',
    allTheTime: () => 'Een punt telt alleen als jullie winnen, en elke kaart van de tijdstapel is een beurt.',
  },
  de: {
    goOn: ({ bust }) => `Noch eine Karte ist das Risiko von ${bust} % wert.`,
    stop: ({ bust, card }) =>
      card === undefined
        ? `${bust} % Gefahr, alles zu verlieren, ist zu viel für das, was die nächste Karte bringt.`
        : `${bust} % Gefahr, alles zu verlieren, und was hier liegt (${card.names.de}), ist mehr wert als das, was noch eine Karte bringt.`,
    gamble: () => 'Vier Karten auf einmal, und eine mehr zu nehmen, sind das Risiko wert.',
    decline: () => 'Der Holzwürfel wird für einen anderen Auftrag gebraucht.',
    keepOut: () => 'Ohne dieses Schiff sind weniger der nächsten Karten eine Gefahr.',
    clash: () => 'Mit diesem Schiff wäre der ganze Hafen verloren.',
    busts: () => 'Damit ist der Hafen verloren.',
    harmless: () => 'Dieses Schiff schadet nicht und bringt vielleicht etwas ein.',
    letIn: ({ cards, of }) =>
      `Im Hafen kann man es nehmen; dann kosten ${cards} der ${of} Karten, die kommen können, den Hafen.`,
    claim: () => 'Eine Expedition ist mehr wert als die Personen, die sie kostet.',
    best: ({ card }) => `Nichts anderes hier ist seinen Preis so sehr wert (${card.names.de}).`,
    nothing: () => 'Nichts hier ist seinen Preis wert.',
    notForTheFee: ({ coins }) =>
      `Ein Schiff brächte nach der Gebühr noch ${COINS.de(coins)}, aber die Gebühr bekommt ein anderer.`,
    onlyWay: () => 'Etwas Besseres gibt es nicht zu tun.',
    safe: () => 'Keine Karte, die kommen kann, kostet den Hafen.',
    little: () => 'Im Durchschnitt bringt noch eine Karte zu wenig ein.',
    here: () => 'Was hier liegt, verspricht mehr als weiterzumachen.',
    contract: () => 'Das bringt einen Auftrag voran.',
    timeToSpare: () => 'Es bleibt genug Zeit, und eine zur Seite gelegte Karte ist ein Punkt.',
    noTime: () => 'Jede Karte des Zeitstapels wird noch gebraucht.',
    allTheTime: () => 'Ein Punkt zählt nur nach einem Sieg, und jede Karte des Zeitstapels ist ein Zug.',
  },
};

export function sentence(reason: Reason, language: Language, own?: OwnWords<Reason>): string {
  return reasonIn(SENTENCES, reason, language, own);
}
