export type { SocketMessage } from '@roadstead/protocol';
