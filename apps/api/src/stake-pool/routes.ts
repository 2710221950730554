import { findStakePoolDeployment } from '@tradewind/abi/deployment';
import { toAddressKey } from '@tradewind/rules/network/address';
import type { StakePoolRow } from '@tradewind/db/stake-pool/list-stake-pools.query';
import {
  stakePoolListFields,
  stakePoolListSchema,
  stakePoolRequest,
  stakePoolSchema,
  type WireStakePool,
} from '@tradewind/schema/stake-pool/pool';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { answers, widerAnswers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { createStakePoolReader, type StakePoolReader, type StakePoolView } from './stake-pool-reader.ts';
import { findTotalLockedUsdE18, toWireStakePool } from './to-wire-stake-pool.ts';

const tags = ['stake-pool'];

/** The pools of a served chain; without a reader on a chain that has none. */
type Served = { chain: Chain; reader: StakePoolReader | undefined };

/** The launch pools as the index has them, with the free rewards that their contracts report. */
export function stakePoolRoutes(deps: Pick<ApiDeps, 'chains' | 'database' | 'now'>): FastifyPluginAsyncZod {
  const { chains } = deps;
  const all = chains.all.map((chain): [Chain, Served] => {
    const isHere = chain.findDeployment(findStakePoolDeployment) !== undefined;
    return [chain, { chain, reader: isHere ? createStakePoolReader(chain, deps) : undefined }];
  });
  const served = new Map(all);
  const get = (chainId?: number): Served => {
    const chain = chains.get(chainId);
    return served.get(chain) ?? { chain, reader: undefined };
  };
  return async (app) => {
    await app.register(listRoute(get));
    await app.register(detailRoute(get));
  };
}

function listRoute(get: (chainId?: number) => Served): FastifyPluginAsyncZod {
  const response = widerAnswers(stakePoolListSchema, stakePoolListFields);
  return async (app) => {
    // The specified call has no body: whatever JSON arrives says nothing.
    app.post(
      '/pool/infos',
      { schema: { tags, querystring: chainAloneQuery, response } },
      async ({ query }) => {
        const { chain, reader } = get(query.chainId);
        if (reader === undefined)
          return { succeeded: true as const, data: [], totalValueLockedUsdE18: null, blockNumber: null };
        const view = await reader.read();
        return {
          succeeded: true as const,
          data: await Promise.all(view.pools.map((row) => toAnswer({ chain, reader }, view, row))),
          totalValueLockedUsdE18: findTotalLockedUsdE18(view.pools)?.toString() ?? null,
          blockNumber: view.checkpoint.blockNumber,
        };
      },
    );
  };
}

function detailRoute(get: (chainId?: number) => Served): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/pool/get_detail',
      {
        schema: {
          tags,
          querystring: chainAloneQuery,
          body: stakePoolRequest,
          response: answers(stakePoolSchema),
        },
      },
      async ({ query, body: { poolId } }) => {
        const { chain, reader } = get(query.chainId);
        if (reader === undefined) throw new AppError('STAKE_POOLS_NOT_HERE');
        const view = await reader.read();
        const row = view.pools.find(({ number, address }) => poolId === number || poolId === address);
        if (row === undefined) throw new AppError('STAKE_POOL_NOT_FOUND');
        return { succeeded: true as const, data: await toAnswer({ chain, reader }, view, row) };
      },
    );
  };
}

async function toAnswer(
  { chain: { network }, reader }: { chain: Chain; reader: StakePoolReader },
  { checkpoint }: StakePoolView,
  row: StakePoolRow,
): Promise<WireStakePool> {
  const stablecoins = (network?.stablecoins ?? []).map(toAddressKey);
  return toWireStakePool(row, {
    checkpoint,
    stablecoins,
    freeRewards: await reader.readFreeRewards(row.address),
  });
}
