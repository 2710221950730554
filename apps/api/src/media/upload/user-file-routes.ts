import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { formRoute } from './form-route.ts';
import { sweepFiles } from './sweep-files.ts';
import { type PartsDeps, partsRoutes } from './parts-routes.ts';

const sweepMs = 10 * 60_000;
const sweepFilesMs = 3_600_000;

/**
 * Files of users: a form with one file, or parts. What nobody continues is removed now and every ten minutes, files that
 * nobody named for a week once an hour.
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
    const timers = [
      setInterval(() => void sweep(), sweepMs).unref(),
      setInterval(() => void sweepUnnamed(), sweepFilesMs).unref(),
    ];
    app.addHook('onReady', async () => sweep());
    app.addHook('onClose', async () => timers.forEach(clearInterval));
    await app.register(formRoute(deps));
    await app.register(partsRoutes(deps));
  };
}

type PartsLogger = { readonly warn: (fields: object, message: string) => void };
