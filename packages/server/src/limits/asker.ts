import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config/config.js';

type Trust = (address: string, hop: number) => boolean;

/** Whose word about the asker's address counts; as Fastify reads the same setting. */
export function trustOf({ trustProxy }: Pick<Config, 'trustProxy'>): Trust {
  if (trustProxy === false) return () => false;
  return proxyAddr.compile(trustProxy.split(',').map((part) => part.trim()));
}

/** Who asks: the address of the connection, or what a trusted proxy says about it. */
export function askerOf(request: IncomingMessage, trust: Trust): string {
  return request.socket.remoteAddress === undefined ? '' : proxyAddr(request, trust);
}
