import type { QueryClient } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { getCurrencies } from '../../../shared/token-list/currencies.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { readStrangerToken } from '../../../shared/token-list/stranger-token.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';

/** A token of a pool: from the lists, else from its contract, which is read once. */
export async function readPoolToken(queries: QueryClient, chain: Chain, address: Address): Promise<Token> {
  const listed = getCurrencies(chain).find(address.toLowerCase());
  if (listed?.kind === 'token') return listed;
  return queries.fetchQuery({
    queryKey: createFactKey(chain, 'stake-pool-token', address),
    queryFn: () => readToken(chain, address),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Raw units of a token that does not say its decimals. */
async function readToken({ chainId, client }: Chain, address: Address): Promise<Token> {
  const known = await readStrangerToken(client, address);
  const { name = '', symbol = '', decimals = 0 } = known ?? {};
  const fallback = shortenAddress(address);
  return {
    kind: 'token',
    chainId,
    address,
    name: name || fallback,
    symbol: symbol || fallback,
    decimals,
  };
}
