import { findListManifest } from '@tradewind/db/launchpad/find-list-manifest.query';
import { type ListAuthor, putSaleList } from '@tradewind/db/launchpad/put-sale-list.query';
import {
  listFromTiersRequest,
  listFromTiersSchema,
  listManifestSchema,
} from '@tradewind/schema/launchpad/list-manifest';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { answers } from '../../http/answers.ts';
import { AppError } from '../../http/app-error.ts';
import { forConsole } from '../../http/for-console.ts';
import { requireRole } from '../../session/require-role.ts';
import type { LaunchpadDeps } from '../launchpad-deps.ts';
import { assertRound } from '../list-upload/assert-round.ts';
import type { ListLock } from '../list-upload/list-lock.ts';
import { runWorker } from '../list-upload/run-worker.ts';
import { readTierStakes } from './read-tier-stakes.ts';
import type { TierListJob, TierListResult } from './tier-list-message.ts';

type Request = z.infer<typeof listFromTiersRequest>;

/** Computing the largest list and storing it, on a busy machine. */
const handlerTimeout = 120_000;
const listsPerMinute = 10;
/**
 * Computes the list of a round from the tiers of the home chain and stores it for an operator, with the snapshot and the
 * manifest, by which anybody computes it again. It shares the lock of uploads.
 */
export function listFromTiersRoute(deps: LaunchpadDeps, lock: ListLock): FastifyPluginAsyncZod {
  const { config } = deps;
  const max = Math.min(config.rateLimitPerMinute, listsPerMinute);
  const required = { role: 'sale', chainId: config.chainId } as const;
  return async (app) => {
    app.post(
      '/operator/launchpad/list-from-tiers',
      {
        handlerTimeout,
        config: { rateLimit: { max, timeWindow: '1 minute' } },
        // Before the body is read.
        onRequest: async (call) => void (await requireRole(deps, call, required)),
        schema: { ...forConsole, body: listFromTiersRequest, response: answers(listFromTiersSchema) },
      },
      async (call) => {
        const { id: session, address: account } = await requireRole(deps, call, required);
        await assertRound(deps, call.body);
        const data = await lock(() => storeList(deps, call.body, { account, session }));
        return { succeeded: true as const, data };
      },
    );
  };
}

async function storeList(deps: LaunchpadDeps, request: Request, author: ListAuthor) {
  const { database } = deps;
  const { list, snapshotFile, manifest } = await computeList(deps, request);
  const origin = {
    snapshotHash: manifest.snapshotHash,
    snapshotFile,
    manifest: JSON.stringify(manifest),
  };
  const isNew = await putSaleList(database, { ...list, origin }, author);
  const { hash: listHash, root: listRoot, entries } = list;
  // The first manifest of a list stays, and it alone is public.
  const stored = await findListManifest(database, { hash: listHash, root: listRoot });
  if (stored === undefined) throw new TypeError('the stored list has no manifest');
  const published = listManifestSchema.parse(JSON.parse(stored.manifest));
  const { snapshotHash } = published;
  return { listHash, listRoot, entries: entries.length, isNew, snapshotHash, manifest: published };
}

const refusals = {
  faultyRule: 'LIST_RULE_FAULTY',
  nobody: 'NOBODY_HAS_TIER',
  tooMany: 'TOO_MANY_TIERS',
} as const;

async function computeList({ database, chains }: LaunchpadDeps, request: Request) {
  const { payDecimals, perWeight, minimum, maximum, ...scope } = request;
  const { lines, snapshot } = await readTierStakes(database, chains.home);
  const origin = { snapshot, rule: { perWeight, minimum, maximum }, scope, payDecimals };
  const job: TierListJob = { lines, origin };
  const result = await runWorker<TierListResult>(new URL('./tier-list-worker.ts', import.meta.url), job);
  if (result.kind !== 'list') throw new AppError(refusals[result.kind]);
  return result;
}
