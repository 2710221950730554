import { once } from 'node:events';
import { createServer } from 'node:net';
import { StackError } from '../stack-error.ts';

/** A port of the loopback interface that nobody listened on a moment ago. */
export function findFreePort(): Promise<number> {
  return listenOnce(0);
}

/** Throws a line that names the port, what wanted it and the way out. */
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
