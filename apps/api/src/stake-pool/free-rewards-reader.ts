import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { createBlockStore } from '../indexing/block-store.ts';

/** Pools whose free rewards are kept. */
const keptPools = 1_000;
/** After a read without an answer, so long no node is requested: calls do not grow with requests. */
const pauseMs = 2_000;

/**
 * The free rewards of a pool at the block of the index. `reverting`: the earn token has no balance to read, and the
 * pool takes no stake. `unreachable`: no node answers for the block, so nothing is known.
 */
export type FreeRewards =
  | { state: 'known'; amount: bigint }
  | { state: 'reverting' }
  | { state: 'unreachable' };

export type FreeRewardsReader = (pool: Hex) => Promise<FreeRewards>;

/**
 * Reads them from the contracts: a plain transfer of the earn token adds to them and has no event. The answer of a
 * contract is kept for the block, also a revert.
 */
export function createFreeRewardsReader(
  { index, node }: Pick<Chain, 'index' | 'node'>,
  { now }: Pick<ApiDeps, 'now'>,
): FreeRewardsReader {
  const answers = createBlockStore<FreeRewards>(index, { maxWeight: keptPools, measure: () => 1 });
  let pausedUntilMs = 0;
  return async (address) => {
    const read = async (): Promise<FreeRewards> => {
      if (now().getTime() < pausedUntilMs) throw new RangeError('the nodes are not requested now');
      const blockNumber = BigInt((await index.get()).blockNumber);
      const amount = await node
        .readContract({ address, abi: stakePoolAbi, functionName: 'freeRewards', blockNumber })
        .catch((cause: unknown) => {
          pausedUntilMs = now().getTime() + pauseMs;
          throw cause;
        });
      return amount === undefined ? { state: 'reverting' } : { state: 'known', amount };
    };
    return answers.get(address, read).then(
      ({ value }) => value,
      () => ({ state: 'unreachable' }),
    );
  };
}
