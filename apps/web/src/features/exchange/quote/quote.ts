import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn, findBestRouteExactOut } from '@tradewind/rules/exchange/route';
import { type Trade, toTrade } from '@tradewind/rules/exchange/trade';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { toTokenAddress } from '../../../shared/token-list/token-address.ts';

export type SwapField = 'input' | 'output';

/** The exchange's offer for the form: none yet, one for one, a trade, or no route. */
export type Quote =
  | { readonly kind: 'none' }
  | { readonly kind: 'wrap' | 'unwrap'; readonly amount: bigint }
  /** `better` is the split that pays more, where the user chose one route. */
  | { readonly kind: 'trade'; readonly trade: Trade; readonly better?: Trade }
  | { readonly kind: 'no-route' };

export type QuoteRequest = {
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  readonly exactField: SwapField;
  /** Raw amount of the exact side; 0 counts as none. */
  readonly amount: bigint | undefined;
  readonly wrappedNative: Address;
};

export type WrapKind = 'wrap' | 'unwrap';

/** Whether the two sides are the native coin and its wrapped form. */
export function findWrapKind({ input, output, wrappedNative }: QuoteRequest): WrapKind | undefined {
  const isWrapped = (currency: Currency) =>
    currency.kind === 'token' && isSameAddress(currency.address, wrappedNative);
  if (!input || !output) return undefined;
  if (input.kind === 'native' && isWrapped(output)) return 'wrap';
  return output.kind === 'native' && isWrapped(input) ? 'unwrap' : undefined;
}

/**
 * The best trade over the passable pools, or over all pools where
 * those have no route. Returns the pools of the search too.
 */
export function computeQuoteOver(
  request: QuoteRequest,
  { passable, all }: { readonly passable: readonly Pool[]; readonly all: readonly Pool[] },
): { readonly quote: Quote; readonly pools: readonly Pool[] } {
  const quote = computeQuote(request, passable);
  if (quote.kind !== 'no-route' || passable === all) return { quote, pools: passable };
  return { quote: computeQuote(request, all), pools: all };
}

/** The quote; without a route it is unknown until the tokens' dust pools are known. */
export function awaitDust(quote: Reading<Quote>, dust: Reading<unknown>): Reading<Quote> {
  if (findValue(quote)?.kind !== 'no-route') return quote;
  return dust.state === 'loading' || dust.state === 'unknown' ? dust : quote;
}

/** The best trade over the pools, or the matching other quote. */
export function computeQuote(request: QuoteRequest, pools: readonly Pool[]): Quote {
  const { input, output, exactField, amount, wrappedNative } = request;
  if (!input || !output || !amount) return { kind: 'none' };
  const wrapKind = findWrapKind(request);
  if (wrapKind) return { kind: wrapKind, amount };
  const tokenIn = toTokenAddress(input, wrappedNative);
  const tokenOut = toTokenAddress(output, wrappedNative);
  const route =
    exactField === 'input'
      ? findBestRouteExactIn(pools, tokenIn, tokenOut, amount)
      : findBestRouteExactOut(pools, tokenIn, tokenOut, amount);
  if (!route) return { kind: 'no-route' };
  return { kind: 'trade', trade: toTrade(exactField === 'input' ? 'exact-in' : 'exact-out', route) };
}
