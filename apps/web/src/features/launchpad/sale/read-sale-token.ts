import type { QueryClient } from '@tanstack/react-query';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { getCurrencies } from '../../../shared/token-list/currencies.ts';
import { readStrangerToken } from '../../../shared/token-list/stranger-token.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';
import type { ReadSaleToken } from './fetch-sale.ts';

/** Names of tokens: from the lists, else from the contract, which is read once. Decimals are those of the sale. */
export function createTokenReader(queries: QueryClient, chain: Chain): ReadSaleToken {
  return async (address, decimals) => {
    const { chainId } = chain;
    const listed = getCurrencies(chain).find(address.toLowerCase());
    if (listed?.kind === 'token') return { ...listed, decimals };
    const stranger = await queries.fetchQuery({
      queryKey: createFactKey(chain, 'sale-token', address),
      queryFn: async () => (await readStrangerToken(chain.client, address)) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
    });
    const fallback = shortenAddress(address);
    const { name = '', symbol = '' } = stranger ?? {};
    return {
      kind: 'token',
      chainId,
      address,
      name: name || fallback,
      symbol: symbol || fallback,
      decimals,
    };
  };
}
