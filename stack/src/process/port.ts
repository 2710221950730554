import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StackError } from '../stack-error.ts';

/**
 * Below the ephemeral ports, so no outgoing connection takes a port before its service listens or while it restarts.
 */
const firstPort = 12_000;
const lastPort = 31_999;

/** Ports that this process returned; their services may not listen yet. */
const givenOut = new Set<number>();

/** Returns a loopback port on which no process listens and which this process did not return before. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort + 1);
    if (givenOut.has(port)) continue;
    givenOut.add(port);
    try {
      return await listenOnce(port);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Throws a one-line error with the port, its purpose and the solution. */
export async function assertPortFree(port: number, purpose: string): Promise<void> {
  try {
    await listenOnce(port);
  } catch (cause) {
    throw new StackError(
      `Port ${port} (${purpose}) is taken by another program: end it, or choose other ports with PORT_BASE=4700 (PORT_BASE=0 takes any free ones).`,
      { cause },
    );
  }
}

async function listenOnce(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new TypeError('a TCP server has a port');
  }
  return address.port;
}
