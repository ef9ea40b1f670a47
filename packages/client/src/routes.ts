import type { API, ApiName, SOCKET_PATH as PATH } from '@roadstead/protocol';

/**
 * Method and path of every request, without the schemas: a page that only calls them need not carry those. The type is made
 * from `API`, so that a difference does not compile.
 */
export const ROUTES: {
  readonly [N in ApiName]: { readonly method: (typeof API)[N]['method']; readonly path: (typeof API)[N]['path'] };
} = {
  enter: { method: 'POST', path: '/api/enter' },
  me: { method: 'GET', path: '/api/me' },
  changeMe: { method: 'PATCH', path: '/api/me' },
  account: { method: 'POST', path: '/api/account' },
  passphrase: { method: 'POST', path: '/api/me/passphrase' },
  login: { method: 'POST', path: '/api/login' },
  logout: { method: 'POST', path: '/api/logout' },
  logoutEverywhere: { method: 'POST', path: '/api/logout-everywhere' },
  devices: { method: 'GET', path: '/api/me/devices' },
  logoutDevice: { method: 'POST', path: '/api/me/devices/:id/logout' },
  exportMe: { method: 'GET', path: '/api/me/export' },
  deleteMe: { method: 'DELETE', path: '/api/me' },
  push: { method: 'POST', path: '/api/me/push' },
  unpush: { method: 'DELETE', path: '/api/me/push' },
  pushKey: { method: 'GET', path: '/api/push-key' },
  games: { method: 'GET', path: '/api/games' },
  lobby: { method: 'GET', path: '/api/lobby' },
  myTables: { method: 'GET', path: '/api/me/tables' },
  newTable: { method: 'POST', path: '/api/tables' },
  table: { method: 'GET', path: '/api/tables/:id' },
  admit: { method: 'POST', path: '/api/tables/:id/enter' },
  changeTable: { method: 'PATCH', path: '/api/tables/:id' },
  sit: { method: 'POST', path: '/api/tables/:id/sit' },
  leave: { method: 'POST', path: '/api/tables/:id/leave' },
  comeBack: { method: 'POST', path: '/api/tables/:id/return' },
  ready: { method: 'POST', path: '/api/tables/:id/ready' },
  bot: { method: 'POST', path: '/api/tables/:id/bot' },
  remove: { method: 'POST', path: '/api/tables/:id/remove' },
  letIn: { method: 'POST', path: '/api/tables/:id/let-in' },
  renewInvite: { method: 'POST', path: '/api/tables/:id/invite' },
  start: { method: 'POST', path: '/api/tables/:id/start' },
  rematch: { method: 'POST', path: '/api/tables/:id/rematch' },
  next: { method: 'POST', path: '/api/tables/:id/next' },
  challenge: { method: 'POST', path: '/api/tables/:id/challenge' },
  campaign: { method: 'GET', path: '/api/tables/:id/campaign' },
  dealOf: { method: 'GET', path: '/api/tables/:id/deal' },
  record: { method: 'GET', path: '/api/tables/:id/record' },
  playDaily: { method: 'POST', path: '/api/daily/:game' },
  daily: { method: 'GET', path: '/api/daily/:game/:date' },
  person: { method: 'GET', path: '/api/people/:id' },
  ratings: { method: 'GET', path: '/api/ratings/:game' },
  personStatistics: { method: 'GET', path: '/api/people/:id/statistics/:game' },
  statistics: { method: 'GET', path: '/api/statistics/:game' },
};

/** Where the server takes web sockets. */
export const SOCKET_PATH: typeof PATH = '/socket';
