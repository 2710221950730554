import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import { encodeFunctionData, erc20Abi, getContractAddress } from 'viem';
import { computeTimeAgo } from '../seed/compute-time-ago.ts';
import type { TimedTransaction } from '../seed/timed-transaction.ts';
import { type DemoPool, demoPools, openedDaysAgo } from './demo-pools.ts';
import { type PlannedStake, planStakes } from './planned-stake.ts';
import type { PoolWorld } from './pool-world.ts';

export interface PoolsPlan {
  /** Sorted by time. */
  readonly transactions: readonly TimedTransaction[];
  /** By their number in the factory. */
  readonly pools: readonly PlannedPool[];
}

/** A pool of the demo at the present. Amounts are raw units. */
export interface PlannedPool {
  readonly address: `0x${string}`;
  readonly stakes: readonly (PlannedStake & { readonly address: `0x${string}` })[];
  readonly totalLocked: bigint;
  readonly freeRewards: bigint;
  readonly fees: bigint;
  readonly isFinished: boolean;
}

type Call = Pick<TimedTransaction, 'to' | 'data'>;

/** Seconds after the creation of the pools. */
const fundingSeconds = 60;
const deployer = 0;
const treasury = 9;

/** Computes when the first pool is created. */
export function computePoolStart(endTimestamp: number): number {
  return computeTimeAgo(endTimestamp, openedDaysAgo);
}

/** Plans the history of the stake pools. The same world gives the same plan. */
export function planPools(world: PoolWorld): PoolsPlan {
  const planned = demoPools.map((pool, number) => {
    const stakes = planStakes(pool, (daysAgo) => computeTimeAgo(world.endTimestamp, daysAgo));
    const address = computePoolAddress(world, number);
    return { pool, address, stakes };
  });
  const transactions = planned.flatMap(({ pool, address, stakes }) => [
    ...openPool(world, pool, address),
    ...stakes.flatMap((one) => liveStake(world, pool, address, one)),
  ]);
  return {
    transactions: transactions.toSorted((a, b) => a.timestamp - b.timestamp),
    pools: planned.map(({ pool, address, stakes }) => ({
      address,
      stakes: stakes.map((one) => ({ ...one, address: world.addressOf(one.account) })),
      totalLocked: sumOf(stakes, ({ isOpen, stake }) => (isOpen ? stake.amount : 0n)),
      freeRewards: pool.funds - sumOf(stakes, ({ paid, reserve }) => paid + reserve),
      fees: sumOf(stakes, ({ fee }) => fee),
      isFinished: pool.finishedDaysAgo !== undefined,
    })),
  };
}

/** The factory creates nothing but pools: its first one has the nonce 1. */
function computePoolAddress({ factory }: PoolWorld, number: number): `0x${string}` {
  return getContractAddress({ from: factory, nonce: BigInt(number + 1) });
}

/** Creates and funds a pool, pays its stakers, and finishes it. */
function openPool(world: PoolWorld, pool: DemoPool, address: `0x${string}`): TimedTransaction[] {
  const timestamp = computePoolStart(world.endTimestamp);
  const [depositToken, earnToken] = [world.tokenOf(pool.depositSymbol), world.tokenOf(pool.earnSymbol)];
  const fund = encodeFunctionData({ abi: stakePoolAbi, functionName: 'fund', args: [pool.funds] });
  const setup = [
    approve(earnToken, address, pool.funds),
    { to: address, data: fund },
    ...pool.stakes.map(({ account, amount }) => pay(depositToken, world.addressOf(account), amount)),
  ];
  return [
    { from: deployer, ...createPool(world, pool), timestamp },
    ...setup.map((call) => ({ from: deployer, ...call, timestamp: timestamp + fundingSeconds })),
    ...(pool.finishedDaysAgo === undefined
      ? []
      : [
          {
            from: deployer,
            to: address,
            data: encodeFunctionData({ abi: stakePoolAbi, functionName: 'finish' }),
            timestamp: computeTimeAgo(world.endTimestamp, pool.finishedDaysAgo),
          },
        ]),
  ];
}

function createPool({ factory, tokenOf, addressOf }: PoolWorld, pool: DemoPool): Call {
  const { depositSymbol, earnSymbol, minimumStake, cap, periods, fees } = pool;
  const parameters = {
    depositToken: tokenOf(depositSymbol),
    earnToken: tokenOf(earnSymbol),
    minimumStake,
    cap,
    owner: addressOf(deployer),
    treasury: addressOf(treasury),
    periods: periods.map(({ duration, aprBps }) => ({ duration: Number(duration), aprBps: Number(aprBps) })),
    fees: fees.map(({ day, bps }) => ({ day: Number(day), bps: Number(bps) })),
  };
  const data = encodeFunctionData({
    abi: stakePoolFactoryAbi,
    functionName: 'createPool',
    args: [parameters],
  });
  return { to: factory, data };
}

/** The approval is of the amount, so that nothing of it is left. */
function liveStake(
  { tokenOf }: PoolWorld,
  { depositSymbol }: DemoPool,
  pool: `0x${string}`,
  { account: from, id, stake, harvestedAt, leftAt }: PlannedStake,
): TimedTransaction[] {
  const { amount, duration, start } = stake;
  const abi = stakePoolAbi;
  const enter = encodeFunctionData({ abi, functionName: 'stake', args: [amount, Number(duration)] });
  const harvest = encodeFunctionData({ abi, functionName: 'harvest' });
  const leave = encodeFunctionData({ abi, functionName: 'unstake', args: [[id]] });
  const at = (call: Call, time: bigint | undefined) =>
    time === undefined ? [] : [{ from, ...call, timestamp: Number(time) }];
  return [
    ...at(approve(tokenOf(depositSymbol), pool, amount), start),
    ...at({ to: pool, data: enter }, start),
    ...at({ to: pool, data: harvest }, harvestedAt),
    ...at({ to: pool, data: leave }, leftAt),
  ];
}

function approve(token: `0x${string}`, spender: `0x${string}`, amount: bigint): Call {
  const args = [spender, amount] as const;
  return { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }) };
}

function pay(token: `0x${string}`, to: `0x${string}`, amount: bigint): Call {
  const args = [to, amount] as const;
  return { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) };
}

function sumOf<Item>(items: readonly Item[], valueOf: (item: Item) => bigint): bigint {
  return items.reduce((sum, item) => sum + valueOf(item), 0n);
}
