import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { deploymentPlans } from '@tradewind/abi/local/deployment-plan';
import {
  computeAmountIn,
  computeAmountOut,
  computeAmountsAdded,
  computeAmountsBurned,
  computeLiquidityMinted,
  computeQuote,
  minimumLiquidity,
  type Pool,
  sortTokens,
  withProtocolShares,
} from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn, findBestRouteExactOut, type Route } from '@tradewind/rules/exchange/route';
import { findBestSplitExactIn } from '@tradewind/rules/exchange/split-route';
import { computeSquareRootDown } from '@tradewind/rules/exchange/square-root';
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem';
import { multicall, readContract, simulateContract, waitForTransactionReceipt } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainClient, connectChain } from '../chain/connect.ts';
import { deployContracts } from '../chain/deploy.ts';
import { sendAs } from '../chain/send-as.ts';
import { type ChainNode, startChainNode } from '../chain-node.ts';
import { localAccount } from '../demo-accounts.ts';
import { createRandom } from '../seed/random.ts';
import { createPairReader } from './pair-reader.ts';

type Address = `0x${string}`;

/** A pool whose state the rules alone compute. */
type TwinPool = { -readonly [Key in keyof Pool]: Pool[Key] } & { totalSupply: bigint; rootKLast: bigint };

const { multicall3 } = findNetworkDeployment(31337)!;
const exchange = findExchangeDeployment(31337)!;
const account = localAccount(0).address;
/** Tokens of 18, 18, 6 and 8 decimals; one has no return values. */
const tokens = ['BUSD', 'UST', 'USDT', 'BTCB'].map(
  (symbol) => deploymentPlans[31337].find(({ name }) => name === symbol)!.address,
);
const random = createRandom(0x7261);

let node: ChainNode;
let client: ChainClient;

beforeAll(async () => {
  node = await startChainNode();
  client = connectChain(node.rpcUrl);
  await deployContracts(client, AbortSignal.timeout(60_000));
});

afterAll(() => node.stop());

describe('the rules equal the contracts', () => {
  it('[SWAP-13] the formulas agree on 2,000 random inputs, including the rejected ones', async () => {
    const inputs = Array.from(
      { length: 2_000 },
      () => [randomAmount(), randomAmount(), randomAmount()] as const,
    );
    await expectSame('getAmountOut', computeAmountOut, inputs);
    await expectSame('getAmountIn', computeAmountIn, inputs);
    await expectSame('quote', computeQuote, inputs);
  });

  it('[SWAP-13] [SWAP-15] 240 random deposits, withdrawals and trades, by the best route or split, end at the state that the rules compute', async () => {
    const pools = await openPools();
    const counts = { deposit: 0, withdrawal: 0, 'exact in': 0, 'exact out': 0, split: 0 };
    for (let step = 0; step < 240; step += 1) {
      const kind = pick(['deposit', 'withdrawal', 'exact in', 'exact out', 'split', 'split'] as const);
      if (await steps[kind](pools)) counts[kind] += 1;
      expect(await readPools(pools), `${kind}, step ${step}`).toEqual(pools);
    }
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(15);
  }, 240_000);
});

/**
 * Each step runs on chain and by the rules; it returns false when the rules compute no change. An array of pools is
 * indexed once and these pools change, so each search uses its own array.
 */
const steps = {
  deposit: async (pools: TwinPool[]) => {
    const pool = pick(pools);
    const [desired0, desired1] = [share(pool.reserve0, 30), share(pool.reserve1, 30)];
    const { amountA, amountB } = computeAmountsAdded(desired0, desired1, pool.reserve0, pool.reserve1);
    const grown = withProtocolShares(pool);
    const liquidity = computeLiquidityMinted(amountA, amountB, grown);
    const args = [pool.token0, pool.token1, desired0, desired1, 0n, 0n, account, maxUint256] as const;
    expect(await send('addLiquidity', args)).toEqual([amountA, amountB, liquidity]);
    sync(pool, pool.reserve0 + amountA, pool.reserve1 + amountB, grown.totalSupply + liquidity);
    return true;
  },
  withdrawal: async (pools: TwinPool[]) => {
    const pool = pick(pools);
    const liquidity = share(pool.totalSupply, 10);
    const grown = withProtocolShares(pool);
    const { amount0, amount1 } = computeAmountsBurned(liquidity, grown);
    const args = [pool.token0, pool.token1, liquidity, 0n, 0n, account, maxUint256] as const;
    expect(await send('removeLiquidity', args)).toEqual([amount0, amount1]);
    sync(pool, pool.reserve0 - amount0, pool.reserve1 - amount1, grown.totalSupply - liquidity);
    return true;
  },
  'exact in': async (pools: TwinPool[]) => {
    const { token0, token1, reserve0 } = pick(pools);
    const amountIn = share(reserve0, 20);
    const route = findBestRouteExactIn([...pools], token0, token1, amountIn);
    if (route === undefined) return false;
    const amountOut = route.amounts.at(-1)!;
    await expectRefused('swapExactTokensForTokens', [
      amountIn,
      amountOut + 1n,
      route.path,
      account,
      maxUint256,
    ]);
    const args = [amountIn, amountOut, route.path, account, maxUint256] as const;
    expect(await send('swapExactTokensForTokens', args)).toEqual(route.amounts);
    trade(pools, route);
    return true;
  },
  'exact out': async (pools: TwinPool[]) => {
    const { token0, token1, reserve0 } = pick(pools);
    const amountOut = share(reserve0, 20);
    const route = findBestRouteExactOut([...pools], token1, token0, amountOut);
    if (route === undefined) return false;
    const [amountIn = 0n] = route.amounts;
    await expectRefused('swapTokensForExactTokens', [
      amountOut,
      amountIn - 1n,
      route.path,
      account,
      maxUint256,
    ]);
    const args = [amountOut, amountIn, route.path, account, maxUint256] as const;
    expect(await send('swapTokensForExactTokens', args)).toEqual(route.amounts);
    trade(pools, route);
    return true;
  },
  split: async (pools: TwinPool[]) => {
    const { token0, token1, reserve0 } = pick(pools);
    const free = { route: 0n, hop: 0n };
    const found = findBestSplitExactIn([...pools], token0, token1, share(reserve0, 90), free);
    if (!found?.split) return false;
    const { amountOut, split } = found;
    const paths = split.parts.map(({ amountIn, route }) => ({ amountIn, path: route.path }));
    await expectRefused('swapExactTokensForTokensSplit', [paths, amountOut + 1n, account, maxUint256]);
    const args = [paths, amountOut, account, maxUint256] as const;
    expect(await send('swapExactTokensForTokensSplit', args)).toBe(amountOut);
    for (const { route } of split.parts) trade(pools, route);
    return true;
  },
};

async function expectSame(
  functionName: 'getAmountOut' | 'getAmountIn' | 'quote',
  compute: (first: bigint, second: bigint, third: bigint) => bigint,
  inputs: readonly (readonly [bigint, bigint, bigint])[],
) {
  const answers = await multicall(client, {
    multicallAddress: multicall3,
    contracts: inputs.map((args) => ({ address: exchange.router, abi: routerAbi, functionName, args })),
  });
  const onChain = answers.map(({ status, result }) => (status === 'success' ? result : 'refused'));
  const byRules = inputs.map((args) => refusable(() => compute(...args)));
  expect(onChain).toEqual(byRules);
  expect(byRules.filter((answer) => answer !== 'refused').length).toBeGreaterThan(inputs.length / 4);
}

function refusable(compute: () => bigint): bigint | 'refused' {
  try {
    return compute();
  } catch {
    return 'refused';
  }
}

async function openPools(): Promise<TwinPool[]> {
  for (const token of tokens) await approve(token);
  const pools: TwinPool[] = [];
  for (const [index, tokenA] of tokens.entries()) {
    for (const tokenB of tokens.slice(index + 1)) {
      const { token0, token1 } = sortTokens(tokenA, tokenB);
      const [amount0, amount1] = [
        1_000_000n + BigInt(random.below(1e9)),
        1_000_000n + BigInt(random.below(1e9)),
      ];
      const liquidity = computeLiquidityMinted(amount0, amount1, {
        reserve0: 0n,
        reserve1: 0n,
        totalSupply: 0n,
      });
      const args = [token0, token1, amount0, amount1, 0n, 0n, account, maxUint256] as const;
      expect(await send('addLiquidity', args)).toEqual([amount0, amount1, liquidity]);
      const address = await readContract(client, {
        address: exchange.factory,
        abi: factoryAbi,
        functionName: 'getPair',
        args: [token0, token1],
      });
      await approve(address);
      const pool = { address, token0, token1, reserve0: 0n, reserve1: 0n, totalSupply: 0n, rootKLast: 0n };
      sync(pool, amount0, amount1, liquidity + minimumLiquidity);
      pools.push(pool);
    }
  }
  return pools;
}

async function readPools(pools: readonly TwinPool[]): Promise<TwinPool[]> {
  return Promise.all(
    pools.map(async ({ address, token0, token1 }) => {
      const state = await createPairReader(client, address).readState(multicall3);
      const { reserve0, reserve1, totalSupply, rootKLast } = state;
      return { address, token0, token1, reserve0, reserve1, totalSupply, rootKLast };
    }),
  );
}

function sync(pool: TwinPool, reserve0: bigint, reserve1: bigint, totalSupply: bigint) {
  Object.assign(pool, {
    reserve0,
    reserve1,
    totalSupply,
    rootKLast: computeSquareRootDown(reserve0 * reserve1),
  });
}

function trade(pools: readonly TwinPool[], { path, amounts, pools: used }: Route) {
  for (const [hop, { address }] of used.entries()) {
    const pool = pools.find((candidate) => candidate.address === address)!;
    const [paid, received] = [amounts[hop]!, amounts[hop + 1]!];
    const isZeroIn = path[hop] === pool.token0;
    pool.reserve0 += isZeroIn ? paid : -received;
    pool.reserve1 += isZeroIn ? -received : paid;
  }
}

type RouterCall = Parameters<typeof encodeFunctionData<typeof routerAbi>>[0];

/** Simulates the call, sends it and returns the simulated result. */
async function send(functionName: RouterCall['functionName'], args: RouterCall['args']): Promise<unknown> {
  const call = { address: exchange.router, abi: routerAbi, functionName, args, account };
  const { result } = await simulateContract(client, call as never);
  const data = encodeFunctionData({ abi: routerAbi, functionName, args });
  const hash = await sendAs(client, { from: account, to: exchange.router, data });
  expect((await waitForTransactionReceipt(client, { hash })).status).toBe('success');
  return result;
}

async function expectRefused(functionName: RouterCall['functionName'], args: RouterCall['args']) {
  const call = { address: exchange.router, abi: routerAbi, functionName, args, account };
  await expect(simulateContract(client, call as never)).rejects.toThrow(
    /INSUFFICIENT_OUTPUT|EXCESSIVE_INPUT/,
  );
}

async function approve(token: Address) {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [exchange.router, maxUint256],
  });
  const hash = await sendAs(client, { from: account, to: token, data });
  await waitForTransactionReceipt(client, { hash });
}

function pick<T>(list: readonly T[]): T {
  return list[random.below(list.length)]!;
}

/** Returns a random amount from one unit up to the percentage. */
function share(amount: bigint, percent: number): bigint {
  return (amount * BigInt(1 + random.below(percent * 1e6))) / 100_000_000n || 1n;
}

/** Returns a random amount of any magnitude of a reserve; sometimes zero, sometimes the maximum. */
function randomAmount(): bigint {
  const bits = random.below(115);
  if (bits === 114) return 2n ** 112n - 1n;
  return (
    Array.from({ length: 4 }).reduce<bigint>((sum) => (sum << 28n) | BigInt(random.below(2 ** 28)), 0n) >>
    BigInt(113 - bits)
  );
}
