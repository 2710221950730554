import { describe, expect, it } from 'vitest';
import { usdScale } from '../amount/format-usd.ts';
import { type Address, toAddressKey } from '../network/address.ts';
import type { ObservedPool, PricedToken, TokenPricesUsdE18 } from './observed-pool.ts';
import { observeReserves } from './observe-reserves.ts';
import { computeTokenPricesUsdE18, mayHavePrice, type PriceSources } from './token-price.ts';

const token = (digit: string, decimals = 18): PricedToken => ({
  address: `0x${digit.repeat(40)}`,
  decimals,
});
const [busd, usdt, native, platform, remote] = [
  token('b'),
  token('d', 6),
  token('e'),
  token('5'),
  token('7'),
];

/** A pool with these whole tokens since long ago. */
function createPool(token0: PricedToken, whole0: bigint, token1: PricedToken, whole1: bigint): ObservedPool {
  const reserve0 = whole0 * 10n ** BigInt(token0.decimals);
  const reserve1 = whole1 * 10n ** BigInt(token1.decimals);
  const first = observeReserves(undefined, { timestamp: 1, reserve0, reserve1 });
  return { token0, token1, atStart: first, atEnd: first };
}

const now = 100_000;

function computePrices(
  pools: readonly ObservedPool[],
  changes: Partial<PriceSources> = {},
): TokenPricesUsdE18 {
  const stablecoins = [busd.address, usdt.address];
  return computeTokenPricesUsdE18({ pools, stablecoins, wrappedNative: native.address, ...changes }, now);
}

const priceOf = (prices: TokenPricesUsdE18, { address }: { address: Address }) =>
  prices.get(toAddressKey(address));

describe('[MKT-01] the price of', () => {
  it('a stablecoin is one dollar, whatever its pools’ prices', () => {
    const prices = computePrices([createPool(busd, 1_000_000n, usdt, 2_000_000n)]);
    expect([priceOf(prices, busd), priceOf(prices, usdt)]).toEqual([usdScale, usdScale]);
  });

  it('the native coin is the mean of its stablecoin pools, weighted by their liquidity', () => {
    const prices = computePrices([
      createPool(native, 1_000n, busd, 600_000n),
      createPool(usdt, 200_000n, native, 250n),
    ]);
    // (600 · 600,000 + 800 · 200,000) / 800,000
    expect(priceOf(prices, native)).toBe(650n * usdScale);
  });

  it('the native coin needs no minimum liquidity', () => {
    expect(priceOf(computePrices([createPool(native, 1n, busd, 600n)]), native)).toBe(600n * usdScale);
  });

  it('another token comes from its stablecoin and native pools', () => {
    const prices = computePrices([
      createPool(native, 1_000n, busd, 600_000n),
      createPool(platform, 100_000n, busd, 10_000n),
      createPool(platform, 100_000n, native, 50n),
    ]);
    // (0.1 · 10,000 + 0.3 · 30,000) / 40,000
    expect(priceOf(prices, platform)).toBe(usdScale / 4n);
  });

  it('another token counts only pools with 5,000 dollars on the known side', () => {
    const thin = createPool(platform, 1n, busd, 4_999n);
    const enough = createPool(platform, 1_000n, busd, 5_000n);
    expect(priceOf(computePrices([thin]), platform)).toBeUndefined();
    expect(priceOf(computePrices([thin, enough]), platform)).toBe(5n * usdScale);
  });

  it('a token whose liquidity was removed is unknown at once', () => {
    const pool = createPool(platform, 1_000_000n, busd, 1_000_000n);
    const drained = { timestamp: now - 1, reserve0: 10n ** 18n, reserve1: 10n ** 18n };
    const prices = computePrices([{ ...pool, atEnd: observeReserves(pool.atEnd, drained) }]);
    expect(priceOf(prices, platform)).toBeUndefined();
  });

  it('a token further than two steps from a stablecoin is unknown', () => {
    const prices = computePrices([
      createPool(native, 1_000n, busd, 600_000n),
      createPool(platform, 1_000_000n, native, 1_000n),
      createPool(remote, 1_000_000n, platform, 1_000_000n),
    ]);
    expect(priceOf(prices, platform)).toBeDefined();
    expect(prices.has(toAddressKey(remote.address))).toBe(false);
  });

  it('a token behind a native coin without a price is unknown', () => {
    expect(priceOf(computePrices([createPool(platform, 1n, native, 1_000n)]), platform)).toBeUndefined();
  });

  it('a native coin that is a stablecoin itself stays one dollar', () => {
    const pools = [createPool(native, 1_000n, busd, 600_000n), createPool(platform, 1_000n, native, 9_000n)];
    const prices = computePrices(pools, { stablecoins: [busd.address, native.address] });
    expect(priceOf(prices, native)).toBe(usdScale);
    expect(priceOf(prices, platform)).toBe(9n * usdScale);
  });
});

it('[MKT-01] one block of another price moves the mean by its share of the 30 minutes', () => {
  const pool = createPool(platform, 10_000n, busd, 10_000n);
  const pushed = { timestamp: now - 3, reserve0: 1_000n * 10n ** 18n, reserve1: 100_000n * 10n ** 18n };
  const prices = computePrices([{ ...pool, atEnd: observeReserves(pool.atEnd, pushed) }]);
  // 1 for 1,797 s and 100 for 3 s.
  expect(priceOf(prices, platform)).toBe((usdScale * (1_797n + 300n)) / 1_800n);
});

it.each([
  ['in a new pool with enough dollars', createPool(platform, 1n, busd, 5_000n), true],
  ['in a pool with fewer', createPool(platform, 1n, busd, 4_999n), false],
  ['beside a native coin without a price', createPool(platform, 1n, native, 1n), true],
  ['beside a token that is not known', createPool(platform, 1n, remote, 1_000_000n), false],
  ['in an empty pool', createPool(platform, 0n, busd, 0n), false],
])('[MKT-01] whether a token may have a price: %s', (_, pool, expected) => {
  const sources = {
    pools: [pool],
    stablecoins: [busd.address, usdt.address],
    wrappedNative: native.address,
  };
  expect(mayHavePrice(platform.address, sources, computeTokenPricesUsdE18(sources, 1))).toBe(expected);
});
