import type { FastifyInstance } from 'fastify';
import { closeApp } from '../http/close-app.ts';
import type { MediaDeps } from './media-deps.ts';

/** Closes the media origin, then its decoders; `limit` is the time for the last answers in milliseconds. */
export function shutDownMedia(
  app: FastifyInstance,
  {
    lifecycle,
    logger,
    directory,
    decoder,
    database,
  }: Pick<MediaDeps, 'lifecycle' | 'logger' | 'directory' | 'decoder' | 'database'>,
  limit?: number,
): Promise<void> {
  const release = async () => {
    directory.stop();
    decoder.close();
    await database?.close();
  };
  return closeApp(app, { lifecycle, logger }, { release, limit });
}
