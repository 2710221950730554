import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { findSale } from '@tradewind/db/launchpad/find-sale.query';
import { findListManifest } from '@tradewind/db/launchpad/find-list-manifest.query';
import { findSaleListFile } from '@tradewind/db/launchpad/find-sale-list-file.query';
import { listParams, proofQuery, proofSchema } from '@tradewind/schema/launchpad/list';
import { listManifestQuery } from '@tradewind/schema/launchpad/list-manifest';
import { chooseEncoding } from '@tradewind/schema/wire/choose-encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { live } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { hasTag } from '../http/has-tag.ts';
import { findAdmission } from './find-admission.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';

const tags = ['launchpad'];
const decompress = promisify(brotliDecompress);
/** A file of megabytes: a reader needs each once. */
const filesPerMinute = 30;
const forEver = 'public, max-age=31536000, immutable';

/**
 * The lists of sales: the whole file by its hash, that of a snapshot of tiers too; the manifest of a list from tiers;
 * and an account's line with its proof.
 */
export function listRoutes(deps: LaunchpadDeps): FastifyPluginAsyncZod {
  const { database, chains } = deps;
  const max = Math.min(deps.config.rateLimitPerMinute, filesPerMinute);
  const config = { ...live, rateLimit: { max, timeWindow: '1 minute' } };
  return async (app) => {
    app.get(
      '/launchpad/list/:sha256',
      { config, schema: { tags, params: listParams } },
      async (call, reply) => sendFile(deps, call.params.sha256, call, reply),
    );
    app.get(
      '/launchpad/list/:sha256/manifest',
      { config, schema: { tags, params: listParams, querystring: listManifestQuery } },
      async ({ params: { sha256 }, query: { root } }, reply) => {
        const found = await findListManifest(database, { hash: `0x${sha256}`, root });
        if (found === undefined) throw new AppError('LIST_NOT_FOUND');
        return reply
          .headers({ 'cache-control': forEver, 'content-type': 'application/json; charset=utf-8' })
          .send(`${found.manifest}\n`);
      },
    );
    app.get(
      '/launchpad/proof',
      { config: live, schema: { tags, querystring: proofQuery, response: answers(proofSchema) } },
      async ({ query: { chainId, sale: address, account } }) => {
        // Refuses a chain that is not served.
        await chains.get(chainId).index.get();
        const sale = await findSale(database, { chainId, address });
        if (sale === undefined) throw new AppError('SALE_NOT_FOUND');
        const { listHash, listRoot } = sale;
        const admission = await findAdmission(database, sale, account);
        return { succeeded: true as const, data: { listHash, listRoot, admission } };
      },
    );
  };
}

/** Never another content under a hash: any cache may keep it for ever. */
async function sendFile(
  { database }: LaunchpadDeps,
  sha256: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isBrotli = chooseEncoding(headers['accept-encoding']) === 'br';
  const etag = `"${sha256}${isBrotli ? '-br' : ''}"`;
  const file = await findSaleListFile(database, { hash: `0x${sha256}` });
  if (file === undefined) throw new AppError('LIST_NOT_FOUND');
  reply.headers({ 'cache-control': forEver, etag, vary: 'accept-encoding' });
  if (hasTag(headers['if-none-match'], etag)) return reply.code(304).send();
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${sha256}.csv"`,
    ...(isBrotli && { 'content-encoding': 'br' }),
  });
  return reply.send(isBrotli ? Buffer.from(file.bytes) : await decompress(file.bytes));
}
