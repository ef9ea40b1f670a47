import type { EndingWords, OddsWords, TellWords, TextWords } from '../catalogue.js';
import { counts } from './things.js';

export const odds: OddsWords = {
  title: 'Was die nächste Karte sein kann',
  among: (total) => `Eine von ${total} Karten, die seit dem Mischen niemand gesehen hat.`,
  risk: (percent) => `${percent} Fehlschlag`,
  noRisk: 'Kein Risiko',
  kinds: {
    bust: 'Ein Schiff, mit dem du zu viel riskierst',
    repellable: 'Ein Schiff, das sich abwehren lässt',
    newColour: 'Ein Schiff in neuer Farbe',
    person: 'Eine Person',
    expedition: 'Eine Expedition',
    tax: 'Eine Steuererhöhung',
  },
  noCards: 'Es ist keine Karte mehr aufzudecken.',
};

export const ends: EndingWords = {
  title: 'Die Partie ist zu Ende',
  won: 'Gemeinsam gewonnen',
  lost: 'Gemeinsam verloren',
  ships: 'Schiffe',
  contracts: 'Aufträge',
  open: (names) => `Noch offen: ${names}.`,
  titled: (points, title) => `${points}: ${title}`,
  noResult: 'Die Partie geht weiter.',
};

export const text: TextWords = {
  help: [
    'aufdecken: decke eine Karte auf. stopp: beende Phase 1.',
    'abwehren, behalten, in den Hafen lassen: entscheide über ein Schiff in Sicht.',
    'nimm Fregatte, oder nimm 3: nimm eine Karte im Hafen nach Name oder Nummer. passe: nimm nichts mehr.',
    'Expedition, oder Expedition 2: erfülle einen Expeditionsaufruf. wage: setze die Karte „Spieler“ ein.',
    'erfülle Mutmacher, jetzt nicht: entscheide über einen Auftrag. zur Seite, spare Zeit: über den Zeitstapel.',
    'Ende: beende deinen Zug. Stand: höre den Tisch. Karten: höre, was die Karten tun. Chancen: was kommen kann. Auswahl: was du tun kannst.',
  ],
  unknown: (text) => `„${text}“ kenne ich nicht. Gib Hilfe ein für alle Befehle.`,
  unknownCard: (text) => `Hier gibt es keine Karte „${text}“.`,
  which: (names) => `Welche: ${counts.or(names)}?`,
  noSuchNumber: (n, of) => (of === 0 ? 'Es gibt nichts zu wählen.' : `Es gibt keine Nummer ${n}, nur 1 bis ${of}.`),
  canDo: (actions) => `Du kannst: ${actions}.`,
  noOdds: 'Dieser Tisch verrät die Chancen nicht.',
  numbered: (n, what) => `${n}: ${what}`,
};

export const tells: TellWords = {
  round: (n, active) => `Runde ${n}. Am Zug: ${active}.`,
  roundYours: (n) => `Runde ${n}. Du bist am Zug.`,
  roundActive: (n) => `Runde ${n}. Du bist der aktive Spieler.`,
  harbour: (n, list, colours) => `Hafen, ${counts.cards(n)}, ${counts.colours(colours)}: ${list}.`,
  harbourEmpty: 'Der Hafen ist leer.',
  revealed: (card) => `In Sicht: ${card}.`,
  expeditions: (list) => `Expeditionen: ${list}.`,
  contracts: (list) => `Aufträge: ${list}.`,
  piles: (draw, discard) => `${counts.cards(draw)} im Nachziehstapel, ${discard} abgelegt.`,
  time: (cards, points) => `${counts.cards(cards)} im Zeitstapel, ${counts.points(points)} zur Seite gelegt.`,
  player: (name, facts, display) => `${name}: ${facts}. ${display}.`,
  you: (facts, display) => `Du hast ${facts}. ${display}.`,
  nobodyYet: 'Noch niemand angeheuert',
  several: (n, name) => (n === 1 ? name : `${n} × ${name}`),
};
