import { useQuery } from '@tanstack/react-query';
import { monthlySalesSchema, type WireMonthlySale } from '@tradewind/schema/launchpad/monthly';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChains } from '../../../shared/chain/use-chain.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';
import { findMonthlySale } from './find-monthly-sale.ts';

const pollMs = 15_000;

/** The sale of a chain as the index has it: unknown where the server names another contract than the build. */
export type IndexedSale = {
  readonly chainId: number;
  readonly sale: Reading<WireMonthlySale>;
};

/** The sales with monthly release that the build has, chain by chain, with what the index knows of each. */
export function useIndexedMonthlySales(): readonly IndexedSale[] {
  const { chainIds } = useChains();
  const here = chainIds.filter((chainId) => findMonthlySale({ chainId }) !== undefined);
  const query = useQuery({
    queryKey: ['launchpad', 'monthly', here],
    queryFn: ({ signal }) => fetchIndexedSales(here, signal),
    refetchInterval: pollMs,
    enabled: here.length > 0,
  });
  const all = useIndexReading(toReading(query));
  return here.map((chainId) => ({ chainId, sale: findSale(all, chainId) }));
}

function findSale(
  all: Reading<ReadonlyMap<number, WireMonthlySale | undefined>>,
  chainId: number,
): Reading<WireMonthlySale> {
  if (all.state !== 'value' && all.state !== 'stale') return all;
  const value = all.value.get(chainId);
  return value === undefined ? { state: 'unknown', reason: undefined } : { state: all.state, value };
}

/** A chain that does not answer is missing, and keeps none of the others; without any answer it throws. */
async function fetchIndexedSales(
  chainIds: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, WireMonthlySale | undefined>> {
  const answers = await Promise.allSettled(
    chainIds.map(async (chainId) => {
      const path = `/launchpad/monthly/${chainId}`;
      const { sales } = await fetchFromApi({ chain: null, path, schema: monthlySalesSchema, signal });
      const address = findMonthlySale({ chainId })?.toLowerCase();
      return [chainId, sales.find((sale) => sale.address === address)] as const;
    }),
  );
  const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const [failed] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  if (known.length === 0) throw failed;
  return new Map(known);
}

/** Whether the card of a sale is shown: not once its owner ended it. An unknown one is shown. */
export function isShown({ sale }: IndexedSale): boolean {
  if (sale.state !== 'value' && sale.state !== 'stale') return true;
  const { standing } = sale.value;
  return standing.kind === 'unknown' || standing.state !== 'stopped';
}
