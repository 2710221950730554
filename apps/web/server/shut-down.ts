import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Long enough for load balancers to look away and for keep-alive clients to hear `Connection: close`. */
const drainMilliseconds = 1000;

/** Answers all that has come in: not ready first, then no connection kept, then closed. */
export async function shutDown(server: Server, lifecycle: { isClosing: boolean }): Promise<void> {
  lifecycle.isClosing = true;
  await delay(drainMilliseconds);
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
}
