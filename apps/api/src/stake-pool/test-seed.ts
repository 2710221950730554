import { findStakePoolDeployment, type StakePoolDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import {
  harvestedTable,
  poolCreditedTable,
  stakedTable,
  stakePoolTable,
  stakeTable,
  unstakedTable,
} from '@tradewind/db/stake-pool/tables';
import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { encodeFunctionData } from 'viem';
import { plantDeployments } from '../../test/plant-deployments.ts';
import { blockTimestamp, chainId as home, dollar, platformToken } from '../../test/seed-index.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

const deployment: StakePoolDeployment = { chainId: home, factory: toAddress('f'), startBlock: 0n };
/** Chains with launch pools. */
export const plantPools = () => plantDeployments([[findStakePoolDeployment, deployment]]);

export const [runningPool, finishedPool] = [toAddress('12'), toAddress('13')];
/** Of no row of `seedIndex`. */
export const staker = toAddress('3');
const stakeHash = toHash('2');

const callData = encodeFunctionData({ abi: stakePoolAbi, functionName: 'freeRewards' }).toLowerCase();
/** The key of a pool's free rewards at the model node. */
export const freeRewardsOf = (pool: Hex): string => `${pool}:${callData}`;

const pool = {
  depositToken: platformToken,
  depositSymbol: 'BSCS',
  depositDecimals: 18,
  earnToken: dollar,
  earnSymbol: 'BUSD',
  earnDecimals: 18,
  minimumStake: 1n,
  cap: 10n ** 24n,
  reserved: 9n,
  openCount: 1,
  durations: [86_400],
  aprsBps: [1_000],
  feeVersion: 0,
  dayLimits: [30],
  feesBps: [100],
  lastMaturity: null,
  createdBlockNumber: 1,
  createdAt: blockTimestamp,
};

type Seed = { chainId: number; blockNumber: number; amount: bigint };

/** A running pool and a finished one, with one stake that was entered, harvested at its end, and one that left with a credit. */
export async function seedPools({ orm }: Database, { chainId, blockNumber, amount }: Seed): Promise<void> {
  const rows = [
    { ...pool, chainId, address: runningPool, number: 0, totalLocked: amount },
    { ...pool, chainId, address: finishedPool, number: 1, totalLocked: 0n, lastMaturity: blockTimestamp },
  ];
  await orm.insert(stakePoolTable).values(rows);
  const at = { chainId, blockNumber, blockHash: toHash('9'), blockTimestamp, txHash: stakeHash };
  const terms = { amount, period: 86_400, aprBps: 1_000, feeVersion: 0, reserved: 5n };
  const keys = [0, 1].map((id) => ({ pool: runningPool, account: staker, id }));
  await orm.insert(stakeTable).values(
    keys.map((key) => ({
      chainId,
      ...key,
      ...terms,
      startedAt: blockTimestamp,
      paid: 5n,
      paidUntil: blockTimestamp,
      state: 'matured' as const,
    })),
  );
  await orm
    .insert(stakedTable)
    .values(keys.map((key, index) => ({ ...at, ...key, ...terms, logIndex: 20 + index })));
  const [first, second] = keys;
  if (!first || !second) throw new RangeError('two stakes');
  await orm.insert(harvestedTable).values([
    { ...at, ...first, reward: 2n, isClosed: false, logIndex: 23 },
    { ...at, ...first, reward: 3n, isClosed: true, logIndex: 24 },
  ]);
  await orm
    .insert(unstakedTable)
    .values({ ...at, ...second, amount, fee: 1n, reward: 4n, freed: 1n, logIndex: 25 });
  const credit = { pool: runningPool, account: staker, amount: 4n };
  await orm.insert(poolCreditedTable).values({ ...at, ...credit, logIndex: 26 });
}
