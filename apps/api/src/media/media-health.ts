import type { Registry } from '@prometheus-io/client';
import { withTimeout } from '@tradewind/process/with-timeout';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { MediaStore } from '../adapters/media-store/media-store.ts';
import type { Lifecycle } from '../deps.ts';

type HealthDeps = {
  readonly lifecycle: Lifecycle;
  readonly store: Pick<MediaStore, 'verify'>;
  readonly registry: Registry;
  readonly logger: FastifyBaseLogger;
};

const deadlineMs = 1_500;
/** The store is verified at most once in this time, however often readiness is requested. */
const freshMs = 1_000;

/** For load balancers and operators; a proxy passes only `/media/` and `/ipfs/` on. */
export function mediaHealthRoutes({ lifecycle, store, registry, logger }: HealthDeps): FastifyPluginAsync {
  const options = { config: { rateLimit: false } } as const;
  let last: { at: number; reasons: Promise<string[]> } | undefined;
  const verify = async (): Promise<string[]> => {
    try {
      await withTimeout(store.verify(), deadlineMs);
      return [];
    } catch (err) {
      logger.warn({ err }, 'readiness: store');
      return ['the store of the media does not answer'];
    }
  };
  const listReasons = async (): Promise<string[]> => {
    if (lifecycle.isClosing) return ['the process is shutting down'];
    if (last === undefined || performance.now() - last.at > freshMs)
      last = { at: performance.now(), reasons: verify() };
    return last.reasons;
  };
  return async (app) => {
    app.get('/livez', options, async () => ({ live: true }));
    app.get('/readyz', options, async (_request, reply) => {
      const reasons = await listReasons();
      return reply.code(reasons.length === 0 ? 200 : 503).send({ ready: reasons.length === 0, reasons });
    });
    app.get('/metrics', options, async (_request, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
    );
  };
}
