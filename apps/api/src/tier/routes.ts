import { findTierDeployment } from '@tradewind/abi/deployment';
import { tierViewAbi } from '@tradewind/abi/tier/tier-view.abi';
import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { computeInoStep, inoStepAmounts } from '@tradewind/rules/tier/ino-step';
import { tierRequest, tierSchema, type WireTier } from '@tradewind/schema/tier/tier';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';

/** Each call reads the chain. */
const readsPerMinute = 120;

const tokenDecimals = 18;
const toWholeTokens = (raw: bigint): string => formatExactAmount(raw, tokenDecimals);

/** The step of an account for boxes, by its stakes on the chain. */
export function tierRoutes({ config, chains }: Pick<ApiDeps, 'config' | 'chains'>): FastifyPluginAsyncZod {
  const max = Math.min(config.rateLimitPerMinute, readsPerMinute);
  return async (app) => {
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

type Stakes = { staked: bigint; effective: bigint };

/** The client sends both reads in one request, so that one node answers both. */
async function readStakes({ findDeployment, node }: Chain, account: `0x${string}`): Promise<Stakes> {
  const deployment = findDeployment(findTierDeployment);
  if (!deployment) throw new AppError('TIER_NOT_HERE');
  const read = (functionName: 'staked' | 'effective') =>
    node.readContract({ address: deployment.view, abi: tierViewAbi, functionName, args: [account] });
  const [staked, effective] = await Promise.all([read('staked'), read('effective')]).catch(
    (cause: unknown): never => {
      throw new AppError('TIER_UNKNOWN', { cause });
    },
  );
  // A view that reverts has not answered either.
  if (staked === undefined || effective === undefined) throw new AppError('TIER_UNKNOWN');
  return { staked, effective };
}

function toWireTier({ staked, effective }: Stakes): WireTier {
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
