import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { formRoute } from './form-route.ts';
import { createContentNoter } from '../ipfs/note-contents.ts';
import { sweepFiles } from './sweep-files.ts';
import { type PartsDeps, partsRoutes } from './parts-routes.ts';

const sweepMs = 10 * 60_000;
const sweepFilesMs = 3_600_000;
const noteMs = 60_000;

/**
 * Files of users: a form with one file, or parts. What nobody continues is removed now and every ten minutes, files that
 * nobody named for a week once an hour. Once a minute some files that lack their IPFS address get it.
 */
export function userFileRoutes(deps: PartsDeps & { readonly logger: PartsLogger }): FastifyPluginAsyncZod {
  return async (app) => {
    const sweep = () =>
      deps.incoming
        .sweep()
        .catch((err: unknown) => deps.logger.warn({ err }, 'the folder of uploads was not swept'));
    const sweepUnnamed = () =>
      sweepFiles(deps).catch((err: unknown) =>
        deps.logger.warn({ err }, 'files without a name were not removed'),
      );
    const noteContents = createContentNoter(deps);
    const note = runAlone(() =>
      noteContents().then(
        () => undefined,
        (err: unknown) => deps.logger.warn({ err }, 'files without an IPFS address were not read'),
      ),
    );
    const timers = [
      setInterval(() => void sweep(), sweepMs).unref(),
      setInterval(() => void sweepUnnamed(), sweepFilesMs).unref(),
      setInterval(note, noteMs).unref(),
    ];
    app.addHook('onReady', async () => sweep());
    app.addHook('onClose', async () => timers.forEach(clearInterval));
    await app.register(formRoute(deps));
    await app.register(partsRoutes(deps));
  };
}

/** A run that takes longer than its interval is not joined by another one. */
function runAlone(work: () => Promise<void>): () => void {
  let isRunning = false;
  return () => {
    if (isRunning) return;
    isRunning = true;
    void work().finally(() => (isRunning = false));
  };
}

type PartsLogger = { readonly warn: (fields: object, message: string) => void };
