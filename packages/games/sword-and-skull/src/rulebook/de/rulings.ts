import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { MARKS } = facts;

export const rulings: ChapterWords<'R'> = {
  title: 'Einzelheiten',
  rules: {
    'SS-R1': {
      title: 'Die Burg zahlt einmal je Schritt',
      text: 'Du bekommst das Gold der [Burg](SS-F10) sofort, bevor es weitergeht. Eine Figur, die dorthin gesetzt wird, bekommt es einmal; eine, die weggeschickt wird, bekommt nichts.',
    },
    'SS-R2': {
      title: 'Ein Goldsymbol verdient zweimal',
      text: 'Es verdient bei seiner [Siedlung](SS-F4) von anderen und auf der [Burg](SS-F10). Welche Figur die Mannschaft angeheuert hat, ist gleich.',
    },
    'SS-R3': {
      title: 'Gabelungen',
      text: 'Du wählst den Weg, wann immer eine Figur die [Höhle](SS-M5) oder das [Diebesnest](SS-M6) verlässt, auch mitten im Weg; jede Gabelung, wenn du dort bist.',
    },
    'SS-R4': {
      title: 'Vom See ins Versteck',
      text: 'Jeder Wurf bringt eine Figur aus dem See ein Feld weiter, ins Versteck. Du darfst den Wurf deiner anderen Figur geben, aber nicht bei einem Pasch. Sind beide im Versteck, wählst du die Reihenfolge.',
    },
    'SS-R5': {
      title: 'Einmal der Erste Maat',
      text: 'Du kämpfst gegen ihn beim Hineingehen, nicht beim Verlassen. Figuren anderer im See kommen nach ihm, für den, der bleibt.',
    },
    'SS-R6': {
      title: 'Frei heißt ohne jede Figur',
      text: 'Auch deine eigenen Figuren zählen, selbst die, die du setzt. Ein Schiff kannst du nicht wählen, aber eine Figur von dort nehmen.',
      also: ['unbesetzt'],
    },
    'SS-R7': {
      title: 'Weg, bevor sie dran ist',
      text: 'Hat bei einem [Pasch](SS-M3) die zweite Figur ihr Feld verlassen, bevor sie an der Reihe ist, hat sie kein Ereignis und keine Kämpfe.',
    },
    'SS-R8': { title: 'Deine eigenen Figuren', text: 'Deine eigenen Figuren kämpfen nie gegeneinander.' },
    'SS-R9': {
      title: 'Nach einem Kampf',
      text: 'Mannschaftskarten für den [Lohn](SS-B6) werden in diesem Moment gezählt. Der Verlierer bleibt stehen, außer eine Schuld schickt ihn weg; auch nach einer Niederlage kämpft der Angreifer weiter. Wer weggeschickt wurde, wird nicht mehr bekämpft.',
    },
    'SS-R10': {
      title: 'Gegner und Leerseiten',
      text: 'Auch für Gegner, Ersten Maat und König verliert eine [Leerseite](SS-B2).',
    },
    'SS-R11': {
      title: 'Karten gegen Gegner',
      text: 'Glückstreffer und Geistesblitz wirken auch gegen Gegner, Ersten Maat und König, aber nur für den Besitzer der Figur.',
    },
    'SS-R12': {
      title: 'Nach einer Karte',
      text: 'Wurde eine Karte gespielt, müssen beide neu passen. Gegen Gegner, Ersten Maat und König spielt man nur nach den Würfeln.',
    },
    'SS-R13': {
      title: 'Mehrere Schulden zugleich',
      text: 'Was ein Ereignis kostet, wird zuerst zusammengezählt, und jeder Gläubiger bekommt alles. Mannschaft und Schicksalskarten werden nie verkauft. Der Verlierer eines Kampfs kann in [Schulden](SS-D1) geraten; die Tränenbrücke macht nie welche.',
    },
    'SS-R14': {
      title: 'Bieten',
      text: 'Ein Gebot muss höher sein als das höchste bisher. Wer nicht höher bieten kann, wird nicht gefragt. Ohne Gegenstand gibt es keine Versteigerung.',
    },
    'SS-R15': {
      title: 'Eine Waffe zu viel',
      text: 'Auch die neue Waffe darf verkauft werden. Andere Gegenstände haben keine Grenze.',
    },
    'SS-R16': {
      title: 'Gleichstand auf der Brücke',
      text: 'Für den Offizier zählt nur die Mannschaft, für den Piraten nur das Gold. Gehörst du zu denen, die am meisten haben, geschieht nichts. Sind es mehrere andere, wählst du einen.',
    },
    'SS-R17': {
      title: 'Mannschaft muss man nehmen',
      text: 'Du musst eine Mannschaftskarte nehmen, von den Sorten, die noch da sind. Zahlen musst du auch, wenn keine mehr da war. Deine eigene Mannschaft kostet dich nichts.',
    },
    'SS-R18': {
      title: 'Einen Gegner besiegen',
      text: 'Deine ganze Mannschaft zählt, wenn der Gegner aufgedeckt wird. Er wird abgelegt, ob du gewinnst oder verlierst; zu verlieren kostet nichts. Gewinnst du, bekommst du erst das Gold, dann den Gegenstand, dann die Karte der Rauchhöhle.',
    },
    'SS-R19': {
      title: 'Das Lösegeld ist deine Wahl',
      text: 'Du entscheidest, nachdem der Preis gewürfelt ist. Kannst oder willst du nicht zahlen, kämpfst du. Jeder Besuch würfelt neu, und verkaufen darf man dafür nichts.',
    },
    'SS-R20': {
      title: 'Ins Diebesnest geschickt',
      text: 'Du würfelst und zahlst und kämpfst dann gegen die Figuren dort; mit Schulden gehst du ohne Kampf zu deinem Schiff. Den Weg hinaus wählst du in einem späteren Zug.',
    },
    'SS-R21': {
      title: 'Weiter durch die Lava',
      text: 'Alle Regeln der Bewegung gelten, und [Lavatunnel](SS-F7), zu denen du kommst, wirken wieder. Du kämpfst nur, wo der Weg endet, auch auf Lavatunneln nach einer Leerseite.',
    },
    'SS-R22': {
      title: 'Links und Runde',
      text: 'Die Plätze gehen im Uhrzeigersinn; dein linker Nachbar ist der nächste. Eine Runde sind so viele Züge, wie es Spieler gibt.',
    },
    'SS-R23': {
      title: 'Zahlen auf der Mannschaft',
      text: `Es gibt nur die Zahlen ${MARKS.join(' und ')}, also nutzen 2 Spieler die Mannschaft von 3.`,
    },
    'SS-R24': {
      title: 'Namen',
      text: 'Das Regelheft war niederländisch; Karten und Felder haben hier deutsche Namen.',
      also: ['niederländisch', 'Übersetzung'],
    },
  },
};
