import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { readContract } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { StackError } from '../stack-error.ts';
import type { PlannedPool } from './plan-pools.ts';

type ReadName = 'totalLocked' | 'freeRewards' | 'treasuryAccrued' | 'isFinished';

/** Checks the sums of every pool and every stake, open or closed. */
export async function assertPools(client: ChainClient, pools: readonly PlannedPool[]): Promise<void> {
  await Promise.all(pools.flatMap((pool) => [assertSums(client, pool), assertStakes(client, pool)]));
}

/** The sums match only if every entry, harvest and exit came at its time: rewards count seconds. */
async function assertSums(client: ChainClient, pool: PlannedPool): Promise<void> {
  const { address, totalLocked, freeRewards, fees, isFinished } = pool;
  const read = (functionName: ReadName) => readContract(client, { address, abi: stakePoolAbi, functionName });
  const found = await Promise.all([
    read('totalLocked'),
    read('freeRewards'),
    read('treasuryAccrued'),
    read('isFinished'),
  ]);
  const expected = [totalLocked, freeRewards, fees, isFinished];
  if (found.some((value, index) => value !== expected[index])) {
    throw new StackError(`The demo data did not come out as planned: stake pool ${address} has other sums.`);
  }
}

async function assertStakes(client: ChainClient, pool: PlannedPool): Promise<void> {
  const contract = { address: pool.address, abi: stakePoolAbi, functionName: 'stakeDetails' } as const;
  const found = await Promise.all(
    pool.stakes.map(({ address, id }) => readContract(client, { ...contract, args: [address, id] })),
  );
  const isAsPlanned = pool.stakes.every(({ stake, isOpen }, index) => {
    const details = found[index];
    if (!isOpen) return details?.amount === 0n;
    const times = [details?.start, details?.duration, details?.paidUntil].map((time) => BigInt(time ?? -1));
    const expected = [stake.start, stake.duration, stake.paidUntil];
    return details?.amount === stake.amount && times.every((time, place) => time === expected[place]);
  });
  if (!isAsPlanned) {
    throw new StackError(
      `The demo data did not come out as planned: stake pool ${pool.address} has other stakes.`,
    );
  }
}
