import { toAddressKey } from '@tradewind/rules/network/address';
import { marketSchema } from '@tradewind/schema/market-info/market-info';
import { useQuery } from '@tanstack/react-query';
import { fetchFromApi } from '../../shared/api-client/fetch-from-api.ts';
import { toUsdE18 } from '../../shared/api-client/usd.ts';

const refreshMs = 30_000;

/** Prices of whole tokens in US dollars by address key; empty while none are known. */
export function useTokenPrices(): ReadonlyMap<string, bigint> {
  const { data } = useQuery({
    queryKey: ['market-info', 'token-prices'],
    queryFn: ({ signal }) => fetchTokenPrices(signal),
    refetchInterval: refreshMs,
    retry: false,
  });
  return data ?? none;
}

const none: ReadonlyMap<string, bigint> = new Map();

async function fetchTokenPrices(signal: AbortSignal): Promise<ReadonlyMap<string, bigint>> {
  const market = await fetchFromApi({ path: '/Market/api/get_market', schema: marketSchema, signal });
  return new Map(market.tokens.map(({ address, priceUsd }) => [toAddressKey(address), toUsdE18(priceUsd)]));
}
