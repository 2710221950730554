import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
import { toAddressKey } from '@tradewind/rules/network/address';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toUsdE18 } from '../api-client/usd.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { useIndexReading } from '../live/use-index-reading.ts';
import type { MarketInfo } from './fetch-market-info.ts';
import { marketInfoQuery } from './market-info.query.ts';

/** The prices of the index; they are stale while the index or the API does not answer. */
export function useTokenPrices(): Reading<TokenPricesUsdE18> {
  const { data, error, isError } = useQuery({ ...marketInfoQuery(useChain()), select: toPrices });
  const reading = useMemo(() => toReading({ data, error, isError }), [data, error, isError]);
  return useIndexReading(reading);
}

/** The whole minutes from the reading of the prices to the last failed one; undefined while none failed. */
export function usePriceAge(): number | undefined {
  const { dataUpdatedAt, errorUpdatedAt, isError } = useQuery(marketInfoQuery(useChain()));
  return isError ? Math.floor((errorUpdatedAt - dataUpdatedAt) / 60_000) : undefined;
}

function toPrices({ tokens }: MarketInfo): TokenPricesUsdE18 {
  return new Map(tokens.map(({ address, priceUsd }) => [toAddressKey(address), toUsdE18(priceUsd)]));
}
