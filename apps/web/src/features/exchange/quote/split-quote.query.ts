import type { Pool } from '@tradewind/rules/exchange/pair';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import { useGasPrice } from '../../../shared/chain/gas-price.query.ts';
import type { Quote } from './quote.ts';

/**
 * Splits a quote over several routes where that pays, or reports the better split
 * where the user chose one route. Until its code and the gas price are loaded,
 * the quote is unchanged. No request before there is a quote (`enabled`).
 */
export function useSplitQuote({
  enabled,
}: {
  enabled: boolean;
}): (quote: Quote, pools: readonly Pool[]) => Quote {
  const { isSplitOff } = useSettings();
  const { data } = useQuery({
    queryKey: ['split-quote'],
    queryFn: async () => ({ split: (await import('./split-quote.ts')).splitQuote }),
    enabled,
    staleTime: Infinity,
  });
  const { wrappedNative } = useChain().contracts;
  const amount = findValue(useGasPrice({ enabled }));
  const split = data?.split;
  return useCallback(
    (quote, pools) => {
      if (!split || amount === undefined) return quote;
      const divided = split(quote, pools, { amount, wrappedNative });
      return isSplitOff ? keepSingle(quote, divided) : divided;
    },
    [split, amount, wrappedNative, isSplitOff],
  );
}

function keepSingle(quote: Quote, divided: Quote): Quote {
  const isBetter = quote.kind === 'trade' && divided.kind === 'trade' && divided.trade.split !== undefined;
  return isBetter ? { ...quote, better: divided.trade } : quote;
}
