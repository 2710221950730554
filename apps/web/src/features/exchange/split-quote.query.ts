import type { Pool } from '@tradewind/rules/exchange/pair';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getExchange } from '../../shared/chain/chain-client.ts';
import { findValue } from '../../shared/chain/reading.ts';
import { useSettings } from '../../shared/settings/settings-store.ts';
import { useGasPrice } from './gas-price.query.ts';
import type { Quote } from './quote.ts';

/**
 * Divides a quote over several routes where the person wants that and it pays; until what it takes is loaded, and the price of
 * gas is known, the quote stays as it is.
 */
export function useSplitQuote(): (quote: Quote, pools: readonly Pool[]) => Quote {
  const { isSplitOn } = useSettings();
  const { data } = useQuery({
    queryKey: ['split-quote'],
    queryFn: async () => ({ split: (await import('./split-quote.ts')).splitQuote }),
    enabled: isSplitOn,
    staleTime: Infinity,
  });
  const { wrappedNative } = getExchange();
  const amount = findValue(useGasPrice({ enabled: isSplitOn }));
  const split = isSplitOn ? data?.split : undefined;
  return useCallback(
    (quote, pools) =>
      split && amount !== undefined ? split(quote, pools, { amount, wrappedNative }) : quote,
    [split, amount, wrappedNative],
  );
}
