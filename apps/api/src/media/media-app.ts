import type { FastifyInstance } from 'fastify';
import { MediaStoreError } from '../adapters/media-store/media-store.ts';
import { AppError } from '../http/app-error.ts';
import { createHttpApp } from '../http/create-http-app.ts';
import { addDraining } from '../http/draining.ts';
import { addErrorEnvelope } from '../http/error-envelope.ts';
import { shedExcess } from '../http/limits.ts';
import { addProtection } from '../http/protection.ts';
import { createRequestCounter } from '../http/request-counter.ts';
import { addRequestLog, createRecorder } from '../http/request-log.ts';
import { DecoderBusyError } from './decode/create-decoder.ts';
import type { MediaDeps } from './media-deps.ts';
import { ipfsRoute } from './ipfs/ipfs-route.ts';
import { mediaHealthRoutes } from './media-health.ts';
import { mediaRoutes } from './media-routes.ts';
import { mediaHeaders } from './serve/media-headers.ts';
import { userFileRoutes } from './upload/user-file-routes.ts';
import { uploadRoute } from './upload/upload-route.ts';

/** Creates the media origin from its dependencies, not yet listening. */
export async function createMediaApp(deps: MediaDeps): Promise<FastifyInstance> {
  const { config, metrics, logger, lifecycle } = deps;
  const app = createHttpApp(config, logger);
  shedExcess(app, deps);
  addRequestLog(app, createRecorder({ logger, metrics }));
  addDraining(app, lifecycle);
  await addProtection(app, config, createRequestCounter());
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(mediaHeaders);
    done();
  });
  addErrorEnvelope(app, toPassing);
  await app.register(mediaHealthRoutes({ ...deps, registry: metrics.registry }));
  await app.register(mediaRoutes(deps));
  const { database, userFiles } = deps;
  if (database && userFiles) await app.register(ipfsRoute({ ...deps, database, userFiles }));
  if (database) await app.register(userFileRoutes({ ...deps, database }));
  if (config.uploadKey !== undefined) await app.register(uploadRoute(config.uploadKey, deps));
  return app;
}

/** A full disk, a store that is away and decoders that are busy are no faults of the program: the client tries again. */
function toPassing(error: unknown): unknown {
  if (isOutOfSpace(error)) return new AppError('MEDIA_FULL', { cause: error });
  const isPassing = error instanceof MediaStoreError || error instanceof DecoderBusyError;
  return isPassing ? new AppError('UNAVAILABLE', { cause: error }) : error;
}

/** The disk of arriving files, or that of the store, filled up after its room was read. */
function isOutOfSpace(error: unknown): boolean {
  const cause = error instanceof MediaStoreError ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';
}
