import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from './deps.ts';

/**
 * Long enough for load balancers to stop sending and for keep-alive clients to receive `Connection: close`
 * (half of it was not).
 */
const drainMilliseconds = 1000;

/** The time for the last answers. Node counts a browser's spare connection, which has no request yet, as busy. */
const lastAnswersMilliseconds = 8000;

/** Shuts down without refusing a request: first not ready, then no keep-alive, then closed. */
export async function shutDown(
  app: FastifyInstance,
  { lifecycle, database, hub, logger }: Pick<ApiDeps, 'lifecycle' | 'database' | 'hub' | 'logger'>,
  limit = lastAnswersMilliseconds,
): Promise<void> {
  if (lifecycle.isClosing) return;
  lifecycle.isClosing = true;
  logger.info('draining');
  await Promise.all([hub.drain(drainMilliseconds), delay(drainMilliseconds)]);
  const end = setTimeout(() => app.server.closeAllConnections(), limit);
  await app.close();
  clearTimeout(end);
  await database.close();
  logger.info('closed');
}
