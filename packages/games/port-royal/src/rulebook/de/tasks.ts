import { contractName, taskGist } from '../../variants/words/public.js';
import { coins, swords } from '../../words/grammar/de.js';
import { asked, CHEAP, contract, PAIRS, timesFor } from '../facts.js';
import type { ChapterWords } from '../words.js';

const pairs = PAIRS.map((one) => `${contractName(one, 'de')}: ${taskGist(one, 'de')}`).join('; ');
const title = (id: string): string => contract(id).names.de;

export const tasks: ChapterWords<'K'> = {
  title: 'Die Aufgaben der Aufträge',
  rules: {
    'PR-K1': {
      title: 'Zwei Personen',
      text: `Du hast beide Personen in deiner Auslage; ein Tausendsassa ersetzt keine davon, und ein Großhändler ist kein Händler. ${pairs}.`,
      also: ['Paar'],
    },
    'PR-K2': {
      title: title('cheap_staff'),
      text: `Du hast ${CHEAP.persons} Personen in deiner Auslage, auf denen ein Preis von höchstens ${CHEAP.cost} steht. Was du wirklich gezahlt hast, spielt keine Rolle: Ein Rabatt macht niemanden billig.`,
    },
    'PR-K3': {
      title: title('tax_officer'),
      text: 'Du wirst gefragt, wenn du Steuern zahlen musst. Die Reihenfolge ist von uns, da die Anleitung keine nennt: Zuerst zahlen alle; dann entscheiden reihum alle, die gezahlt haben, der aktive Spieler zuerst, und bekommen die Münzen des Auftrags; zuletzt wird der Bonus der Steuerkarte ermittelt und gezahlt.',
    },
    'PR-K4': {
      title: title('frigate_foe'),
      text: `Handle mit einer Fregatte und verzichte auf alle Münzen, auch die deiner Händler, insgesamt ${timesFor('frigate_foe')}-mal: Dein Holzwürfel rückt jedes Mal ein Feld vor, und beim letzten Mal erfüllst du den Auftrag. Ein Holzwürfel unterwegs bleibt dort; woanders kannst du ihn nicht einsetzen. Die Fregatte wird abgelegt. Nach unserer Auslegung verzichtest du nur auf eigene Münzen: Die Gebühr im Zug anderer zahlst du trotzdem, aus Münzen, die du hast, ein Kontorist gibt trotzdem eine Karte mehr, und das Geschenk eines Schiffes geht trotzdem an einen Mitspieler.`,
      also: ['verzichten'],
    },
    'PR-K5': {
      title: title('galleon_foe'),
      text: `Wie beim [${title('frigate_foe')}](PR-K4), aber mit Galeonen und nur ${timesFor('galleon_foe')}-mal.`,
      also: ['verzichten'],
    },
    'PR-K6': {
      title: title('jinx'),
      text: 'Decke in deinem eigenen Zug [ein zweites Schiff einer Farbe](PR-D6) auf, das du nicht abwehrst, mit oder ohne die Karte „Spieler“.',
    },
    'PR-K7': {
      title: title('tiny_gamester'),
      text: `In deinem eigenen Zug liegen Schiffe in ${asked('tiny_gamester')} Farben im Hafen: Dein Holzwürfel kommt auf das erste Feld. Gelingt es in einem späteren Zug noch einmal, ist der Auftrag erfüllt. Gefragt wirst du einmal je Zug, wenn diese Farbe hereinkommt; mit der Karte „Spieler“ erst nach allen ihren Karten und nur, wenn es gut ging, denn die Anleitung lässt es offen.`,
    },
    'PR-K8': {
      title: title('gamester'),
      text: `In deinem eigenen Zug liegen einmal Schiffe in ${asked('gamester')} Farben im Hafen. Gefragt wirst du wie bei [${title('tiny_gamester')}](PR-K7).`,
    },
    'PR-K9': {
      title: title('pack_of_pirates'),
      text: `Solange du den Auftrag noch erfüllen kannst, darfst du von jeder Farbe ein [abgewehrtes](PR-D3) Schiff behalten, statt es abzulegen. Mit allen ${asked('pack_of_pirates')} Farben darfst du ihn erfüllen, sofort oder später in einem eigenen Zug, und legst sie ab. Hast du ein Schiff einer Farbe ziehen lassen, darfst du ein späteres behalten.`,
    },
    'PR-K10': { title: title('fighter'), text: `Du hast ${swords(asked('fighter'))} in deiner Auslage.` },
    'PR-K11': { title: title('explorer'), text: 'Du hast eine Expedition in deiner Auslage.' },
    'PR-K12': {
      title: title('small_court'),
      text: `Du hast ${asked('small_court')} Einflusspunkte. Nur wenn ihr gemeinsam spielt oder du allein.`,
    },
    'PR-K13': {
      title: title('ransom'),
      text: `Zahle ${coins(asked('ransom'))} auf den Ablagestapel. Nur wenn ihr gemeinsam spielt oder du allein.`,
    },
  },
};
