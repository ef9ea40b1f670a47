import type { Language } from '@roadstead/kernel';
import type { Card } from '@roadstead/port-royal';

/** Why a player does something; `bust` is a chance in per cent. */
export type Reason =
  | { readonly why: 'goOn'; readonly bust: number }
  /** `card`: the best of the harbour. */
  | { readonly why: 'stop'; readonly bust: number; readonly card?: Card | undefined }
  | { readonly why: 'clash' }
  | { readonly why: 'harmless' }
  | { readonly why: 'claim' }
  | { readonly why: 'best'; readonly card: Card }
  | { readonly why: 'nothing' }
  | { readonly why: 'gamble' | 'decline' | 'keepOut' }
  | { readonly why: 'onlyWay' | 'safe' | 'enough' | 'contract' | 'timeToSpare' | 'noTime' | 'allTheTime' };

type Sentences = {
  readonly [W in Reason['why']]: (reason: Reason & { readonly why: W }) => string;
};

const SENTENCES: Readonly<Record<Language, Sentences>> = {
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
    harmless: () => 'This ship does no harm and may be worth taking.',
    claim: () => 'An expedition is worth more than the persons it takes.',
    best: ({ card }) => `Nothing else here is worth as much for its price (${card.names.en}).`,
    nothing: () => 'Nothing here is worth its price.',
    onlyWay: () => 'There is nothing better to do.',
    safe: () => 'No card that can come would lose the harbour.',
    enough: () => 'No card that can come would make this harbour better.',
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
    harmless: () => 'Dit schip kan geen kwaad en levert misschien iets op.',
    claim: () => 'Een expeditie is meer waard dan de personen die je ervoor aflegt.',
    best: ({ card }) => `Niets anders hier is zijn prijs zo goed waard (${card.names.nl}).`,
    nothing: () => 'Niets hier is zijn prijs waard.',
    onlyWay: () => 'Er is niets beters te doen.',
    safe: () => 'Geen kaart die kan komen kost de haven.',
    enough: () => 'Geen kaart die kan komen maakt deze haven beter.',
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
    harmless: () => 'Dieses Schiff schadet nicht und bringt vielleicht etwas ein.',
    claim: () => 'Eine Expedition ist mehr wert als die Personen, die sie kostet.',
    best: ({ card }) => `Nichts anderes hier ist seinen Preis so sehr wert (${card.names.de}).`,
    nothing: () => 'Nichts hier ist seinen Preis wert.',
    onlyWay: () => 'Etwas Besseres gibt es nicht zu tun.',
    safe: () => 'Keine Karte, die kommen kann, kostet den Hafen.',
    enough: () => 'Keine Karte, die kommen kann, macht diesen Hafen besser.',
    contract: () => 'Das bringt einen Auftrag voran.',
    timeToSpare: () => 'Es bleibt genug Zeit, und eine zur Seite gelegte Karte ist ein Punkt.',
    noTime: () => 'Jede Karte des Zeitstapels wird noch gebraucht.',
    allTheTime: () => 'Ein Punkt zählt nur nach einem Sieg, und jede Karte des Zeitstapels ist ein Zug.',
  },
};

export function sentence(reason: Reason, language: Language): string {
  const tell = SENTENCES[language][reason.why] as (reason: Reason) => string;
  return tell(reason);
}
