import { useQuery } from '@tanstack/react-query';
import { coinFiguresListSchema } from '@tradewind/schema/market-info/coin-figures';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';

/** The ids of a call. */
const mostIds = 100;
const longestIds = 2_000;
const pollMs = 60_000;

/** Dollars · 10¹⁸ by the id of the coin; a coin without a known price is missing. */
export type CoinPrices = ReadonlyMap<string, bigint>;

/** The prices of coins; nothing is read without ids. */
export function useCoinPrices(ids: readonly string[]): Reading<CoinPrices> {
  const chain = useChain();
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))].toSorted();
  return toReading(
    useQuery({
      queryKey: createFactKey(chain, 'launchpad', 'coin-prices', wanted.join()),
      queryFn: ({ signal }) => fetchPrices(wanted, signal),
      enabled: wanted.length > 0,
      refetchInterval: pollMs,
      // The prices stay while more projects are loaded.
      placeholderData: (before) => before,
    }),
  );
}

async function fetchPrices(ids: readonly string[], signal: AbortSignal): Promise<CoinPrices> {
  const pages = await Promise.all(
    toCalls(ids).map((part) =>
      fetchFromApi({
        chain: null,
        path: `/coins/markets?${new URLSearchParams({ vs_currency: 'usd', ids: part.join(), per_page: '100' })}`,
        schema: coinFiguresListSchema,
        signal,
      }),
    ),
  );
  return new Map(
    pages
      .flat()
      .flatMap(({ id, current_price: price }) =>
        price === null ? [] : [[id.toLowerCase(), toPriceE18(price)] as const],
      ),
  );
}

/** A price as market data write it, in dollars · 10¹⁸: 0.0612 is not the nearest binary fraction below it. */
export function toPriceE18(price: number): bigint {
  const [mantissa = '0', exponent = '0'] = price.toExponential().split('e');
  const [integer = '0', fraction = ''] = mantissa.split('.');
  const shift = 18 + Number(exponent) - fraction.length;
  const digits = BigInt(integer + fraction);
  return shift < 0 ? digits / 10n ** BigInt(-shift) : digits * 10n ** BigInt(shift);
}

/** At most 100 ids a call, and no more than its query takes. */
export function toCalls(ids: readonly string[]): readonly (readonly string[])[] {
  const calls: string[][] = [];
  for (const id of ids) {
    const last = calls.at(-1);
    if (last !== undefined && last.length < mostIds && [...last, id].join().length <= longestIds)
      last.push(id);
    else calls.push([id]);
  }
  return calls;
}
