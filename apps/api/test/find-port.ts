import type { Server } from 'node:net';

/** Where a test's own server listens. */
export function findPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return address.port;
}
