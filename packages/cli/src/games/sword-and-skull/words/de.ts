import type { TableWords } from './catalogue.js';

const cards = (n: number) => `${n} ${n === 1 ? 'Schicksalskarte' : 'Schicksalskarten'}`;

export const de: TableWords = {
  goal: [
    'Bringe als Erster deinen Offizier oder deinen Piraten zum Piratenkönig: Zahle sein Lösegeld, oder besiege ihn. Sammle auf dem Weg um die Insel Mannschaft, Waffen und Gold.',
    'In jedem Zug werden zwei Würfel geworfen, und du wählst, welche deiner beiden Figuren so viele Felder geht.',
  ],
  rules: [
    'DEIN ZUG: Wirf zwei Würfel (Leerseite, 1 bis 5), gehe die Summe mit Offizier oder Pirat, führe das Feld aus und kämpfe dann gegen jede Figur anderer dort. Bei einem Pasch gehen beide Figuren. Zwei Leerseiten setzen eine Figur auf ein freies Feld des Außenwegs.',
    'STÄRKE: die Symbole auf Mannschaft, Waffen und manchen Schicksalskarten. Jedes gilt für den Offizier oder für den Piraten. Eine Figur hat zwei Hände: höchstens zwei Waffen.',
    'KÄMPFE: Jede Seite würfelt und zählt ihre Stärke dazu. Die höhere Summe gewinnt, Gleichstand der Angreifer, und die Leerseite verliert immer. Wer die Figur eines anderen besiegt, darf ihm etwas Gold abnehmen, oder eine Mannschaftskarte, wenn er mehr davon hat.',
    'SIEDLUNGEN: Heuere Mannschaft an und zahle dann den anderen für ihre Goldsymbole von dort. Die Burg zahlt dir jedes Mal, wenn du vorbeikommst, für alle deine Goldsymbole.',
    'HÖHLEN: Kämpfe gegen einen Gegner. Je mehr Mannschaft du hast, desto stärker ist er und desto mehr bringt er ein.',
    'VULKAN: Der Weg hinein beginnt bei der ersten Höhle. Vom Diebesnest kannst du in den Feuersee gehen, und von dort ins Versteck.',
    'SCHULDEN: Wer mehr Gold zahlen muss, als er hat, verkauft Gegenstände; die Bank zahlt den Rest, und die Figur geht zurück zu ihrem Schiff.',
    'Was ein Feld oder eine Karte tut, sagt dir c: c mit dem Namen, oder c allein für die Felder deiner Figuren und deine Karten.',
  ],
  round: (n) => `Runde ${n}`,
  piles: (enemies, items, fortune) => `Stapel: Gegner ${enemies}, Gegenstände ${items}, Schicksal ${fortune}`,
  columns: {
    gold: 'Gold',
    crew: 'Mann',
    hand: 'Hand',
    might: 'Stärke (Offizier/Pirat)',
    ransom: 'Lösegeld',
    king: 'König',
  },
  crew: 'Mannschaft',
  items: 'Gegenstände',
  hand: 'Deine Hand',
  outer: 'Außenweg, im Uhrzeigersinn ab der Burg. A, B … Offiziere, a, b … Piraten.',
  volcano: 'Vulkanweg, ab Höhle 1. Vom Diebesnest geht es auch in den Feuersee.',
  foes: { mate: 'Erster Maat', king: 'Piratenkönig' },
  figureOf: (name, figure) => `${figure} von ${name}`,
  yours: (figure) => `${figure} von dir`,
  fight: (mine, theirs) => `Kampf: ${mine} gegen ${theirs}`,
  side: (who, might, plus) => `${who} (Stärke ${might}${plus > 0 ? ` + ${plus}` : ''})`,
  rolled: (who, might, die, plus, total) =>
    die === 0
      ? `${who} (Leerseite)`
      : `${who} (Stärke ${might} + Wurf ${die}${plus > 0 ? ` + ${plus}` : ''} = ${total})`,
  reward: (gold, items, n) =>
    [
      ...(gold > 0 ? [`${gold} Gold`] : []),
      ...(items > 0 ? [`${items} ${items === 1 ? 'Gegenstand' : 'Gegenstände'}`] : []),
      ...(n > 0 ? [cards(n)] : []),
    ].join(', '),
  auction: (item, about) => `Versteigerung: ${item}. ${about}`,
  highest: (gold, name) => `Höchstes Gebot: ${gold} Gold, von ${name}.`,
  yourBid: (gold) => `Dein Gebot von ${gold} Gold ist das höchste.`,
  noBid: 'Noch hat niemand geboten.',
  outcomes: {
    gold: (n) => `${n > 0 ? '+' : '−'}${Math.abs(n)} Gold`,
    castle: (n) => `+${n} Gold von der Burg`,
    dues: (n, name) => `${n} Gold an ${name}`,
    crew: (names) => `Mannschaft: ${names}`,
    noCrew: 'keine Mannschaft mehr da',
    enemy: (least, most, chance) =>
      `Gegner mit Stärke ${least === most ? least : `${least} bis ${most}`}, besiegt in ${chance}`,
    noEnemy: 'kein Gegner mehr da',
    cards,
    auction: 'Versteigerung eines Gegenstands',
    nothing: 'nichts geschieht',
    back: (chance) => `zurück zum Schiff in ${chance}`,
    idol: (most) => `1 bis ${most} Gold`,
    lava: 'weiter mit einem Wurf',
    takeCrew: (names) => `eine Mannschaftskarte von ${names}`,
    takeGold: (n, names) => `${n} Gold von ${names}`,
    den: (perPip) => `${perPip} Gold je Auge zahlen`,
    buried: 'zwei Würfel in Gold',
    mate: (chance) => `Erster Maat besiegt in ${chance}`,
    lair: (least, most, chance) => `Lösegeld von ${least} bis ${most}, zahlbar in ${chance}`,
    king: (chance) => `König besiegt in ${chance}`,
    foe: (who, might, chance) => `Kampf: ${who} (Stärke ${might}), gewonnen in ${chance}`,
    foeWithCrew: (chance) => `mit der richtigen Mannschaftskarte von hier: ${chance}`,
    debt: 'SCHULDEN',
    wins: (chance) => `gewonnen in ${chance}`,
    left: (gold) => `${gold} Gold übrig`,
    youWin: 'du gewinnst die Partie',
    winning: 'du gewinnst den Kampf',
    losing: 'du verlierst den Kampf',
  },
  odds: {
    sums: 'Summe der zwei Würfel, und wie wahrscheinlich sie ist:',
    double: 'ein Pasch: Beide Figuren gehen',
    blank: 'zwei Leerseiten: eine Figur auf ein freies Feld des Außenwegs',
    fight: (mine, theirs) => `Sieg: ${mine} gegen ${theirs}`,
    none: 'Jetzt wird nicht gewürfelt.',
  },
  ending: {
    ransom: (name, figure) => `${name}: Lösegeld gezahlt, ${figure}`,
    fight: (name, figure) => `${name}: Piratenkönig besiegt, ${figure}`,
  },
  unknown: (asked) =>
    `Es gibt kein Feld und keine Karte „${asked}“: Gib den Namen, die Nummer einer Wahl oder nur c ein.`,
};
