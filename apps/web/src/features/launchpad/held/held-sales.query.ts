import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Address } from 'viem';
import { createFactKey, createReadKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { createTokenReader } from '../sale/read-sale-token.ts';
import { fetchHeldSales, fetchJoinedSales, type HeldSale } from './fetch-held-sales.ts';

/** An account joins by the page, which reads its sale with each block. */
const listMs = 60_000;
/** Until it was read once. */
const firstMs = 3_000;

/** The sales of this part's chain that the account joined, read with each block; their list once a minute. */
export function useHeldSales(account: Address) {
  const chain = useChain();
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: createFactKey(chain, 'joined-sales', account),
    queryFn: ({ signal }) => fetchJoinedSales(chain, account, signal),
    refetchInterval: ({ state }) => (state.data === undefined ? firstMs : listMs),
  });
  const joined = list.data ?? [];
  const sales = useQuery({
    queryKey: createReadKey(chain, 'held-sales', account, joined.join()),
    queryFn: ({ signal }) =>
      fetchHeldSales(chain, joined, account, createTokenReader(queries, chain), signal),
    enabled: joined.length > 0,
  });
  // Without a sale none is read.
  const held: Reading<readonly HeldSale[]> =
    joined.length > 0 ? toReading(sales) : mapReading(toReading(list), () => []);
  return {
    held,
    retry: () => {
      void list.refetch();
      if (joined.length > 0) void sales.refetch();
    },
    isRetrying: list.isFetching || sales.isFetching,
  };
}
