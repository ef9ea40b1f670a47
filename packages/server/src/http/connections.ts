import type { Server } from 'node:http';
import { addressBlock } from '../limits/address-block.js';

/**
 * No more connections than the system has files for, and no more of one address than leave room for others. A proxy that
 * is trusted brings everybody's, and sees to that itself.
 */
export function limitConnections(
  server: Server,
  most: number,
  perAddress: number,
  isProxy: (address: string, hop: number) => boolean,
): void {
  const counts = new Map<string, number>();
  server.maxConnections = most;
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return;
    const block = addressBlock(remoteAddress);
    const count = (counts.get(block) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    counts.set(block, count);
    socket.once('close', () => {
      const left = counts.get(block)! - 1;
      if (left > 0) counts.set(block, left);
      else counts.delete(block);
    });
  });
}
