import type { CollectKey } from '@tradewind/db/collect/collect-request';
import { toClaimScope } from '@tradewind/db/prediction/claim-scope';
import { claimBonusRequest, claimRequest } from '@tradewind/schema/prediction/requests';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { collectionAnswers as response, toCollectAnswer, toCollection } from '../collect/collect-answer.ts';
import { type Collector, createCollector } from '../collect/collector.ts';
import { AppError } from '../http/app-error.ts';
import { findBonusToCollect } from './find-bonus-to-collect.ts';
import { findOwnSession } from '../session/find-own-session.ts';
import { requireMarket } from './market.ts';
import type { PredictionDeps } from './prediction-deps.ts';

const tags = ['prediction'];
/** Each call queries a node for the collectable amount; a page collects many rounds at once. */
const claimsPerMinute = 240;

/**
 * Winnings and bonuses, which the keeper sends to their accounts. For any caller, the contract pays only the
 * owner, and once, and the keeper's policy limits its costs: so no session is required. A session of another
 * account is refused nevertheless.
 */
export function collectRoutes(deps: PredictionDeps): FastifyPluginAsyncZod {
  const collector = createCollector(deps);
  return async (app) => {
    app.addHook('preClose', async () => collector.stop());
    await app.register(claimRoute(deps, collector));
    await app.register(claimBonusRoute(deps, collector));
  };
}

function claimRoute(deps: PredictionDeps, collector: Collector): FastifyPluginAsyncZod {
  const { games } = deps;
  const rateLimit = toRateLimit(deps);
  return async (app) => {
    app.post(
      '/prediction/claim',
      { config: { rateLimit }, schema: { tags, querystring: chainAloneQuery, body: claimRequest, response } },
      async (call) => {
        const { ownerAddress: account, poolId: epoch } = call.body;
        await findOwnSession(deps, call);
        const game = games.get(call.query.chainId);
        const { market } = requireMarket(game);
        const item = String(epoch);
        const key: CollectKey = { ...toClaimScope(game.chain.chainId, 'round'), account, item };
        const claimable = await game.contracts.getClaimable(market, epoch, account).catch(refuseForNow);
        const requested = await (claimable > 0n ? collector.request(key) : collector.find(key));
        // An earlier collection is reported again; otherwise nothing to collect is no success.
        if (!requested || (claimable === 0n && requested.state === 'refused'))
          throw new AppError('NOTHING_TO_COLLECT');
        return toCollectAnswer(await collector.wait(requested));
      },
    );
  };
}

function claimBonusRoute(deps: PredictionDeps, collector: Collector): FastifyPluginAsyncZod {
  const rateLimit = toRateLimit(deps);
  return async (app) => {
    app.post(
      '/prediction/claim_bonus',
      {
        config: { rateLimit },
        schema: { tags, querystring: chainAloneQuery, body: claimBonusRequest, response },
      },
      async (call) => {
        const { ownerAddress: account, receiveId } = call.body;
        await findOwnSession(deps, call);
        const game = deps.games.get(call.query.chainId);
        const { chainId } = game.chain;
        const bonus = await findBonusToCollect(game, { account, receiveId });
        if (bonus.kind === 'collected') return toCollection('collected', bonus.txHash);
        const item = String(receiveId);
        const requested = await collector.request({ ...toClaimScope(chainId, 'bonus'), account, item });
        return toCollectAnswer(await collector.wait(requested));
      },
    );
  };
}

function toRateLimit({ config }: PredictionDeps) {
  return { max: Math.min(config.rateLimitPerMinute, claimsPerMinute), timeWindow: '1 minute' };
}

/** Without a node the collectable amount is unknown. */
function refuseForNow(cause: unknown): never {
  throw new AppError('UNAVAILABLE', { cause });
}
