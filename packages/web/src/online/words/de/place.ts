import type { OnlineWords } from '../en.js';

export const place: OnlineWords['place'] = {
  lobby: 'Lobby',
  newTable: 'Neuer Tisch',
  yourTables: 'Deine Tische',
  daily: 'Kartenfolge des Tages',
  ratings: 'Rangliste',
  cancel: 'Abbrechen',
  loading: 'Wir peilen …',
  loadingTable: 'Wir rudern zum Tisch …',
  offline: 'Allein auf See: Der Server ist nicht zu erreichen. Partien gegen Bots gehen wie immer.',
  offlineLink: 'Gegen Bots spielen',
  reconnecting: 'Verbindung weg. Wir verbinden neu …',
  reconnectNow: 'Jetzt versuchen',
  connected: 'Wieder verbunden.',
  errorTitle: 'Diese Seekarte ist zerrissen',
  retry: 'Noch einmal',
  copyReport: 'Bericht kopieren',
  reportCopied: 'Der Bericht ist in der Zwischenablage.',
  copyFailed: 'Das Kopieren ging nicht. Hier steht es zum Auswählen und Kopieren:',
  updated: (time) => `Stand ${time}`,
};
