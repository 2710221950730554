import { useQuery } from '@tanstack/react-query';
import { platformTokenPriceSchema } from '@tradewind/schema/market-info/market-info';
import { fetchFromApi } from '../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../shared/chain/reading.ts';
import { useChains } from '../shared/chain/use-chain.ts';
import { logError } from '../shared/log/log.ts';
import { messages } from '../shared/message/messages.ts';

const refreshMs = 30_000;

/** The platform token's price in US dollars, on the home chain. */
export function usePlatformTokenPrice(): Reading<number> {
  const { home } = useChains();
  return toReading(
    useQuery({
      queryKey: createFactKey(home, 'platform-token-price'),
      queryFn: ({ signal }) =>
        fetchFromApi({
          chain: home,
          path: '/market/price_bscs',
          schema: platformTokenPriceSchema,
          signal,
        }).catch((error: unknown) => {
          if (!signal.aborted) logError(messages.shell.unableToFetchPrice, error);
          throw error;
        }),
      refetchInterval: refreshMs,
      retry: false,
    }),
  );
}
