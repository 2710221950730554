import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { ChainClient } from '../../../shared/chain/chain-client.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { type Currencies, useCurrencies } from '../../../shared/token-list/currencies.ts';
import type { Currency, Token } from '../../../shared/token-list/currency.ts';
import { readStrangerToken } from '../../../shared/token-list/stranger-token.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';

/** The currency of an id: from the lists, else from the token contract; undefined for neither. */
export function useCurrency(id: string | undefined): Reading<Currency | undefined> {
  const chain = useChain();
  const listed = useCurrencies().find(id);
  const address = listed ? undefined : findTokenAddress(id);
  const query = useQuery({
    queryKey: createFactKey(chain, 'token', address),
    queryFn: () => fetchToken(chain.client, address ?? '0x'),
    enabled: address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (listed || !address) return { state: 'value', value: listed };
  return mapReading(toReading(query), (token) => token ?? undefined);
}

/** The currency id of a path: a listed currency, or any address. */
export function findCurrencyId({ findId }: Currencies, written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  return findId(written) ?? findTokenAddress(written);
}

function findTokenAddress(id: string | undefined): `0x${string}` | undefined {
  return id !== undefined && /^0x[0-9a-f]{40}$/i.test(id) ? `0x${id.slice(2).toLowerCase()}` : undefined;
}

/** A token's on-chain metadata, with its address in place of a missing name; null where there is no token. */
export async function fetchToken(client: ChainClient, address: Address): Promise<Token | null> {
  const stranger = await readStrangerToken(client, address);
  if (!stranger) return null;
  const fallback = shortenAddress(address);
  return {
    kind: 'token',
    chainId: client.chain.id,
    address,
    decimals: stranger.decimals,
    symbol: stranger.symbol || fallback,
    name: stranger.name || fallback,
  };
}
