import type { Language } from '@roadstead/kernel';
import type { Card } from '@roadstead/port-royal';

/** Why the greedy player does something; `bust` is a chance in per cent. */
export type Reason =
  | { readonly why: 'goOn'; readonly bust: number }
  | { readonly why: 'stop'; readonly bust: number }
  | { readonly why: 'clash' }
  | { readonly why: 'harmless' }
  | { readonly why: 'claim' }
  | { readonly why: 'best'; readonly card: Card }
  | { readonly why: 'nothing' }
  | { readonly why: 'onlyWay' };

type Sentences = {
  readonly [W in Reason['why']]: (reason: Extract<Reason, { why: W }>) => string;
};

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    goOn: ({ bust }) => `One more card is worth the ${bust} % risk of a bust.`,
    stop: ({ bust }) => `${bust} % to bust is too much for what the next card would add.`,
    clash: () => 'Letting this ship in would lose the whole harbour.',
    harmless: () => 'This ship does no harm and may be worth taking.',
    claim: () => 'An expedition is worth more than the persons it takes.',
    best: ({ card }) => `Nothing else here is worth as much for its price (${card.names.en}).`,
    nothing: () => 'Nothing here is worth its price.',
    onlyWay: () => 'There is nothing better to do.',
  },
  nl: {
    goOn: ({ bust }) => `Nog een kaart is het risico van ${bust} % wel waard.`,
    stop: ({ bust }) => `${bust} % kans om alles te verliezen is te veel voor wat de volgende kaart oplevert.`,
    clash: () => 'Met dit schip erbij gaat de hele haven verloren.',
    harmless: () => 'Dit schip kan geen kwaad en levert misschien iets op.',
    claim: () => 'Een expeditie is meer waard dan de personen die ze kost.',
    best: ({ card }) => `Niets anders hier is zijn prijs zo goed waard (${card.names.nl}).`,
    nothing: () => 'Niets hier is zijn prijs waard.',
    onlyWay: () => 'Er is niets beters te doen.',
  },
  de: {
    goOn: ({ bust }) => `Noch eine Karte ist das Risiko von ${bust} % wert.`,
    stop: ({ bust }) => `${bust} % Gefahr, alles zu verlieren, ist zu viel für das, was die nächste Karte bringt.`,
    clash: () => 'Mit diesem Schiff wäre der ganze Hafen verloren.',
    harmless: () => 'Dieses Schiff schadet nicht und bringt vielleicht etwas ein.',
    claim: () => 'Eine Expedition ist mehr wert als die Personen, die sie kostet.',
    best: ({ card }) => `Nichts anderes hier ist seinen Preis so sehr wert (${card.names.de}).`,
    nothing: () => 'Nichts hier ist seinen Preis wert.',
    onlyWay: () => 'Etwas Besseres gibt es nicht zu tun.',
  },
};

export function sentence(reason: Reason, language: Language): string {
  const tell = SENTENCES[language][reason.why] as (reason: Reason) => string;
  return tell(reason);
}
