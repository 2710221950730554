import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../deps.ts';

/**
 * Long enough for load balancers to stop sending and for keep-alive clients to receive `Connection: close`
 * (half of it was not).
 */
const drainMilliseconds = 1000;

/** The time for the last answers. Node counts a browser's spare connection, which has no request yet, as busy. */
const lastAnswersMilliseconds = 8000;

export type CloseOptions = {
  /** Runs while load balancers stop sending, for these milliseconds. */
  readonly drain?: (milliseconds: number) => Promise<void>;
  /** Releases the resources of the routes, after the last answer. */
  readonly release: () => Promise<void> | void;
  /** Milliseconds for the last answers; then all connections are closed. */
  readonly limit?: number | undefined;
};

/** Closes an app without refusing a request: first not ready, then no keep-alive, then closed. Once; later calls do nothing. */
export async function closeApp(
  app: FastifyInstance,
  { lifecycle, logger }: Pick<ApiDeps, 'lifecycle' | 'logger'>,
  { drain, release, limit = lastAnswersMilliseconds }: CloseOptions,
): Promise<void> {
  if (lifecycle.isClosing) return;
  lifecycle.isClosing = true;
  logger.info('draining');
  await Promise.all([drain?.(drainMilliseconds), delay(drainMilliseconds)]);
  const end = setTimeout(() => app.server.closeAllConnections(), limit);
  await app.close();
  clearTimeout(end);
  await release();
  logger.info('closed');
}
