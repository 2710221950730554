import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn, findBestRouteExactOut } from '@tradewind/rules/exchange/route';
import { type Trade, toTrade } from '@tradewind/rules/exchange/trade';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { Currency } from '../../shared/token-list/currency.ts';
import type { SwapField } from './swap-form.ts';
import { toTokenAddress } from './token-address.ts';

/** What the exchange offers for the form: nothing to ask yet, one for one, a trade, or no way. */
export type Quote =
  | { readonly kind: 'none' }
  | { readonly kind: 'wrap' | 'unwrap'; readonly amount: bigint }
  | { readonly kind: 'trade'; readonly trade: Trade }
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

/** The best trade over the pools that a trade should pass, and over all of them where those have no way; with the pools that it was found in. */
export function computeQuoteOver(
  request: QuoteRequest,
  { passable, all }: { readonly passable: readonly Pool[]; readonly all: readonly Pool[] },
): { readonly quote: Quote; readonly pools: readonly Pool[] } {
  const quote = computeQuote(request, passable);
  if (quote.kind !== 'no-route' || passable === all) return { quote, pools: passable };
  return { quote: computeQuote(request, all), pools: all };
}

/** The best trade over the pools, or what takes its place. */
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
