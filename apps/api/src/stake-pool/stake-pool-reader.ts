import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Checkpoint } from '@tradewind/db/indexing/checkpoint';
import { listStakePools, type StakePoolRow } from '@tradewind/db/stake-pool/list-stake-pools.query';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { createBlockStore } from '../indexing/block-store.ts';

/** Pools whose free rewards are kept. */
const keptPools = 1_000;

/** The pools of one chain at one block of the index. */
export type StakePoolView = {
  checkpoint: Checkpoint;
  pools: readonly StakePoolRow[];
};

export type StakePoolReader = {
  /** The tables are read once a block, with any number of requests. */
  read: () => Promise<StakePoolView>;
  /**
   * The free rewards of a pool at the block of the index, from the contract: a plain transfer of the earn token adds
   * to them and has no event. Undefined where no node answers for the block, which is not kept.
   */
  findFreeRewards: (pool: Hex) => Promise<bigint | undefined>;
};

export function createStakePoolReader(
  { chainId, index, node }: Chain,
  { database }: Pick<ApiDeps, 'database'>,
): StakePoolReader {
  const views = createBlockStore<StakePoolView>(index, { maxWeight: 1, measure: () => 1 });
  const free = createBlockStore<bigint>(index, { maxWeight: keptPools, measure: () => 1 });
  return {
    read: async () => {
      const { value } = await views.get('pools', async () => {
        const checkpoint = await index.get();
        return { checkpoint, pools: await listStakePools(database, { chainId }) };
      });
      return value;
    },
    findFreeRewards: (address) => {
      const read = async () => {
        const blockNumber = BigInt((await index.get()).blockNumber);
        const call = { address, abi: stakePoolAbi, functionName: 'freeRewards', blockNumber } as const;
        const rewards = await node.readContract(call);
        if (rewards === undefined) throw new RangeError('the earn token has no balance to read');
        return rewards;
      };
      return free.get(address, read).then(
        ({ value }) => value,
        () => undefined,
      );
    },
  };
}
