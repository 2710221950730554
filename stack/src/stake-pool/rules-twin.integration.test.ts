import {
  findNetworkDeployment,
  findStakePoolDeployment,
  findTierDeployment,
} from '@tradewind/abi/deployment';
import { deploymentPlans } from '@tradewind/abi/local/deployment-plan';
import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import { tierViewAbi } from '@tradewind/abi/tier/tier-view.abi';
import { computeBoostBps } from '@tradewind/rules/nft-stake/boost';
import {
  computeCapacity,
  findEntryRefusal,
  type Period,
  type PoolLimits,
} from '@tradewind/rules/stake-pool/pool-capacity';
import { computeEarning, computeReserve } from '@tradewind/rules/stake-pool/reward';
import { computeExit, computeStakedSums, computeStakeState } from '@tradewind/rules/stake-pool/stake-state';
import type { Stake } from '@tradewind/rules/stake-pool/stake';
import { computeUnstakeFee, type FeeRow } from '@tradewind/rules/stake-pool/unstake-fee';
import { computeActiveStake } from '@tradewind/rules/tier/active-stake';
import { computeEffectiveStake } from '@tradewind/rules/tier/effective-stake';
import { computeInoStep, inoStepAmounts } from '@tradewind/rules/tier/ino-step';
import {
  computeLaunchpadTierAmounts,
  findLaunchpadTier,
  launchpadTiers,
} from '@tradewind/rules/tier/launchpad-tier';
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem';
import { getBlock, multicall, readContract, simulateContract, waitForTransactionReceipt } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainClient, connectChain } from '../chain/connect.ts';
import { deployContracts } from '../chain/deploy.ts';
import { sendAs } from '../chain/send-as.ts';
import { type ChainNode, startChainNode } from '../chain-node.ts';
import { localAccount } from '../demo-accounts.ts';
import { createRandom } from '../seed/random.ts';

type Address = `0x${string}`;
type TwinStake = Stake & { readonly id: bigint };

/** A pool whose open stakes, sums and balances the rules alone compute. */
type TwinPool = {
  readonly address: Address;
  readonly earnToken: Address;
  readonly isOneToken: boolean;
  stakes: TwinStake[];
  made: bigint;
  funded: bigint;
  fees: bigint;
};

const day = 86_400n;
const periods: readonly Period[] = [
  { duration: 7n * day, aprBps: 12_345n },
  { duration: 30n * day + 1n, aprBps: 2_000n },
  { duration: 90n * day, aprBps: 6_001n },
];
const fees: readonly FeeRow[] = [
  { day: 2n, bps: 1_000n },
  { day: 5n, bps: 499n },
  { day: 20n, bps: 1n },
];
const cap = 10n ** 24n;
const minimumStake = 10n;

const { multicall3 } = findNetworkDeployment(31337)!;
const { factory } = findStakePoolDeployment(31337)!;
const tier = findTierDeployment(31337)!;
const account = localAccount(0).address;
const random = createRandom(0x706f6f6c);

let node: ChainNode;
let client: ChainClient;

beforeAll(async () => {
  node = await startChainNode();
  client = connectChain(node.rpcUrl);
  await deployContracts(client, AbortSignal.timeout(60_000));
});

afterAll(() => node.stop());

describe('the rules equal the stake pools', () => {
  it('[POOL-02] [POOL-04] 120 random stakes, harvests and exits pay what the rules compute, to the wei', async () => {
    const pools = [await createPool('BSCS', 'CAKE'), await createPool('BSCS', 'BSCS')];
    const counts = { stake: 0, harvest: 0, unstake: 0, refused: 0 };
    for (let step = 0; step < 120; step += 1) {
      const pool = pick(pools);
      const kind = pick(['stake', 'stake', 'harvest', 'unstake'] as const);
      counts[await steps[kind](pool)] += 1;
      await expectEqual(pool, step);
      await expectActiveStake(pools, step);
      await client.increaseTime({ seconds: 1 + random.below(random.below(2) === 0 ? 4_000 : 700_000) });
      await client.mine({ blocks: 1 });
    }
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(8);
  }, 240_000);

  it('[INO-01] [IDO-13] [NST-01] tiers at their amounts, a wei besides, and at random', async () => {
    const unit = tier.launchpadTierUnit;
    const edges = [...inoStepAmounts, ...computeLaunchpadTierAmounts(unit)];
    const amounts = [
      0n,
      ...edges.flatMap((edge) => [edge - 1n, edge, edge + 1n]),
      ...Array.from({ length: 200 }, () => randomAmount(120)),
    ];
    expect(await readTiers('stepOf', amounts)).toEqual(
      amounts.map((amount) => BigInt(computeInoStep(amount))),
    );
    expect(await readTiers('launchpadTierOf', amounts)).toEqual(
      amounts.map((amount) => BigInt(listTiers(amount, unit))),
    );
    const [staked, effective] = await Promise.all([readTier('staked'), readTier('effective')]);
    expect(staked).toBeGreaterThan(0n);
    expect(effective).toBe(computeEffectiveStake(staked, computeBoostBps(0n, [])));
  });
});

/** Each step runs on chain and by the rules; it names what happened. */
const steps = {
  stake: async (pool: TwinPool) => {
    const period = pick(periods);
    if (readLimits(pool).freeRewards < 10n ** 20n) await fund(pool, 10n ** 21n + 7n);
    const limits = readLimits(pool);
    const capacity = computeCapacity(limits, period);
    const amount = pick([randomAmount(70) + minimumStake, capacity, capacity + 1n, capacity / 3n, 1n]);
    const refusal = findEntryRefusal(limits, period, amount);
    const terms = [Number(period.duration), Number(period.aprBps), 0] as const;
    const call = { functionName: 'stake', args: [amount, ...terms] } as const;
    if (refusal !== undefined) {
      await expect(simulate(pool, call)).rejects.toThrow(reasons[refusal]);
      return 'refused';
    }
    const time = await send(pool, call);
    pool.stakes.push({ ...period, amount, start: time, paidUntil: time, id: pool.made });
    pool.made += 1n;
    return 'stake';
  },
  harvest: async (pool: TwinPool) => {
    const before = await readBalances(pool);
    if (pool.stakes.length === 0) {
      await expect(simulate(pool, { functionName: 'harvest', args: [] })).rejects.toThrow('NothingToHarvest');
      return 'refused';
    }
    const time = await send(pool, { functionName: 'harvest', args: [] });
    const matured = pool.stakes.filter((stake) => computeStakeState(stake, time) === 'matured');
    const reward = sum(pool.stakes.map((stake) => computeEarning(stake, time)));
    await expectPaid(pool, before, sum(matured.map(({ amount }) => amount)), reward);
    pool.stakes = pool.stakes
      .filter((stake) => !matured.includes(stake))
      .map((stake) => ({ ...stake, paidUntil: time }));
    pool.funded -= reward;
    return 'harvest';
  },
  unstake: async (pool: TwinPool) => {
    const chosen = pool.stakes.filter(() => random.below(3) === 0).slice(0, 5);
    const ids = chosen.map(({ id }) => id);
    if (ids.length === 0) {
      await expect(simulate(pool, { functionName: 'unstake', args: [ids] })).rejects.toThrow('NoIds');
      return 'refused';
    }
    const before = await readBalances(pool);
    const time = await send(pool, { functionName: 'unstake', args: [ids] });
    const exits = chosen.map((stake) => computeExit(stake, fees, time));
    const fee = sum(exits.map((exit) => exit.fee));
    const reward = sum(exits.map((exit) => exit.reward));
    await expectPaid(pool, before, sum(exits.map((exit) => exit.principal)) - fee, reward);
    pool.stakes = pool.stakes.filter((stake) => !chosen.includes(stake));
    pool.funded -= reward;
    pool.fees += fee;
    return 'unstake';
  },
} as const;

const reasons = {
  finished: 'StakePool_Finished',
  'below-minimum': 'StakePool_BelowMinimum',
  'above-cap': 'StakePool_AboveCap',
  'not-covered': 'StakePool_NotCovered',
} as const;

type PoolCall =
  | { readonly functionName: 'stake'; readonly args: readonly [bigint, number, number, number] }
  | { readonly functionName: 'harvest'; readonly args: readonly [] }
  | { readonly functionName: 'unstake'; readonly args: readonly [readonly bigint[]] };

/** Every sum and every stake of the chain is what the rules compute of its history. */
async function expectEqual(pool: TwinPool, step: number): Promise<void> {
  const { number: blockNumber, timestamp } = await getBlock(client);
  const contract = { address: pool.address, abi: stakePoolAbi, blockNumber } as const;
  const ids = pool.stakes.map(({ id }) => id);
  const sums = computeStakedSums(pool.stakes, timestamp);
  const limits = readLimits(pool);
  const name = `step ${step}`;
  expect(await readNumber(pool, 'totalLocked'), name).toBe(limits.totalLocked);
  expect(await readNumber(pool, 'reserved'), name).toBe(sum(pool.stakes.map(computeReserve)));
  expect(await readNumber(pool, 'freeRewards'), name).toBe(limits.freeRewards);
  expect(await readNumber(pool, 'treasuryAccrued'), name).toBe(pool.fees);
  expect(await readOfAccount(pool, 'getExpiredTokens'), name).toBe(sums.expired);
  expect(await readOfAccount(pool, 'getUnexpiredTokens'), name).toBe(sums.unexpired);
  const earnings = ids.map((id) =>
    readContract(client, { ...contract, functionName: 'earning', args: [account, id] }),
  );
  expect(await Promise.all(earnings), name).toEqual(
    pool.stakes.map((stake) => computeEarning(stake, timestamp)),
  );
  const unstakeFees = ids.map((id) =>
    readContract(client, { ...contract, functionName: 'collectUnstakeFee', args: [account, id, timestamp] }),
  );
  expect(await Promise.all(unstakeFees), name).toEqual(
    pool.stakes.map((stake) => computeUnstakeFee(stake, fees, timestamp)),
  );
}

/** What a gate counts is what the rules count of the stakes in all pools. */
async function expectActiveStake(pools: readonly TwinPool[], step: number): Promise<void> {
  const { number: blockNumber, timestamp } = await getBlock(client);
  const functionName = 'activeStaked';
  const call = { address: tier.view, abi: tierViewAbi, functionName, args: [account], blockNumber } as const;
  const stakes = pools.flatMap((pool) => pool.stakes);
  expect(await readContract(client, call), `step ${step}`).toBe(computeActiveStake(stakes, timestamp));
}

function readLimits({ stakes, funded }: TwinPool): PoolLimits {
  const totalLocked = sum(stakes.map(({ amount }) => amount));
  const freeRewards = funded - sum(stakes.map(computeReserve));
  return { totalLocked, cap, minimumStake, freeRewards, isFinished: false };
}

async function createPool(depositSymbol: string, earnSymbol: string): Promise<TwinPool> {
  const [depositToken, earnToken] = [getToken(depositSymbol), getToken(earnSymbol)];
  const parameters = {
    depositToken,
    earnToken,
    minimumStake,
    cap,
    owner: account,
    treasury: localAccount(9).address,
    periods: periods.map(({ duration, aprBps }) => ({ duration: Number(duration), aprBps: Number(aprBps) })),
    fees: fees.map(({ day: row, bps }) => ({ day: Number(row), bps: Number(bps) })),
  };
  const call = { address: factory, abi: stakePoolFactoryAbi, functionName: 'createPool', account } as const;
  const { result: address } = await simulateContract(client, { ...call, args: [parameters] });
  await transact(
    factory,
    encodeFunctionData({ abi: stakePoolFactoryAbi, functionName: 'createPool', args: [parameters] }),
  );
  for (const token of new Set([depositToken, earnToken])) {
    await transact(
      token,
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [address, maxUint256] }),
    );
  }
  const isOneToken = depositToken === earnToken;
  return { address, earnToken, isOneToken, stakes: [], made: 0n, funded: 0n, fees: 0n };
}

async function fund(pool: TwinPool, amount: bigint): Promise<void> {
  await transact(
    pool.address,
    encodeFunctionData({ abi: stakePoolAbi, functionName: 'fund', args: [amount] }),
  );
  pool.funded += amount;
}

async function expectPaid(
  pool: TwinPool,
  before: readonly [bigint, bigint],
  principal: bigint,
  reward: bigint,
): Promise<void> {
  const [deposit, earn] = await readBalances(pool);
  const both = principal + reward;
  expect([deposit - before[0], earn - before[1]]).toEqual(
    pool.isOneToken ? [both, both] : [principal, reward],
  );
}

async function readBalances({ earnToken }: TwinPool): Promise<readonly [bigint, bigint]> {
  return [await readBalance(getToken('BSCS')), await readBalance(earnToken)];
}

function readBalance(address: Address): Promise<bigint> {
  return readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [account] });
}

function readNumber(
  { address }: TwinPool,
  functionName: 'totalLocked' | 'reserved' | 'freeRewards' | 'treasuryAccrued',
): Promise<bigint> {
  return readContract(client, { address, abi: stakePoolAbi, functionName });
}

function readOfAccount(
  { address }: TwinPool,
  functionName: 'getExpiredTokens' | 'getUnexpiredTokens',
): Promise<bigint> {
  return readContract(client, { address, abi: stakePoolAbi, functionName, args: [account] });
}

async function readTiers(
  functionName: 'stepOf' | 'launchpadTierOf',
  amounts: readonly bigint[],
): Promise<readonly bigint[]> {
  return multicall(client, {
    multicallAddress: multicall3,
    allowFailure: false,
    contracts: amounts.map((amount) => ({
      address: tier.view,
      abi: tierViewAbi,
      functionName,
      args: [amount] as const,
    })),
  });
}

function readTier(functionName: 'staked' | 'effective'): Promise<bigint> {
  return readContract(client, { address: tier.view, abi: tierViewAbi, functionName, args: [account] });
}

/** The number of a tier on chain: 0 for none. */
function listTiers(amount: bigint, unit: bigint): number {
  const found = findLaunchpadTier(amount, unit);
  return found === undefined ? 0 : launchpadTiers.indexOf(found) + 1;
}

function simulate({ address }: TwinPool, call: PoolCall): Promise<unknown> {
  return simulateContract(client, { address, abi: stakePoolAbi, account, ...call } as never);
}

/** Sends the call and returns the time of its block. */
async function send({ address }: TwinPool, call: PoolCall): Promise<bigint> {
  return transact(address, encodeFunctionData({ abi: stakePoolAbi, ...call }));
}

async function transact(to: Address, data: `0x${string}`): Promise<bigint> {
  const hash = await sendAs(client, { from: account, to, data });
  const { status, blockNumber } = await waitForTransactionReceipt(client, { hash });
  expect(status).toBe('success');
  return (await getBlock(client, { blockNumber })).timestamp;
}

function getToken(symbol: string): Address {
  return deploymentPlans[31337].find(({ name }) => name === symbol)!.address;
}

function pick<T>(list: readonly T[]): T {
  return list[random.below(list.length)]!;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

/** Returns a random amount of any magnitude up to so many bits. */
function randomAmount(bits: number): bigint {
  const wide = Array.from({ length: 5 }).reduce<bigint>(
    (whole) => (whole << 28n) | BigInt(random.below(2 ** 28)),
    0n,
  );
  return wide >> BigInt(140 - random.below(bits));
}
