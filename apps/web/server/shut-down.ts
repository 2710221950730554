import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { WebServer } from './web-server.ts';

/** Long enough for load balancers to see it not ready and for keep-alive clients to receive `Connection: close`. */
const drainMilliseconds = 1000;

/** The time for the last responses. Node counts a browser's spare connection, which has no request yet, as busy. */
const lastResponsesMilliseconds = 8000;

/** Drains: reports not ready, stops keeping connections alive, then closes. */
export async function shutDown(
  { server, endSockets }: WebServer,
  lifecycle: { isClosing: boolean },
  limit = lastResponsesMilliseconds,
): Promise<void> {
  lifecycle.isClosing = true;
  await delay(drainMilliseconds);
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  endSockets();
  const end = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearTimeout(end);
}
