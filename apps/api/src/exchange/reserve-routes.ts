import { reserveSnapshotVersion } from '@tradewind/schema/exchange/reserve-snapshot';
import { refusalSchema } from '@tradewind/schema/wire/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ExchangeDeps } from './exchange-deps.ts';
import { createReserveSnapshots } from './reserve-snapshots.ts';

const bytesSchema = z.unknown().meta({
  description: 'Binary, as packages/schema/src/exchange/reserve-snapshot.ts says',
  format: 'binary',
});
const response = {
  200: { description: 'All reserves', content: { 'application/octet-stream': { schema: bytesSchema } } },
  '4xx': refusalSchema,
  '5xx': refusalSchema,
};

/** The reserves of all pools as of the index's block; its hash is the entity tag, with the version of the bytes. */
export function reserveRoutes(deps: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const getSnapshot = createReserveSnapshots(deps);
    app.get('/exchange/reserves', { schema: { tags: ['exchange'], response } }, async (request, reply) => {
      const { blockHash, bytes } = await getSnapshot();
      const tag = `"${reserveSnapshotVersion}-${blockHash}"`;
      reply.header('cache-control', 'no-cache').header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('application/octet-stream').send(bytes);
    });
  };
}
