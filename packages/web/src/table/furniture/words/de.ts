import type { FurnitureWords } from './en.js';

export const de: FurnitureWords = {
  board: {
    view: 'Blick auf das Brett',
    zoomIn: 'Näher heran',
    zoomOut: 'Weiter weg',
    whole: 'Ganzes Brett',
    follow: 'Dem Geschehen folgen',
    regions: 'Teile des Bretts',
    keys: 'Pfeiltasten gehen von Ort zu Ort, mit Umschalt verschieben sie das Brett; Plus und Minus zoomen, 0 zeigt das ganze Brett.',
  },
  together: {
    hide: 'Auf das Brett schauen',
    show: (title) => `Zurück zu: ${title}`,
    waiting: 'kommt noch',
    asked: 'entscheidet jetzt',
    passed: 'hat gepasst',
    decided: 'hat entschieden',
    secret: 'hat heimlich entschieden',
  },
  question: {
    filter: 'In der Liste suchen',
    found: (fitting, all) => (fitting === all ? `${all} Möglichkeiten` : `${fitting} von ${all} Möglichkeiten`),
    none: 'Keine davon passt. Lösche ein paar Buchstaben.',
  },
  draft: {
    back: 'Einen Schritt zurück',
    anew: 'Neu anfangen',
    open: (part) => `Noch zu wählen: ${part}`,
    only: 'das Einzige',
    confirm: 'So machen',
  },
  plans: {
    title: 'In einem Zug',
    apart: 'Das geht hier nicht zusammen als ein Befehl.',
    onceMore: 'Sag es noch einmal, dann geschieht es.',
    takeBack: (what) => `Zurücknehmen: ${what}`,
    running: (what) => `${what} …`,
    done: (what) => `${what}: erledigt.`,
    stopped: (what, why) => `${what}: angehalten. ${why}`,
    why: {
      chance: 'Beim letzten Schritt war Zufall im Spiel, oder etwas Neues kam ans Licht.',
      other: 'Jetzt ist jemand anderes am Zug.',
      illegal: 'Der nächste Schritt ist nicht mehr möglich.',
      refused: 'Der letzte Schritt wurde nicht gemacht.',
      endless: 'Es hätte kein Ende genommen.',
    },
  },
};
