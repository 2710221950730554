import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createFactKey, createReadKey } from '../../../shared/chain/chain-key.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { createTokenReader } from '../sale/read-sale-token.ts';
import { fetchMonthlySale, fetchOwnOrders, type ReadToken } from './fetch-monthly-sale.ts';

/** The sale with monthly release of this part's chain, read with each block. */
export function useMonthlySale() {
  const chain = useChain();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: createReadKey(chain, 'monthly-sale'),
    queryFn: ({ signal }) => fetchMonthlySale(chain, createMonthlyTokenReader(queries, chain), signal),
  });
  return { sale: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}

/** The orders of the account in the sale of this part's chain, read with each block. */
export function useOwnOrders(account: Address) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createReadKey(chain, 'monthly-orders', account),
    queryFn: ({ signal }) => fetchOwnOrders(chain, account, signal),
  });
  return { orders: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}

const decimalsSchema = z.int();

/** The sale stores no decimals: they are the token's own, read once. */
function createMonthlyTokenReader(queries: QueryClient, chain: Chain): ReadToken {
  const readToken = createTokenReader(queries, chain);
  return async (address) => {
    const decimals = await queries.fetchQuery({
      queryKey: createFactKey(chain, 'token-decimals', address),
      queryFn: async ({ signal }) => {
        const view = { address, abi: erc20Abi, functionName: 'decimals' };
        return decimalsSchema.parse((await readAnswers(chain.client, [view], signal))[0]);
      },
      staleTime: Number.POSITIVE_INFINITY,
    });
    return readToken(address, decimals);
  };
}
