import type { Pool } from '@tradewind/rules/exchange/pair';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import type { Currency, NativeCoin, Token } from '../../../shared/token-list/currency.ts';
import { awaitDust, computeQuote, computeQuoteOver, type QuoteRequest } from './quote.ts';
import { isTradeChanged, requoteTrade } from './requote.ts';
import { computeLimits } from '../swap/swap-order.ts';

function token(symbol: string, digit: string): Token {
  return {
    kind: 'token',
    chainId: 31337,
    address: toAddress(digit),
    symbol,
    name: symbol,
    decimals: 18,
  };
}
const native: NativeCoin = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const wrapped = token('WBNB', '1');
const dollar = token('BUSD', '2');
const sail = token('SAIL', '3');
const one = 10n ** 18n;

function pool(a: Token, b: Token, reserve0: bigint, reserve1: bigint, digit: string): Pool {
  return { address: toAddress(digit), token0: a.address, token1: b.address, reserve0, reserve1 };
}
const pools = [
  pool(wrapped, dollar, 1_000n * one, 640_000n * one, 'a'),
  pool(dollar, sail, 50_000n * one, 100_000n * one, 'b'),
];

function request(input: Currency | undefined, output: Currency | undefined, change = {}): QuoteRequest {
  return {
    input,
    output,
    exactField: 'input',
    amount: one,
    wrappedNative: wrapped.address,
    ...change,
  };
}

function findTrade(from: readonly Pool[]) {
  const quote = computeQuote(request(native, dollar), from);
  if (quote.kind !== 'trade') throw new Error('no trade');
  return quote.trade;
}

describe('computeQuote', () => {
  it('[SWAP-03] finds the route over a base token where there is no direct pool', () => {
    const quote = computeQuote(request(native, sail), pools);
    expect(quote).toMatchObject({ kind: 'trade', trade: { kind: 'exact-in', amountIn: one } });
    if (quote.kind !== 'trade') throw new Error('no trade');
    expect(quote.trade.route.path).toEqual([wrapped.address, dollar.address, sail.address]);
  });

  it('[SWAP-02] prices an exact output', () => {
    const quote = computeQuote(request(dollar, native, { exactField: 'output' }), pools);
    expect(quote).toMatchObject({ kind: 'trade', trade: { kind: 'exact-out', amountOut: one } });
  });

  it('[SWAP-03] reports that there is no route', () => {
    expect(computeQuote(request(native, token('LOST', '9')), pools)).toEqual({ kind: 'no-route' });
    const tooMuch = request(dollar, native, { exactField: 'output', amount: 1_000n * one });
    expect(computeQuote(tooMuch, pools)).toEqual({ kind: 'no-route' });
  });

  it('[SWAP-03] [SWAP-15] uses avoided pools only where there is no other route', () => {
    const passable = pools.slice(0, 1);
    const only = computeQuoteOver(request(native, sail), { passable, all: pools });
    expect(only).toEqual({ quote: computeQuote(request(native, sail), pools), pools });
    expect(only.quote.kind).toBe('trade');
    const better = pool(wrapped, dollar, 1_000n * one, 900_000n * one, 'c');
    const found = computeQuoteOver(request(native, dollar), { passable, all: [...pools, better] });
    expect(found).toEqual({ quote: computeQuote(request(native, dollar), passable), pools: passable });
    expect(computeQuoteOver(request(native, dollar), { passable: [], all: [] }).quote.kind).toBe('no-route');
  });

  it('[SWAP-02] ignores zero and an unfinished form', () => {
    expect(computeQuote(request(native, dollar, { amount: 0n }), pools)).toEqual({ kind: 'none' });
    expect(computeQuote(request(native, undefined), pools)).toEqual({ kind: 'none' });
  });

  it('[SWAP-11] exchanges native and wrapped one for one, without any pool', () => {
    expect(computeQuote(request(native, wrapped), [])).toEqual({ kind: 'wrap', amount: one });
    expect(computeQuote(request(wrapped, native), [])).toEqual({ kind: 'unwrap', amount: one });
  });
});

describe('isTradeChanged', () => {
  it('[SWAP-08] is true when the offer of the pools changed, and false otherwise', () => {
    const moved = [pool(wrapped, dollar, 1_001n * one, 640_000n * one, 'a')];
    expect(isTradeChanged(findTrade(pools), findTrade(pools))).toBe(false);
    expect(isTradeChanged(findTrade(pools), findTrade(moved))).toBe(true);
  });

  it('[SWAP-12] requotes the confirmed trade over its own pools', () => {
    const trade = findTrade(pools);
    const drained = [pool(wrapped, dollar, 2_000n * one, 320_000n * one, 'a')];
    const again = requoteTrade(trade, drained);
    const { amountOut } = computeLimits({ trade, slippageBps: 80 });
    expect(requoteTrade(trade, pools)).toMatchObject({ amountOut: trade.amountOut });
    expect(again && again.amountOut < amountOut).toBe(true);
    expect(requoteTrade(trade, [])).toBeUndefined();
  });
});

const value = <Value>(of: Value) => ({ state: 'value', value: of }) as const;

describe('[SWAP-03] a quote without a route over the funded pools', () => {
  const noRoute = value(computeQuote(request(wrapped, sail), []));
  const trade = value(computeQuote(request(wrapped, dollar), pools));

  it('given unknown dust pools, then it is unknown too', () => {
    const loading = { state: 'loading' } as const;
    const unknown = { state: 'unknown', reason: 'silent' } as const;
    expect([loading, unknown].map((dust) => awaitDust(noRoute, dust))).toEqual([loading, unknown]);
    expect(awaitDust(noRoute, value([]))).toBe(noRoute);
    expect(awaitDust(noRoute, { state: 'stale', value: [] })).toBe(noRoute);
  });

  it('given a route, then it does not wait for dust pools', () => {
    expect(awaitDust(trade, { state: 'loading' })).toBe(trade);
  });
});
