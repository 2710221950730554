import type { Checkpoint } from '@tradewind/db/indexing/checkpoint';
import { listStakePools, type StakePoolRow } from '@tradewind/db/stake-pool/list-stake-pools.query';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { createBlockStore } from '../indexing/block-store.ts';
import { createFreeRewardsReader, type FreeRewardsReader } from './free-rewards-reader.ts';

/** The pools of one chain at one block of the index. */
export type StakePoolView = {
  checkpoint: Checkpoint;
  pools: readonly StakePoolRow[];
};

export type StakePoolReader = {
  /** The tables are read once a block, with any number of requests. */
  read: () => Promise<StakePoolView>;
  readFreeRewards: FreeRewardsReader;
};

export function createStakePoolReader(
  chain: Chain,
  deps: Pick<ApiDeps, 'database' | 'now'>,
): StakePoolReader {
  const { chainId, index } = chain;
  const views = createBlockStore<StakePoolView>(index, { maxWeight: 1, measure: () => 1 });
  return {
    read: async () => {
      const { value } = await views.get('pools', async () => {
        const checkpoint = await index.get();
        return { checkpoint, pools: await listStakePools(deps.database, { chainId }) };
      });
      return value;
    },
    readFreeRewards: createFreeRewardsReader(chain, deps),
  };
}
