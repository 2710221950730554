import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Address } from 'viem';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { fetchSale, type SaleName } from './fetch-sale.ts';
import { createTokenReader } from './read-sale-token.ts';
import type { NamedSale } from './sale.ts';

/** A named sale of this part's chain with the account's part in it, read with each block. */
export function useSale(
  name: SaleName,
  account: Address | undefined,
): { sale: Reading<NamedSale>; retry: () => void; isRetrying: boolean } {
  const chain = useChain();
  const queries = useQueryClient();
  const { address, project, round } = name;
  const query = useQuery({
    queryKey: createReadKey(chain, 'sale', address, project, round, account),
    queryFn: ({ signal }) => fetchSale(chain, name, account, createTokenReader(queries, chain), signal),
  });
  return { sale: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}
