import type { Sentences } from '../reasons.js';

const parts = (warehouses: number, chiefs: number, fleets: number) =>
  [
    ...(warehouses > 0 ? [many(warehouses, 'Lagerhaus', 'Lagerhäuser')] : []),
    ...(chiefs > 0 ? ['einen Verwalter'] : []),
    ...(fleets > 0 ? [many(fleets, 'Flotte', 'Flotten')] : []),
  ].join(', ');
const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const dukaten = (n: number) => many(n, 'Dukaten', 'Dukaten');

export const de: Sentences = {
  voyage: ({ place, ducats, turns }) =>
    `${place}: was an Bord ist, bringt dort ${dukaten(ducats)}, in ${many(turns, 'Zug', 'Zügen')}.`,
  toLoad: ({ place, cubes }) =>
    `${place}: Dort ${cubes === 1 ? 'lässt' : 'lassen'} sich ${many(cubes, 'Ware', 'Waren')} laden.`,
  hunt: ({ place, pips }) =>
    `${place}: Ein Gefecht mit ${many(pips, 'Piraten', 'Piraten')} bringt Erfahrung, vielleicht auch ein Schiff.`,
  meet: ({ place, pips }) => `${place}: ${many(pips, 'Pirat', 'Piraten')} auf dem Weg.`,
  mail: ({ place }) => `${place}: Das Paketboot füllt dort die Lager auf.`,
  start: ({ place }) => `${place}: Für seine Waren wird in der Nähe gut gezahlt.`,
  nationAt: ({ place, warehouses, chiefs, fleets }) =>
    `${place}: Andere haben dort ${parts(warehouses, chiefs, fleets)}, und das wird gesperrt.`,
  nothingThere: ({ place }) => `${place}: Andere haben dort nichts.`,
  farCargo: ({ points }) =>
    `Die Partie endet, bevor diese Ladung verkauft ist: Dort zählt sie nach ihrer Entfernung ${many(points, 'Punkt', 'Punkte')}.`,
  askFee: ({ fee }) => `Ein gefüllter Platz ist mehr wert als ${dukaten(fee)}.`,
  accept: ({ fee }) => `${dukaten(fee)}: ein fairer Preis.`,
  decline: ({ fee }) => `${dukaten(fee)}: dafür zu wenig.`,
  mixed: ({ share }) =>
    `Auf eine Karte, die immer kommt, gibt es eine Antwort: Diese kommt in ${share} % der Fälle, wie der Zufall will.`,
  raid: ({ place, n }) =>
    `${place}: ${many(n, 'Lagerhaus lässt', 'Lagerhäuser lassen')} sich ohne Gefecht zerstören, ${n === 1 ? '' : 'je '}ein Punkt für seinen Besitzer.`,
  deliver: ({ place, ducats }) => `${place}: Das bringt ${dukaten(ducats)} und beruhigt die Mannschaften.`,
  ship: ({ place, ship }) => `${place}: Für ein weiteres Schiff (${ship}) ist Ladung da.`,
  warehouse: ({ place, n }) =>
    `${place}: Dieses Lagerhaus fasst ${many(n, 'Ware', 'Waren')}, ist sofort voll und zählt einen Punkt.`,
  director: ({ place }) => `${place}: Ein Direktor legt bei jeder Lieferung dort ein Drittel dazu.`,
  governor: ({ place }) =>
    `${place}: Ein Gouverneur bringt jeden Zug einen Dukaten, und andere müssen fragen, ob sie bauen dürfen.`,
  commander: ({ place }) => `${place}: Ein Kommandeur übt mit den Flotten, die dort liegen.`,
  fort: ({ place }) => `${place}: Ein Fort ist mehr Punkte wert als seine Dukaten.`,
  takeOver: ({ place }) => `${place}: Wem der Posten gehört, hat dort nichts, um ihn zu halten.`,
  card: ({ card, points }) => `${card}: ${many(points, 'Punkt', 'Punkte')}, und was die Karte sonst kann.`,
  nation: ({ nation, pips, takes, n }) =>
    `${nation}: Mit ${many(pips, 'Auge', 'Augen')} kann sie ${takes === 'warehouses' ? many(n, 'Lagerhaus', 'Lagerhäuser') : takes === 'administrator' ? 'einen Verwalter' : 'nichts'} von anderen entfernen, und sie sperrt ihnen einen Hafen.`,
  noNation: () => 'Ohne Nation wird den anderen kein Hafen gesperrt.',
  load: () => 'Ein leerer Platz macht die Mannschaft meuterisch, ein voller verdient.',
  stay: ({ tokens }) => `Warten kostet ${tokens} Meuterei, und was hier ist, bleibt in Reichweite.`,
  waitToBuy: () => 'Solange das Paketboot hier liegt, kann hier gebaut werden.',
  payOff: ({ good }) => `Eine Ware weniger (${good}), und ein Pirat weniger, mit dem zu rechnen ist.`,
  fightOn: ({ strength }) =>
    `Die Ladung bleibt an Bord. Piraten greifen nur an, wenn Augen mal Angriffslust mehr sind als die Stärke ${strength} dieser Flotte.`,
  surely: () => 'Keine andere Karte verspricht mehr gegen diesen Feind.',
  spread: () => 'Es hält am meisten aus, so geht kein Schiff verloren.',
  capture: () => 'Ein Schiff mehr, und nichts zu bezahlen.',
  mark: () => 'Diese Karte hilft am meisten in kommenden Gefechten.',
  refill: () => 'Die eigenen Lager werden gefüllt, die der anderen nicht.',
  attack: () => 'Ein Gefecht bringt Erfahrung und kann den anderen ein Schiff kosten.',
  hold: () => 'Ohne Gefecht wird nichts gewagt und nichts gelernt.',
  speed: () => 'Das macht die Flotte wieder schneller.',
  rescueShip: () => 'Ohne Reparatur geht dieses Schiff vielleicht bald verloren.',
  pointBack: () => 'Schaden oder Meuterei kostet am Ende einen Punkt, die Reparatur einen Dukaten.',
  save: () => 'Die Dukaten bleiben für später, und drei davon sind ein Punkt.',
  pledge: () => 'Eine Wertung jetzt gibt denen eine Nation, die zurückliegen.',
  keepTokens: () => 'Eine Wertung jetzt würde nur den anderen helfen.',
  strike: () => 'Die Nation zahlt dafür, und die anderen leiden darunter.',
  soldAtEnd: ({ place, ducats, points }) =>
    `${place}: rechtzeitig erreicht, was an Bord ist, bringt ${dukaten(ducats)}; unverkauft würde es dort ${many(points, 'Punkt', 'Punkte')} zählen.`,
  emptySlots: ({ n }) =>
    `Am Ende füllt nichts ${many(n, 'Platz', 'Plätze')} davon: ${n === 1 ? '' : 'je '}ein Punkt weniger.`,
  fillsSlots: ({ n }) =>
    `Seine Waren würden ${many(n, 'leeren Platz', 'leere Plätze')} füllen, die sonst je einen Punkt kosten.`,
  countsAtEnd: ({ cost, points }) =>
    `${dukaten(cost)} für ${many(points, 'Punkt', 'Punkte')}, wo drei behaltene Dukaten ein Punkt sind.`,
  cardAtEnd: ({ card, cost, points, bonus }) =>
    `${card}: ${dukaten(cost)} für ${many(points, 'Punkt', 'Punkte')}${bonus ? ' samt Bonus' : ''}, wo drei behaltene Dukaten ein Punkt sind.`,
  saveForCard: ({ card, cost, points, bonus }) =>
    `Als Nächstes wird geforscht: ${card} zählt ${many(points, 'Punkt', 'Punkte')}${bonus ? ' samt Bonus' : ''}, für ${dukaten(cost)}.`,
  keepAtEnd: () => 'Drei behaltene Dukaten sind ein Punkt, und wer mehr davon hat, gewinnt bei Gleichstand.',
  paysForCard: ({ card, cost, points, bonus }) =>
    `Das bezahlt eine Karte: ${card} zählt ${many(points, 'Punkt', 'Punkte')}${bonus ? ' samt Bonus' : ''}, für ${dukaten(cost)}.`,
  ownField: ({ card }) => `Mit dieser Karte (${card}) zählt ein Feld ohne andere eigene Flotte einen Punkt.`,
  duel: ({ mine, theirs }) =>
    `Eigene Kanonen: ${mine}, fremde: ${theirs}. Jeder Schaden, der bleibt, ist ein Punkt weniger, jede neue Stufe ein Punkt mehr.`,
  idle: ({ tokens }) =>
    `Warten kostet ${tokens} Meuterei: ${tokens === 1 ? '' : 'je '}ein Punkt weniger, wenn niemand sie beruhigt.`,
  tooLate: ({ place }) => `${place}: Das Paketboot kommt nicht an, bevor die Partie endet.`,
  idleShip: ({ place }) => `${place}: Für ein weiteres Schiff ist keine Ladung da, und ein leeres meutert.`,
  detour: () => 'Der beste Weg zu jedem Hafen führt anderswo entlang.',
  split: () => 'Eine Flotte mehr für einen Dukaten: Ihre Schiffe können getrennt fahren.',
  merge: () => 'Eine Flotte statt zweien: Von ihrer Erfahrung bleibt nur die höhere.',
  abandon: () => 'Ein Schiff, das man aufgibt, bringt nichts.',
  dump: () => 'Was über Bord geht, bringt nichts.',
  request: () => 'Die Erlaubnis, hier zu bauen, kostet Geld, falls es sie gibt.',
  nothing: () => 'Es spricht nichts Besonderes dafür.',
  onlyWay: () => 'Es gibt nichts anderes zu tun.',
  best: () => 'Nichts anderes sieht von hier aus besser aus.',
};
