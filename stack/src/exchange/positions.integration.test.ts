import { setTimeout as delay } from 'node:timers/promises';
import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { withProtocolShares } from '@tradewind/rules/exchange/pair';
import { computeSquareRootDown } from '@tradewind/rules/exchange/square-root';
import { candleListSchema } from '@tradewind/schema/exchange/candle';
import { liquidityEventListSchema } from '@tradewind/schema/exchange/liquidity-event';
import { poolListSchema } from '@tradewind/schema/exchange/pool';
import { positionListSchema } from '@tradewind/schema/exchange/position';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { encodeFunctionData, erc20Abi, maxUint256, parseEther } from 'viem';
import { readContract, simulateContract, waitForTransactionReceipt } from 'viem/actions';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainClient, connectChain } from '../chain/connect.ts';
import { sendAs } from '../chain/send-as.ts';
import { localAccount } from '../demo-accounts.ts';
import { swapNative } from './demo/swap-native.ts';
import { createPairReader } from './pair-reader.ts';
import { parseEnvironment } from '../environment.ts';
import { prepareHome } from '../home/prepared-home.ts';
import { createTemporaryHome } from '../home/temporary-home.ts';
import { startStack, type Stack } from '../start-stack.ts';

type Address = `0x${string}`;

const { home, remove } = createTemporaryHome('positions');
const { factory, router } = findExchangeDeployment(31337)!;
const { wrappedNative, multicall3, stablecoins } = findNetworkDeployment(31337)!;
const dollar = stablecoins[0]!;
const seeder = localAccount(0).address;
const provider = localAccount(1).address;
let stack: Stack;
let client: ChainClient;

beforeAll(async () => {
  const environment = parseEnvironment({
    TRADEWIND_HOME: home,
    PORT_BASE: '0',
    LOG_LEVEL: 'warn',
    LOCAL_FILES: 'off',
  });
  await prepareHome(environment);
  stack = await startStack({ environment, mode: 'start', print: () => undefined });
  client = connectChain(stack.urls.rpc);
}, 240_000);
afterAll(remove);
afterAll(() => stack.stop());

/** Returns the API's response once the index reaches the block. */
async function request<Answer extends { blockNumber: number }>(
  path: string,
  schema: z.ZodMiniType<Answer>,
  block = 0n,
): Promise<Answer> {
  for (;;) {
    const answer: unknown = await (await fetch(`${stack.urls.api}${path}`)).json();
    const data = z.parse(schema, successSchema(z.unknown()).parse(answer).data);
    if (BigInt(data.blockNumber) >= block) return data;
    await delay(50);
  }
}

const listPositions = async (account: Address, block?: bigint) =>
  (await request(`/exchange/positions?account=${account}&pageSize=500`, positionListSchema, block)).positions;

/** Sends from an account; returns the block of the transaction. */
async function send(from: Address, to: Address, data: Address, value = 0n): Promise<bigint> {
  const hash = await sendAs(client, { from, to, data, value });
  const { status, blockNumber } = await waitForTransactionReceipt(client, { hash });
  expect(status).toBe('success');
  return blockNumber;
}

const findPair = () =>
  readContract(client, {
    address: factory,
    abi: factoryAbi,
    functionName: 'getPair',
    args: [dollar, wrappedNative],
  });

async function simulateBurn(pool: Address, owner: Address): Promise<readonly [bigint, bigint]> {
  const liquidity = await readContract(client, {
    address: pool,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });
  const call = {
    address: pool,
    abi: pairAbi,
    functionName: 'burnFrom',
    args: [owner, owner, liquidity],
  } as const;
  return (await simulateContract(client, { ...call, account: owner })).result;
}

/** Reads the root of k and the supply including the protocol's shares, from the chain alone. */
async function readDepth(pool: Address) {
  const state = await createPairReader(client, pool).readState(multicall3);
  const { reserve0, reserve1 } = state;
  const shares = withProtocolShares(state);
  return { ...shares, rootKE18: computeSquareRootDown(reserve0 * reserve1 * 10n ** 36n) };
}

describe('[LIQ-09] indexed positions', () => {
  it('equal the removable amounts, in every pool of the demo', { timeout: 120_000 }, async () => {
    const positions = await listPositions(seeder);
    expect(positions.length).toBeGreaterThan(5);
    for (const { pool, amount0, amount1, feesEarned0, feesEarned1, isComplete } of positions) {
      expect([BigInt(amount0), BigInt(amount1)]).toEqual(await simulateBurn(pool.address, seeder));
      const isTraded = pool.swapCount24h > 0;
      expect([BigInt(feesEarned0) > 0n, BigInt(feesEarned1) > 0n]).toEqual([isTraded, isTraded]);
      expect(isComplete).toBe(true);
    }
  });

  it('earn by trades what the chain pays out at removal', { timeout: 120_000 }, async () => {
    const pool = await findPair();
    const approve = { abi: erc20Abi, functionName: 'approve', args: [router, maxUint256] } as const;
    await send(provider, dollar, encodeFunctionData(approve));
    const args = [dollar, parseEther('3000'), 0n, 0n, provider, maxUint256] as const;
    const add = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidityETH', args });
    const added = await send(provider, router, add, parseEther('100'));
    const [before] = await listPositions(provider, added);
    expect(before).toMatchObject({ feesEarned0: '0', feesEarned1: '0', isComplete: true });
    const depth = await readDepth(pool);

    for (let trade = 0; trade < 4; trade += 1) {
      await swapNative({
        rpcUrl: stack.urls.rpc,
        account: localAccount(2),
        tokenOut: dollar,
        amountIn: parseEther('5'),
      });
    }
    const block = await send(provider, dollar, encodeFunctionData(approve));
    const [position] = await listPositions(provider, block);
    const grown = await readDepth(pool);
    const [paid0, paid1] = await simulateBurn(pool, provider);
    expect([position?.amount0, position?.amount1]).toEqual([String(paid0), String(paid1)]);
    // The part of the payout by which the depth per share grew.
    const kept = (amount: bigint) =>
      (amount * depth.rootKE18 * grown.totalSupply) / (depth.totalSupply * grown.rootKE18);
    const [earned0, earned1] = [paid0 - kept(paid0), paid1 - kept(paid1)];
    expect(earned0 > 0n && earned1 > 0n).toBe(true);
    expect(Number(BigInt(position!.feesEarned0) - earned0)).toBeCloseTo(0, -1);
    expect(Number(BigInt(position!.feesEarned1) - earned1)).toBeCloseTo(0, -1);

    const liquidity = BigInt(position!.liquidity);
    const burn = { abi: pairAbi, functionName: 'burnFrom', args: [provider, provider, liquidity] } as const;
    const removed = await send(provider, pool, encodeFunctionData(burn));
    expect(await listPositions(provider, removed)).toEqual([]);
    const { events } = await request(
      `/exchange/liquidity-events?account=${provider}`,
      liquidityEventListSchema,
      removed,
    );
    expect(events).toMatchObject([
      { kind: 'remove', amount0: String(paid0), amount1: String(paid1), liquidity: String(liquidity) },
      { kind: 'add', amount0: position!.deposited0, amount1: position!.deposited1 },
    ]);
  });
});

it('[LIQ-09] the demo pools have volumes, fee APRs and candles that end at their prices', async () => {
  const { pools } = await request('/exchange/pools?sort=feeApr&pageSize=500', poolListSchema);
  const listed = await request('/exchange/pools?search=wbnb/busd', poolListSchema);
  expect(listed.pools.map(({ feeAprBps }) => Number(feeAprBps) > 0)).toEqual([true]);
  for (const pool of pools) {
    expect(Number(pool.volume24hUsdE18) > 0).toBe(pool.swapCount24h > 0);
    // It is unknown where one token has no price, and never 0 where there were trades.
    expect(pool.feeAprBps === '0').toBe(pool.swapCount24h === 0);
    const { candles } = await request(
      `/exchange/pools/${pool.address}/candles?interval=5m`,
      candleListSchema,
    );
    const price = (BigInt(pool.reserve1) * 10n ** 36n) / BigInt(pool.reserve0);
    expect(candles.at(-1)?.closeE36).toBe(String(price));
  }
});
