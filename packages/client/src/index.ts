export * from './api.js';
export { Connection, type ConnectionOptions, type LinkState, type UnsentRequest } from './connection.js';
export type { RefusalInfo, RequestOutcome, RequestRefusalCode } from './outcome.js';
export { ROUTES, SOCKET_PATH } from './routes.js';
export type { OpenSocket, SocketLike } from './socket-like.js';
export { TableClient, type TableClientOptions, type TableState } from './table-client.js';
export type { Timers } from './timers.js';
export { Visitor, type VisitorOptions } from './visitor.js';
export { NOTHING_WATCHED, type VerbAtTable, type WatchedState, WatchedTable } from './watched-table.js';
