import { listTakedowns, type TakedownCursor } from '@tradewind/db/media/list-takedowns.query';
import { countWorksOfFiles } from '@tradewind/db/nft-market/count-works-of-files.query';
import { listCopies } from '@tradewind/db/nft-market/list-copies.query';
import { addTakedown, removeTakedown } from '@tradewind/db/nft-market/put-takedown.query';
import { parseMediaName } from '@tradewind/rules/media/media-name';
import { listFileNames } from '@tradewind/rules/nft-market/file-type';
import {
  takedownListSchema,
  takedownRemoval,
  takedownRequest,
  takedownSchema,
  takedownsQuery,
  takedownWorksQuery,
  takedownWorksSchema,
} from '@tradewind/schema/nft-market/takedown';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { personal } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { forConsole } from '../http/for-console.ts';
import { requireRole } from '../session/require-role.ts';
import type { ArtworkReader } from './create-artwork-reader.ts';

type Deps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now'> & { readonly works: ArtworkReader };

const path = '/operator/takedown';

/** Files that are served no longer, by a decision of a reviewer; the works that have them leave the lists. */
export function takedownRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(listRoute(deps));
    await app.register(countRoute(deps));
    await app.register(writeRoutes(deps));
  };
}

function listRoute(deps: Deps): FastifyPluginAsyncZod {
  const { chains } = deps;
  const schema = { ...forConsole, querystring: takedownsQuery, response: answers(takedownListSchema) };
  return async (app) => {
    app.get(path, { config: personal, schema }, async (call) => {
      const chain = chains.get(call.query.chainId);
      await requireRole(deps, call, { role: 'review', chainId: chain.chainId });
      return { succeeded: true as const, data: await listTakenDown(deps, chain, call.query) };
    });
  };
}

/** What a takedown would do, before it is confirmed. */
function countRoute(deps: Deps): FastifyPluginAsyncZod {
  const { chains, database } = deps;
  const schema = {
    ...forConsole,
    querystring: takedownWorksQuery,
    response: answers(takedownWorksSchema),
  };
  return async (app) => {
    app.get(`${path}/works`, { config: personal, schema }, async (call) => {
      const { chainId } = chains.get(call.query.chainId);
      await requireRole(deps, call, { role: 'review', chainId });
      const hash = call.query.fileName.slice(0, 64);
      const workCount = (await countWorks(database, chainId, [hash])).get(hash) ?? 0;
      return { succeeded: true as const, data: { workCount } };
    });
  };
}

type Paging = { readonly pageSize: number; readonly cursor?: string | undefined };

async function listTakenDown({ database, works }: Deps, chain: Chain, { pageSize, cursor }: Paging) {
  const { numbers } = await works.readOrder(chain);
  const found = await listTakedowns(database, { limit: pageSize + 1, cursor: parseCursor(cursor) });
  const rows = found.slice(0, pageSize);
  const counts = await countWorks(
    database,
    chain.chainId,
    rows.map(({ hash }) => hash.slice(2)),
  );
  const fileNames = rows.flatMap(({ hash }) => listFileNames(hash.slice(2)));
  const copies = await listCopies(database, { chainId: chain.chainId, fileNames, limit: 1 });
  // The first one is written last.
  const workIds = new Map(
    copies
      .toSorted((one, other) => other.tokenId - one.tokenId)
      .map((copy) => [copy.fileName.slice(0, 64), numbers.findId(copy) ?? null] as const),
  );
  const takedowns = rows.map(({ hash, reason, at }) => {
    const name = hash.slice(2);
    const workCount = counts.get(name) ?? 0;
    return { hash: name, reason, at: at.toISOString(), workId: workIds.get(name) ?? null, workCount };
  });
  return { takedowns, nextCursor: found.length > pageSize ? formatCursor(rows.at(-1)) : null };
}

function formatCursor(last: TakedownCursor | undefined): string | null {
  return last === undefined ? null : `${last.micros}-${last.hash.slice(2)}`;
}

/** From a text that has passed the query's schema. */
function parseCursor(cursor: string | undefined): TakedownCursor | undefined {
  if (cursor === undefined) return undefined;
  const [micros = '', hash = ''] = cursor.split('-');
  return { micros, hash: `0x${hash}` };
}

/** The works of a chain that have these files, by the hashes of the files. */
async function countWorks(database: Deps['database'], chainId: number, hashes: readonly string[]) {
  const counts = new Map<string, number>();
  const rows = await countWorksOfFiles(database, { chainId, fileNames: hashes.flatMap(listFileNames) });
  for (const { fileName, works } of rows) {
    const hash = fileName?.slice(0, 64) ?? '';
    counts.set(hash, (counts.get(hash) ?? 0) + works);
  }
  return counts;
}

function writeRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { chains, database, works, now } = deps;
  const base = { ...forConsole, querystring: chainAloneQuery, response: answers(takedownSchema) };
  return async (app) => {
    app.post(path, { schema: { ...base, body: takedownRequest } }, async (call) => {
      const chain = chains.get(call.query.chainId);
      const decision = await toDecision(call, chain);
      const { id, fileName, reason } = call.body;
      const { row } = await works.find(chain, id);
      if (row.work.fileName !== fileName) throw new AppError('ARTWORK_CHANGED');
      const file = parseMediaName(fileName);
      if (file === undefined) throw new AppError('MEDIA_UNKNOWN');
      const isChanged = await addTakedown(database, {
        ...decision,
        hash: `0x${file.hash}`,
        fileNames: listFileNames(file.hash),
        reason,
        at: now(),
      });
      return { succeeded: true as const, data: { isChanged } };
    });
    app.post(`${path}/remove`, { schema: { ...base, body: takedownRemoval } }, async (call) => {
      const decision = await toDecision(call, chains.get(call.query.chainId));
      const isChanged = await removeTakedown(database, { ...decision, hash: `0x${call.body.hash}` });
      return { succeeded: true as const, data: { isChanged } };
    });
  };

  async function toDecision(call: Parameters<typeof requireRole>[1], { chainId }: Chain) {
    const { id: session, address: account } = await requireRole(deps, call, { role: 'review', chainId });
    return { chainId, account, session };
  }
}
