import { computeInoStep, inoStepAmounts } from '@tradewind/rules/tier/ino-step';
import { tierRequest, tierSchema, type WireTier } from '@tradewind/schema/tier/tier';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { answers } from '../http/answers.ts';
import { ownerRoutes } from './owner-routes.ts';
import { readStakes, readsPerMinute, type Stakes, toWholeTokens } from './read-stakes.ts';

/** The step of an account for boxes and its tier for sales, by its stakes on the chain. */
export function tierRoutes({ config, chains }: Pick<ApiDeps, 'config' | 'chains'>): FastifyPluginAsyncZod {
  const max = Math.min(config.rateLimitPerMinute, readsPerMinute);
  return async (app) => {
    await app.register(ownerRoutes({ config, chains }));
    app.post(
      '/ino/tier',
      {
        config: { rateLimit: { max, timeWindow: '1 minute' } },
        schema: {
          tags: ['tier'],
          querystring: chainAloneQuery,
          body: tierRequest,
          response: answers(tierSchema),
        },
      },
      async ({ query, body: { ownerAddress } }) => {
        const stakes = await readStakes(chains.get(query.chainId), ownerAddress);
        return { succeeded: true as const, data: toWireTier(stakes) };
      },
    );
  };
}

function toWireTier({ staked, effective }: Pick<Stakes, 'staked' | 'effective'>): WireTier {
  const [first, second, third] = inoStepAmounts;
  const spans = [
    [first, second],
    [second, third],
    [third, third],
    [third, undefined],
  ] as const;
  return {
    stakeAmount: toWholeTokens(staked),
    tiers: spans.map(([from, to], index) => ({
      name: `Step ${index + 1}`,
      toAmount: to === undefined ? null : toWholeTokens(to),
      fromAmount: toWholeTokens(from),
    })),
    effectiveAmount: toWholeTokens(effective),
    step: computeInoStep(effective),
  };
}
