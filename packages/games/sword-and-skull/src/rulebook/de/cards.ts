import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { WEAPON_LIMIT, WINDS_MIN, WINDS_MAX, CARGO_GOLD, SHARES_PER_SYMBOL, SHARES_LEAST, FINGERS_GOLD } = facts;
const { LUCKY_BLOW_PLUS, SPYGLASS_PLUS, COMPASS_STEPS, COMPASS_LEAST, ROPE_PER_PIP, DOUBLOON_GOLD } = facts;

export const cards: ChapterWords<'C'> = {
  title: 'Karten',
  rules: {
    'SS-C1': {
      title: 'Schicksalskarten',
      text: 'Jede Karte sagt, wann sie gespielt wird. Du behältst sie geheim, außer sie sagt „sofort“. Ziehst du zwei solche Karten zusammen, wählst du, welche zuerst kommt; Karten, die liegen bleiben, zählen dazu.',
      also: ['Hand', 'geheim', 'sofort'],
    },
    'SS-C2': {
      title: 'Gegenstände und Waffen',
      text: `Gegenstände liegen offen. Einer mit Stärke ist eine Waffe, und du darfst ${WEAPON_LIMIT[0]} für den Offizier und ${WEAPON_LIMIT[1]} für den Piraten haben. Mit einer mehr musst du eine dieser Figur zu ihrem Preis verkaufen. Sonst werden Gegenstände nur bei Schulden oder durch Räuberhandel verkauft.`,
      also: ['Grenze', 'Hände', 'verkaufen'],
    },
    'SS-C3': {
      title: 'Mannschaft',
      text: 'Die Mannschaft liegt offen und wirkt durch ihre Symbole: Stärke für den Offizier, Stärke für den Piraten, Gold.',
    },
    'SS-C4': {
      title: 'Wann du in deinem Zug Karten spielst',
      text: 'Am Anfang: Räuberhandel, so oft du willst; dann statt des Würfelns ein Ortskundiger oder Günstiger Wind. Am Ende, nach allen Ereignissen und Kämpfen: Versteigerung, Silberzunge und Neue Rekruten, so oft du willst.',
      also: ['Zeitpunkt', 'Anfang', 'Ende'],
    },
    'SS-C5': {
      title: 'Die Frage verrät nichts',
      text: 'Am Anfang und Ende deines Zugs und in deinen Kämpfen wirst du gefragt, sobald du eine Karte hast, auch wenn sie nicht passt; mit leerer Hand nie.',
      also: ['gefragt', 'geheim'],
    },
    'SS-C6': {
      title: 'Ablegen',
      text: 'Eine Karte, die gespielt oder ausgeführt wird, kommt offen auf die Ablage, bevor sie wirkt; eine, die auf eine andere wartet, liegt offen neben den Stapeln. Karten, die liegen bleiben, bleiben bis zum Ende. Eine Hand hat keine Grenze, und niemand sieht oder nimmt sie.',
      also: ['Handgrenze'],
    },
    'SS-C7': {
      title: 'Ortskundiger und Günstiger Wind',
      text: `Statt zu würfeln: Der Ortskundige setzt eine deiner Figuren wie [zwei Leerseiten](SS-M4). Mit Günstigem Wind geht eine Figur ${WINDS_MIN} bis ${WINDS_MAX} Felder nach allen Regeln der Bewegung.`,
    },
    'SS-C8': {
      title: 'Räuberhandel',
      text: 'Du kaufst einem anderen Spieler eine Waffe zu ihrem Preis ab. Er kann nicht ablehnen und bekommt das Gold. Danach gilt deine [Grenze](SS-C2).',
    },
    'SS-C9': {
      title: 'Versteigerung, Silberzunge, Neue Rekruten',
      text: 'Versteigerung braucht einen Gegenstand, Silberzunge einen Spieler mit mehr Mannschaftskarten als du, Neue Rekruten eine Mannschaftskarte, die noch da ist. Für einen Rekruten zahlst du niemandem.',
    },
    'SS-C10': {
      title: 'Sofort-Karten',
      text: `Treibgut: ${CARGO_GOLD} Gold. Mannschaftsanteile: ${SHARES_PER_SYMBOL} Gold für jedes Goldsymbol deiner Mannschaft, mindestens ${SHARES_LEAST}. Lange Finger: Zahle ${FINGERS_GOLD} Gold in den Schatzhort. Schmuggelkiste: der oberste Gegenstand. Plötzliche Bö: Eine deiner Figuren, nach Wahl, geht zu ihrem Schiff; sind beide dort, geschieht nichts.`,
    },
    'SS-C11': {
      title: 'Karten, die liegen bleiben',
      text: 'Auftrag der Königin gibt dem Offizier 1 Stärke, Finsterer Ruf dem Piraten 1. Sie liegen für den Rest des Spiels offen.',
    },
    'SS-C12': {
      title: 'Glückstreffer und Burgfrieden',
      text: `Glückstreffer erhöht deine Summe um ${LUCKY_BLOW_PLUS}, rettet aber keine Leerseite. Burgfrieden heißt: kein Kampf, kein Sieger, kein Lohn; er wirkt nicht gegen Gegner, Ersten Maat oder König.`,
    },
    'SS-C13': {
      title: 'Fernrohr',
      text: `Es bringt ${SPYGLASS_PLUS} gegen Gegner und den Ersten Maat. Einmal im Zug siehst du heimlich den Gegner einer Höhle, bevor er aufgedeckt wird, und kämpfst gegen ihn, oder legst ihn nach unten und kämpfst gegen den nächsten. Ein leerer Stapel wird zuerst gefüllt; liegt nur noch ein Gegner darin, kommt die gemischte Ablage darunter. Ein zweites bringt nichts.`,
    },
    'SS-C14': {
      title: 'Schiffskompass',
      text: `Nach einem Wurf, der kein Pasch ist, darfst du ${COMPASS_STEPS} Feld mehr oder weniger gehen, aber mindestens ${COMPASS_LEAST}. Nicht bei Lavatunneln oder Günstigem Wind. Eine Figur im See geht trotzdem ins Versteck. Ein zweiter bringt nichts.`,
    },
    'SS-C15': {
      title: 'Seil mit Enterhaken, Glücksdublone',
      text: `Mit dem Seil schicken Treibsand, Geysir und Götzenbild deine Figuren nicht zu ihrem Schiff: Der Geysir gibt dann seine Karte, das Götzenbild nichts; und das Diebesnest kostet dich ${ROPE_PER_PIP} Gold je Auge. Eine Dublone bringt auf der Burg ${DOUBLOON_GOLD} Gold mehr. Zwei Dublonen zählen zusammen, zwei Seile nicht.`,
    },
  },
};
