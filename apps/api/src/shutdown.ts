import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from './deps.ts';

/** Long enough for load balancers to look away and for keep-alive clients to hear `Connection: close` (half of it was not). */
const drainMilliseconds = 1000;

/** Answers all that has come in and refuses nothing: not ready first, then no connection kept, then closed. */
export async function shutDown(
  app: FastifyInstance,
  { lifecycle, database, hub, logger }: Pick<ApiDeps, 'lifecycle' | 'database' | 'hub' | 'logger'>,
): Promise<void> {
  if (lifecycle.isClosing) return;
  lifecycle.isClosing = true;
  logger.info('draining');
  await Promise.all([hub.drain(drainMilliseconds), delay(drainMilliseconds)]);
  await app.close();
  await database.close();
  logger.info('closed');
}
