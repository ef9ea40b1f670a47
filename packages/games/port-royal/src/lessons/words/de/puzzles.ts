import type { PuzzleWords } from '../puzzle-words.js';

export const puzzles: PuzzleWords = {
  draw: { name: 'Aufhören oder aufdecken', ask: 'Aufhören oder noch eine Karte?' },
  card: { name: 'Welche Karte', ask: 'Welche Karte nimmst du, wenn überhaupt?' },
  buy: { name: 'Nehmen oder nicht', ask: 'Nehmen oder nichts nehmen?' },
  repel: { name: 'Abwehren oder in den Hafen lassen', ask: 'Dieses Schiff abwehren oder in den Hafen lassen?' },
  expedition: { name: 'Expedition', ask: 'Jetzt die Expedition, oder zuerst etwas anderes?' },
  gamble: { name: 'Spieler', ask: 'Ist das ein Moment für den Spieler?' },
  contract: { name: 'Auftrag', ask: 'Den Auftrag jetzt erfüllen?' },
  time: { name: 'Zeit oder Punkte', ask: 'Ein Punkt oder die Zeit?' },
};
