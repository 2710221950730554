import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { WebServer } from './web-server.ts';

/** Long enough for load balancers to look away and for keep-alive clients to hear `Connection: close`. */
const drainMilliseconds = 1000;

/** Answers all that has come in: not ready first, then no connection kept, then closed. */
export async function shutDown(
  { server, endSockets }: WebServer,
  lifecycle: { isClosing: boolean },
): Promise<void> {
  lifecycle.isClosing = true;
  await delay(drainMilliseconds);
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  endSockets();
  await closed;
}
