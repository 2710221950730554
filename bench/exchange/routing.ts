import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn } from '@tradewind/rules/exchange/route';
import {
  createRandomBits,
  createRandomInteger,
  listAllRoutesExactIn,
  toTestAddress,
} from '@tradewind/rules/exchange/route.test-support';
import type { Bench, Measurement } from '../frame/bench.ts';
import { measureMicroseconds } from '../frame/measure.ts';
import { uniswapSdkCore, uniswapV2Sdk } from './uniswap-v2-sdk.ts';

const { CurrencyAmount, Token } = uniswapSdkCore;
const { Pair, Trade } = uniswapV2Sdk;
type SdkToken = InstanceType<typeof Token>;

const hubCount = 5;
const amountIn = 10n ** 18n;

/** Time to find the best exact-in route of at most three hops, from a plain token to a hub and from hub to hub. */
export const routingBench: Bench = {
  name: 'routing',
  summary: "best route over 50 to 1,000 pools, beside Uniswap's SDK and brute force",
  run: async () => [50, 200, 1_000].flatMap((poolCount) => measurePools(poolCount)),
};

function measurePools(poolCount: number): readonly Measurement[] {
  const pools = createMarket(poolCount);
  const peer = createPeer(pools);
  return [
    { label: 'token to hub', tokenIn: hubCount, tokenOut: 0 },
    { label: 'hub to hub', tokenIn: 1, tokenOut: 0 },
  ].flatMap(({ label, tokenIn, tokenOut }) => {
    const ends = [toTestAddress(tokenIn + 1), toTestAddress(tokenOut + 1)] as const;
    const measured = {
      name: `${poolCount} pools, ${label}`,
      unit: 'µs',
      ours: measureMicroseconds(() => findBestRouteExactIn(pools, ...ends, amountIn)),
      better: 'lower',
    } as const;
    const sdk = measureMicroseconds(() => peer(...ends));
    const bruteForce = measureMicroseconds(() => listAllRoutesExactIn(pools, ...ends, amountIn));
    return [
      { ...measured, peer: { name: "Uniswap's SDK", figure: sdk }, aim: 0.001 },
      { ...measured, peer: { name: 'brute force', figure: bruteForce }, aim: 0.5 },
    ];
  });
}

/** A market as it grows on chain: a few hubs that all trade with each other, and tokens with a pool or two at hubs. */
function createMarket(poolCount: number): readonly Pool[] {
  const random = createRandomInteger(poolCount);
  const pools = new Map<string, Pool>();
  const add = (low: number, high: number): void => {
    pools.set(`${low}-${high}`, {
      address: toTestAddress(1_000_000 + pools.size),
      token0: toTestAddress(low + 1),
      token1: toTestAddress(high + 1),
      reserve0: createRandomBits(random, 80),
      reserve1: createRandomBits(random, 80),
    });
  };
  for (let high = 1; high < hubCount; high += 1) for (let low = 0; low < high; low += 1) add(low, high);
  for (let token = hubCount; pools.size < poolCount; token += 1) {
    add(random(hubCount), token);
    if (pools.size < poolCount) add(random(hubCount), token);
  }
  return [...pools.values()];
}

/** The same search by the SDK, its objects built beforehand. */
function createPeer(pools: readonly Pool[]): (tokenIn: string, tokenOut: string) => unknown {
  const tokens = new Map<string, SdkToken>();
  for (const address of pools.flatMap((pool) => [pool.token0, pool.token1])) {
    if (!tokens.has(address)) tokens.set(address, new Token(1, address, 18));
  }
  const getToken = (address: string): SdkToken => {
    const token = tokens.get(address);
    if (!token) throw new Error(`the market has no token ${address}`);
    return token;
  };
  const toAmount = (address: string, raw: bigint) =>
    CurrencyAmount.fromRawAmount(getToken(address), raw.toString());
  const pairs = pools.map(
    ({ token0, token1, reserve0, reserve1 }) =>
      new Pair(toAmount(token0, reserve0), toAmount(token1, reserve1)),
  );
  return (tokenIn, tokenOut) =>
    Trade.bestTradeExactIn(pairs, toAmount(tokenIn, amountIn), getToken(tokenOut), {
      maxHops: 3,
      maxNumResults: 1,
    });
}
