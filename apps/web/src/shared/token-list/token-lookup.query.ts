import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { ChainClient } from '../chain/chain-client.ts';
import { createFactKey } from '../chain/chain-key.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import type { Token } from './currency.ts';
import { readStrangerToken } from './stranger-token.ts';

/** The on-chain data at an address. */
export type TokenLookup =
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'no-contract' }
  | { readonly kind: 'no-token' };

/** The token at an unlisted address; nothing is read without an address. */
export function useTokenLookup(address: Address | undefined): Reading<TokenLookup> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createFactKey(chain, 'token-lookup', address),
      queryFn: () => lookUpToken(chain.client, address ?? '0x'),
      enabled: address !== undefined,
    }),
  );
}

export async function lookUpToken(client: ChainClient, address: Address): Promise<TokenLookup> {
  const { getCode } = await import('viem/actions');
  const code = await getCode(client, { address });
  if (code === undefined) return { kind: 'no-contract' };
  const stranger = await readStrangerToken(client, address);
  if (!stranger?.symbol) return { kind: 'no-token' };
  return { kind: 'token', token: { kind: 'token', chainId: client.chain.id, address, ...stranger } };
}
