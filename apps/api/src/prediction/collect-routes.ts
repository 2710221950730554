import { addClaimRequest } from '@tradewind/db/prediction/add-claim-request.query';
import type { ClaimKey, ClaimRequest } from '@tradewind/db/prediction/claim-request';
import { findClaimRequest } from '@tradewind/db/prediction/find-claim-request.query';
import type { ClaimRefusal } from '@tradewind/db/prediction/relay-tables';
import { collectionFields, collectionSchema } from '@tradewind/schema/prediction/collection';
import { claimBonusRequest, claimRequest } from '@tradewind/schema/prediction/requests';
import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { widerAnswers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { type ClaimWatch, createClaimWatch } from './claim-watch.ts';
import { findBonusToCollect } from './find-bonus-to-collect.ts';
import { findOwnSession } from '../session/find-own-session.ts';
import { requireMarket } from './market.ts';
import type { PredictionDeps } from './prediction-deps.ts';

const tags = ['prediction'];
/** Each call queries a node for the collectable amount; a page collects many rounds at once. */
const claimsPerMinute = 240;

/** Shorter than any page's timeout. */
const longestWaitMs = 8_000;

const refusals: Readonly<Record<ClaimRefusal, ErrorCode>> = {
  nothing: 'NOTHING_TO_COLLECT',
  too_dear: 'COLLECT_TOO_DEAR',
  self_claim_only: 'COLLECT_ONESELF_ONLY',
  failed: 'COLLECT_FAILED',
};

/**
 * Winnings and bonuses, which the keeper sends to their accounts. For any caller, the contract pays only the
 * owner, and once, and the keeper's policy limits its costs: so no session is required. A session of another
 * account is refused nevertheless.
 */
export function collectRoutes(deps: PredictionDeps): FastifyPluginAsyncZod {
  const watch = createClaimWatch((request) => findClaimRequest(deps.database, request), {
    waitMs: Math.min(longestWaitMs, deps.config.requestTimeoutMs / 2),
  });
  return async (app) => {
    app.addHook('preClose', async () => watch.stop());
    await app.register(claimRoute(deps, watch));
    await app.register(claimBonusRoute(deps, watch));
  };
}

const response = widerAnswers(collectionSchema, collectionFields);

function claimRoute(deps: PredictionDeps, watch: ClaimWatch): FastifyPluginAsyncZod {
  const { database, games } = deps;
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
        const key: ClaimKey = { chainId: game.chain.chainId, kind: 'round', account, item: epoch };
        const claimable = await game.contracts.getClaimable(market, epoch, account).catch(refuseForNow);
        const requested =
          claimable > 0n ? await sendRequest(deps, key) : await findClaimRequest(database, key);
        // An earlier collection is reported again; otherwise nothing to collect is no success.
        if (!requested || (claimable === 0n && requested.state === 'refused'))
          throw new AppError('NOTHING_TO_COLLECT');
        return toAnswer(await watch.wait(requested));
      },
    );
  };
}

function claimBonusRoute(deps: PredictionDeps, watch: ClaimWatch): FastifyPluginAsyncZod {
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
        if (bonus.kind === 'collected') return toSuccess('collected', bonus.txHash);
        const requested = await sendRequest(deps, { chainId, kind: 'bonus', account, item: receiveId });
        return toAnswer(await watch.wait(requested));
      },
    );
  };
}

function toRateLimit({ config }: PredictionDeps) {
  return { max: Math.min(config.rateLimitPerMinute, claimsPerMinute), timeWindow: '1 minute' };
}

async function sendRequest({ database }: PredictionDeps, key: ClaimKey): Promise<ClaimRequest> {
  const requested = await addClaimRequest(database, key);
  if (!requested) throw new AppError('UNAVAILABLE');
  return requested;
}

function toAnswer({ state, reason, txHash }: ClaimRequest) {
  if (state === 'refused') throw new AppError(refusals[reason ?? 'failed']);
  return toSuccess(state === 'done' ? 'collected' : 'collecting', txHash);
}

function toSuccess(state: 'collected' | 'collecting', txHash: `0x${string}` | null) {
  const message = state === 'collected' ? 'Successfully' : 'Your collection is under way.';
  return { succeeded: true as const, data: { state }, message, extra: { txHash } };
}

/** Without a node the collectable amount is unknown. */
function refuseForNow(cause: unknown): never {
  throw new AppError('UNAVAILABLE', { cause });
}
