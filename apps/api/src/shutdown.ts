import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from './deps.ts';
import { closeApp } from './http/close-app.ts';

/** Closes the API, then its database; `limit` is the time for the last answers in milliseconds. */
export function shutDown(
  app: FastifyInstance,
  { lifecycle, database, hub, logger }: Pick<ApiDeps, 'lifecycle' | 'database' | 'hub' | 'logger'>,
  limit?: number,
): Promise<void> {
  return closeApp(app, { lifecycle, logger }, { drain: hub.drain, release: database.close, limit });
}
