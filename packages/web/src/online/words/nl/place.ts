import type { OnlineWords } from '../en.js';

export const place: OnlineWords['place'] = {
  lobby: 'Lobby',
  newTable: 'Nieuwe tafel',
  yourTables: 'Jouw tafels',
  daily: 'Deal van de dag',
  ratings: 'Ranglijst',
  cancel: 'Annuleren',
  loading: 'Even peilen …',
  loadingTable: 'We roeien naar de tafel …',
  offline: 'Alleen op zee: de server is niet te bereiken. Spelen tegen bots kan gewoon.',
  offlineLink: 'Speel tegen bots',
  reconnecting: 'Verbinding weg. Opnieuw verbinden …',
  reconnectNow: 'Probeer nu',
  connected: 'Weer verbonden.',
  errorTitle: 'Deze zeekaart is gescheurd',
  retry: 'Probeer opnieuw',
  copyReport: 'Kopieer verslag',
  reportCopied: 'Het verslag staat op je klembord.',
  copyFailed: 'Kopiëren lukte niet. Hier staat het om te selecteren en te kopiëren:',
  updated: (time) => `Stand van ${time}`,
};
