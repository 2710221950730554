import type { Server } from 'node:net';

/** The port of a test's own server. */
export function findPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return address.port;
}
