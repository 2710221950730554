import { findSaleBuyer } from '@tradewind/db/launchpad/find-sale-buyer.query';
import { findSale } from '@tradewind/db/launchpad/find-sale.query';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { SaleCollectKind } from '@tradewind/db/launchpad/collect-scope';
import {
  idoClaimRequest,
  saleCollectionsSchema,
  saleCollectRequest,
} from '@tradewind/schema/launchpad/collect';
import { ownIdoRequest } from '@tradewind/schema/launchpad/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { collectionAnswers, toCollection } from '../collect/collect-answer.ts';
import { type Collector, createCollector } from '../collect/collector.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { findOwnSession } from '../session/find-own-session.ts';
import { readOwnView } from './allocation-routes.ts';
import { type CollectResult, collectSale, joinResults, type OwnSale } from './collect-sale.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';
import { readHolding } from './sale-facts.ts';

const tags = ['launchpad'];
/** A call waits for the keeper; one of many sales requests as many collections. */
const collectsPerMinute = 60;
const manyPerMinute = 20;

const tokenKinds = ['tokens', 'stream'] as const;
const paymentKinds = ['change', 'refund'] as const;

/**
 * Tokens, change and refunds of dead sales, which the keeper sends to their buyers. For any caller, a sale pays only the
 * buyer, and once, and the keeper's policy limits its costs: so no session is required. A session of another account is
 * refused nevertheless.
 */
export function collectRoutes(deps: LaunchpadDeps): FastifyPluginAsyncZod {
  const collector = createCollector(deps);
  return async (app) => {
    app.addHook('preClose', async () => collector.stop());
    await app.register(
      ownRoute(deps, collector, { url: '/Ido/ido_claim', body: idoClaimRequest, kinds: tokenKinds }),
    );
    await app.register(
      ownRoute(deps, collector, { url: '/Ido/refund', body: ownIdoRequest, kinds: paymentKinds }),
    );
    await app.register(manyRoute(deps, collector));
  };
}

type OwnRoute = {
  url: string;
  body: typeof idoClaimRequest | typeof ownIdoRequest;
  kinds: readonly SaleCollectKind[];
};

function ownRoute(
  deps: LaunchpadDeps,
  collector: Collector,
  { url, body, kinds }: OwnRoute,
): FastifyPluginAsyncZod {
  const rateLimit = toRateLimit(deps, collectsPerMinute);
  return async (app) => {
    app.post(
      url,
      { config: { rateLimit }, schema: { tags, body, response: collectionAnswers } },
      async (call) => {
        await findOwnSession(deps, call);
        const result = await collectProject(deps, collector, { ...call.body, kinds });
        if (result.state === 'refused') throw new AppError(result.code);
        return toCollection(result.state, result.txHash);
      },
    );
  };
}

type OwnProject = { ownerAddress: Hex; idoId: number; kinds: readonly SaleCollectKind[] };

async function collectProject(
  deps: LaunchpadDeps,
  collector: Collector,
  { ownerAddress: account, idoId, kinds }: OwnProject,
): Promise<CollectResult> {
  const { rounds } = await readOwnView(deps, { ownerAddress: account, idoId });
  const owns = rounds.flatMap((round) =>
    round.kind === 'known'
      ? [{ chain: deps.chains.get(round.chainId), sale: round.sale.address, account, holding: round.holding }]
      : [],
  );
  const result = joinResults(
    (await Promise.all(owns.map((own) => collectSale(collector, own, kinds)))).flat(),
  );
  const isNothingDue =
    result.state === 'collected'
      ? !result.isNew
      : result.state === 'refused' && result.code === 'NOTHING_TO_COLLECT';
  // A chain without an index may owe the account something.
  if (isNothingDue && rounds.some(({ kind }) => kind === 'unknown'))
    return { state: 'refused', code: 'INDEX_NOT_STARTED' };
  return result;
}

function manyRoute(deps: LaunchpadDeps, collector: Collector): FastifyPluginAsyncZod {
  const rateLimit = toRateLimit(deps, manyPerMinute);
  const response = answers(saleCollectionsSchema);
  return async (app) => {
    app.post(
      '/launchpad/collect',
      { config: { rateLimit }, schema: { tags, body: saleCollectRequest, response } },
      async (call) => {
        await findOwnSession(deps, call);
        const { ownerAddress: account, sales } = call.body;
        const data = await Promise.all(
          sales.map((sale) => collectOne(deps, collector, { ...sale, account })),
        );
        return { succeeded: true as const, data };
      },
    );
  };
}

type OneSale = { chainId: number; sale: Hex; account: Hex };

/** A refusal of one sale is its answer: it does not end the others. */
async function collectOne(
  deps: LaunchpadDeps,
  collector: Collector,
  one: OneSale,
): Promise<z.infer<typeof saleCollectionsSchema>[number]> {
  const { chainId, sale } = one;
  const result = await readOwnSale(deps, one)
    .then((own) => collectSale(collector, own, [...tokenKinds, ...paymentKinds]))
    .then(joinResults, toRefusal);
  return result.state === 'refused'
    ? { chainId, sale, state: result.state, code: result.code, txHash: null }
    : { chainId, sale, state: result.state, code: null, txHash: result.txHash };
}

async function readOwnSale(
  { chains, database }: LaunchpadDeps,
  { chainId, sale, account }: OneSale,
): Promise<OwnSale> {
  const chain = chains.get(chainId);
  const { blockTimestamp } = await chain.index.get();
  const [row, buyer] = await Promise.all([
    findSale(database, { chainId, address: sale }),
    findSaleBuyer(database, { chainId, sale, account }),
  ]);
  if (row === undefined) throw new AppError('SALE_NOT_FOUND');
  return { chain, sale, account, holding: readHolding(row, buyer, BigInt(blockTimestamp)) };
}

function toRefusal(error: unknown): CollectResult {
  if (error instanceof AppError) return { state: 'refused', code: error.code };
  throw error;
}

function toRateLimit({ config }: LaunchpadDeps, most: number) {
  return { max: Math.min(config.rateLimitPerMinute, most), timeWindow: '1 minute' };
}
