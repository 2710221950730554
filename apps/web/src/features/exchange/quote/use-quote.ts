import type { Pool } from '@tradewind/rules/exchange/pair';
import type { Address } from '@tradewind/rules/network/address';
import { useMemo } from 'react';
import { useNetworkState } from '../../../shared/chain/network-state.ts';
import { findValue, mapReading, type Reading, toStale } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { toTokenAddress } from '../../../shared/token-list/token-address.ts';
import { usePoolsBetween } from '../reserves/pools.query.ts';
import { leaveOutTaxed, useTaxedTokens } from '../token-tax/taxed-tokens.ts';
import { awaitDust, computeQuote, computeQuoteOver, type Quote, type QuoteRequest } from './quote.ts';
import { useSplitQuote } from './split-quote.query.ts';

/** The exchange's offer at the latest block. */
export function useQuote({ input, output, exactField, amount, wrappedNative }: QuoteRequest): Reading<Quote> {
  const tokenIn = input && toTokenAddress(input, wrappedNative);
  const tokenOut = output && toTokenAddress(output, wrappedNative);
  const { pools, dust } = usePoolsBetween(tokenIn, tokenOut);
  const network = useNetworkState();
  const split = useSplitQuote({ enabled: amount !== undefined && amount > 0n });
  const passable = usePassable(findValue(pools), tokenIn, tokenOut);
  return useMemo(() => {
    const request = { input, output, exactField, amount, wrappedNative };
    const withoutPools = computeQuote(request, []);
    // A quote that needs no pool is known without the network.
    if (withoutPools.kind !== 'no-route') return { state: 'value', value: withoutPools };
    const quote = mapReading(pools, (all) => {
      const found = computeQuoteOver(request, { passable: passable ?? all, all });
      return split(found.quote, found.pools);
    });
    const answer = awaitDust(quote, dust);
    return network === 'answering' ? answer : toStale(answer);
  }, [network, pools, dust, passable, split, input, output, exactField, amount, wrappedNative]);
}

/**
 * The pools without avoided ones. The list stays identical while
 * nothing changed, because routes are searched in an index of it.
 */
function usePassable(
  all: readonly Pool[] | undefined,
  tokenIn: Address | undefined,
  tokenOut: Address | undefined,
): readonly Pool[] | undefined {
  const taxed = useTaxedTokens(useChain());
  return useMemo(() => {
    const ends = [tokenIn, tokenOut].filter((end) => end !== undefined);
    return all && leaveOutTaxed(all, taxed, ends);
  }, [all, taxed, tokenIn, tokenOut]);
}
