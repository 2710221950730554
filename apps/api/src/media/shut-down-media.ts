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
  }: Pick<MediaDeps, 'lifecycle' | 'logger' | 'directory' | 'decoder'>,
  limit?: number,
): Promise<void> {
  const release = () => {
    directory.stop();
    decoder.close();
  };
  return closeApp(app, { lifecycle, logger }, { release, limit });
}
