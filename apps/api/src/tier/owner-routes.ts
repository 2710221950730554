import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import {
  computeLaunchpadTierWeight,
  findLaunchpadTier,
  type LaunchpadTier,
} from '@tradewind/rules/tier/launchpad-tier';
import { ownerInfoSchema, poolWeightSchema, type WireOwnerInfo } from '@tradewind/schema/tier/owner-info';
import { tierRequest } from '@tradewind/schema/tier/tier';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { answers } from '../http/answers.ts';
import { readStakes, readsPerMinute, type Stakes, toWholeTokens } from './read-stakes.ts';

const names: Readonly<Record<LaunchpadTier, NonNullable<WireOwnerInfo['currentTier']>>> = {
  iron: 'Iron',
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  diamond: 'Diamond',
};

/** The tier of an account for sales, and its weight in lists that are computed from tiers. */
export function ownerRoutes({ config, chains }: Pick<ApiDeps, 'config' | 'chains'>): FastifyPluginAsyncZod {
  const max = Math.min(config.rateLimitPerMinute, readsPerMinute);
  const route = { config: { rateLimit: { max, timeWindow: '1 minute' } } };
  const schema = { tags: ['tier'], querystring: chainAloneQuery, body: tierRequest };
  return async (app) => {
    app.post(
      '/Ido/owner_address',
      { ...route, schema: { ...schema, response: answers(ownerInfoSchema) } },
      async ({ query, body: { ownerAddress } }) => {
        const stakes = await readStakes(chains.get(query.chainId), ownerAddress);
        return { succeeded: true as const, data: toOwnerInfo(stakes) };
      },
    );
    app.post(
      '/Ido/pool_weight_by_address',
      { ...route, schema: { ...schema, response: answers(poolWeightSchema) } },
      async ({ query, body: { ownerAddress } }) => {
        const tier = findTier(await readStakes(chains.get(query.chainId), ownerAddress));
        const poolWeight = tier === undefined ? 0 : Number(computeLaunchpadTierWeight(tier));
        return { succeeded: true as const, data: { poolWeight } };
      },
    );
  };
}

const findTier = ({ effective, deployment }: Stakes) =>
  findLaunchpadTier(effective, deployment.launchpadTierUnit);

function toOwnerInfo(stakes: Stakes): WireOwnerInfo {
  const { staked, effective } = stakes;
  const tier = findTier(stakes);
  return {
    staking: toWholeTokens(staked),
    currentTier: tier === undefined ? null : names[tier],
    nftBoost: findBoost(stakes),
    effectiveAmount: toWholeTokens(effective),
  };
}

/** The view rounds the raised stake down, so the boost is the next higher basis point. */
function findBoost({ staked, effective }: Stakes): string | null {
  if (staked === 0n) return null;
  const bps = ((effective - staked) * 10_000n + staked - 1n) / staked;
  return formatExactAmount(bps, 2);
}
