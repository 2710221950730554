import { toAddressKey } from '@tradewind/rules/network/address';
import { countNfts } from '@tradewind/db/nft-stake/count-nfts.query';
import { listCollections } from '@tradewind/db/nft-stake/list-collections.query';
import { listNfts } from '@tradewind/db/nft-stake/list-nfts.query';
import { listStakedWeights, type StakedWeightRow } from '@tradewind/db/nft-stake/list-staked-weights.query';
import {
  activeAfter,
  type BoostStep,
  computeBoostBps,
  computeWeight,
} from '@tradewind/rules/nft-stake/boost';
import { mostListed, stakedListRequest } from '@tradewind/schema/nft-stake/requests';
import { stakedListSchema, type WireCollection } from '@tradewind/schema/nft-stake/staked-list';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { answers } from '../http/answers.ts';
import { requireStaking } from './staking.ts';
import { createStepReader } from './step-reader.ts';
import { toWireCollection, toWireNft } from './to-wire-nft.ts';

type Deps = Pick<ApiDeps, 'database' | 'chains'>;

/** The NFTs of an account, in its wallet and staked, with what the staked ones count. */
export function listRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { database, chains } = deps;
  const readSteps = createStepReader();
  const schema = {
    tags: ['nft-stake'],
    querystring: chainAloneQuery,
    body: stakedListRequest,
    response: answers(stakedListSchema),
  };
  return async (app) => {
    app.post('/Artworks/all_nft_stake', { schema }, async ({ query, body }) => {
      const { ownerAddress: owner, pageNumber, pageSize } = body;
      const chain = chains.get(query.chainId);
      const { chainId } = chain;
      const steps = await readSteps(chain);
      const { blockNumber, blockTimestamp } = await chain.index.get();
      const offset = Math.min((pageNumber - 1) * pageSize, mostListed);
      const limit = Math.min(pageSize, mostListed - offset);
      const [rows, count, weights, collections] = await Promise.all([
        listNfts(database, { chainId, owner, limit, offset }),
        countNfts(database, { chainId, owner, limit: mostListed + 1 }),
        listStakedWeights(database, { chainId, owner }),
        listWireCollections(deps, chain),
      ]);
      const data = {
        nfts: rows.map((row) => toWireNft(row, collections)),
        ...countAt(weights, steps, BigInt(blockTimestamp)),
        nextDay: countAt(weights, steps, BigInt(blockTimestamp) + activeAfter),
        hasMore: count > mostListed,
        collections,
        blockNumber,
        blockTimestamp,
      };
      const totalCount = Math.min(count, mostListed);
      return { succeeded: true as const, data, totalCount, pageSize, pageNumber };
    });
  };
}

/** The index follows the company's collection from the start, whenever it was allowed. */
async function listWireCollections({ database }: Deps, chain: Chain): Promise<WireCollection[]> {
  const { genesis, startBlock } = requireStaking(chain);
  const address = toAddressKey(genesis);
  const rows = (await listCollections(database, { chainId: chain.chainId })).map(toWireCollection);
  const own = rows.find((row) => row.address === address) ?? {
    address,
    isAllowed: false,
    weight: null,
    hasRarity: false,
  };
  const others = rows.filter((row) => row !== own);
  return [{ ...own, sinceBlock: Number(startBlock) }, ...others];
}

function countAt(weights: readonly StakedWeightRow[], steps: readonly BoostStep[], time: bigint) {
  const weight = computeWeight(weights, steps, time);
  return { additionalPoolWeight: Number(weight), stakingBoost: Number(computeBoostBps(weight, steps)) };
}
