export * from './api.js';
export { type Asked, Connection, type ConnectionOptions, type Link } from './connection.js';
export type { Outcome, RefusalCode, RefusalInfo } from './outcome.js';
export { ROUTES, SOCKET_PATH } from './routes.js';
export type { OpenSocket, SocketLike } from './socket-like.js';
export { TableClient, type TableClientOptions, type TableState } from './table-client.js';
export type { Timers } from './timers.js';
export { Visitor, type VisitorOptions } from './visitor.js';
