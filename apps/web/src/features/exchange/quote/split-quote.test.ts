import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn } from '@tradewind/rules/exchange/route';
import { computeSplitGain, toTrade } from '@tradewind/rules/exchange/trade';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Quote } from './quote.ts';
import { isTradeChanged, requoteOffer, requoteTrade } from './requote.ts';
import { listComparedPools, listPools } from './requote.ts';
import { splitQuote } from './split-quote.ts';

const [dollar, wrappedNative, gull, sail] = [1, 2, 3, 4].map(
  (digit) => `0x${String(digit).repeat(40)}` as const,
) as [`0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`];
const one = 10n ** 18n;

function pool(token0: Pool['token0'], token1: Pool['token1'], reserve1: bigint): Pool {
  const address = `0x${token0.slice(2, 22)}${token1.slice(2, 22)}` as const;
  return { address, token0, token1, reserve0: 1_000n * one, reserve1: reserve1 * one };
}
const pools = [
  pool(dollar, wrappedNative, 1_000n),
  pool(dollar, gull, 1_000n),
  pool(wrappedNative, gull, 1_000n),
  pool(gull, sail, 1_000n),
];

function quote(amountIn: bigint, to = wrappedNative): Quote {
  const route = findBestRouteExactIn(pools, dollar, to, amountIn)!;
  return { kind: 'trade', trade: toTrade('exact-in', route) };
}

function split(amountIn: bigint, gasPrice = 0n) {
  const found = splitQuote(quote(amountIn), pools, { amount: gasPrice, wrappedNative });
  if (found.kind !== 'trade' || !found.trade.split) throw new Error('not split');
  return { trade: found.trade, split: found.trade.split };
}

function readGas(name: string): Record<string, string> {
  const file = new URL(`../../../../../../contracts/bench/snapshots/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

describe('splitQuote', () => {
  it('[SWAP-15] splits a large trade, but not one whose gain is below its gas', () => {
    const { trade } = split(100n * one, 10n ** 9n);
    const single = quote(100n * one);
    if (single.kind !== 'trade') throw new Error('no trade');
    expect(trade.amountOut - trade.split!.cost > single.trade.amountOut).toBe(true);
    const small = quote(one / 100n);
    expect(splitQuote(small, pools, { amount: 10n ** 9n, wrappedNative })).toBe(small);
  });

  it('[SWAP-15] charges at least the gas that contracts/bench measures', () => {
    const [splits, singles] = [readGas('split'), readGas('tradewind')];
    const single = BigInt(singles['swap exact in, 1 hop']!);
    const { cost, parts } = split(100n * one, 1n).split;
    expect(parts.map(({ route }) => route.pools.length)).toEqual([1, 2]);
    expect(cost >= BigInt(splits['2 routes, 3 hops']!) - single).toBe(true);
    const [route, hop] = [10_000n, 35_000n];
    expect(cost).toBe(route + 1n + 2n * (hop + 1n));
    expect(3n * route + 6n * hop >= BigInt(splits['4 routes, 7 hops']!) - single).toBe(true);
  });

  it('[SWAP-15] does not split without a gas price in the token, nor an exact output', () => {
    const elsewhere = quote(100n * one, sail);
    const unknown = splitQuote(elsewhere, pools.slice(1, 2), { amount: 1n, wrappedNative });
    expect(unknown).toBe(elsewhere);
    const exactOut = { ...quote(100n * one) } as Extract<Quote, { kind: 'trade' }>;
    const bought: Quote = { kind: 'trade', trade: { ...exactOut.trade, kind: 'exact-out' } };
    expect(splitQuote(bought, pools, { amount: 0n, wrappedNative })).toBe(bought);
  });
});

describe('a split trade', () => {
  it('[SWAP-12] [SWAP-15] is requoted over the pools of all its routes, each by itself', () => {
    const { trade } = split(100n * one);
    expect(listPools(trade)).toHaveLength(3);
    expect(requoteTrade(trade, listPools(trade))).toEqual(trade);
    const drained = listPools(trade).map((own, index) =>
      index === 2 ? { ...own, reserve0: own.reserve0 / 2n } : own,
    );
    expect(requoteTrade(trade, drained)!.amountOut < trade.amountOut).toBe(true);
    expect(requoteTrade(trade, listPools(trade).slice(1))).toBeUndefined();
  });

  it('[SWAP-08] [SWAP-15] has the gain of the current reserves, and is a single trade once that is below its gas', () => {
    const { trade, split: offered } = split(100n * one, 10n ** 9n);
    const compared = listComparedPools(trade);
    expect(requoteOffer(trade, compared)).toEqual(trade);
    const change = (by: (own: Pool, index: number) => Pool) => requoteOffer(trade, compared.map(by))!;
    const deeper = change((own) => ({ ...own, reserve0: own.reserve0 * 2n, reserve1: own.reserve1 * 2n }));
    expect(deeper.split!.single.amountOut > offered.single.amountOut).toBe(true);
    expect(computeSplitGain(deeper) < computeSplitGain(trade)).toBe(true);
    expect(computeSplitGain(deeper)).toBe(deeper.amountOut - deeper.split!.single.amountOut);
    // The second route pays nothing any more, so the first one takes all of it.
    const thin = change((own, index) => (index === 1 ? { ...own, reserve1: own.reserve1 / 100n } : own));
    expect(thin).toEqual(toTrade('exact-in', thin.route));
    expect(thin).toEqual(offered.single);
    expect(requoteTrade(trade, listPools(trade))!.split!.parts).toHaveLength(2);
    const gone = requoteOffer(trade, compared.slice(0, 1))!;
    expect(gone).toEqual(offered.single);
    expect(requoteOffer(trade, compared.slice(1))).toBeUndefined();
  });

  it('[SWAP-08] [SWAP-15] is another trade once a share or a route changes', () => {
    const { trade } = split(100n * one);
    expect(isTradeChanged(trade, split(100n * one).trade)).toBe(false);
    expect(isTradeChanged(trade, split(100n * one, 1n).trade)).toBe(false);
    const single = quote(100n * one);
    if (single.kind !== 'trade') throw new Error('no trade');
    expect(isTradeChanged(trade, single.trade)).toBe(true);
    const [first, ...rest] = trade.split!.parts;
    const parts = [{ ...first!, amountIn: first!.amountIn + 1n }, ...rest];
    expect(isTradeChanged(trade, { ...trade, split: { ...trade.split!, parts } })).toBe(true);
  });
});
