import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { createFactKey } from '../chain/chain-key.ts';
import { useChain } from '../chain/use-chain.ts';

const freshMs = 300_000;

/** The primary name of an account; undefined while it is being resolved, and where there is none. */
export function usePrimaryName(address: Address | undefined): string | undefined {
  const chain = useChain();
  const { data } = useQuery({
    queryKey: createFactKey(chain, 'ens-name', address),
    queryFn: async () => {
      const { lookUpAccount } = await import('./look-up-account.ts');
      return lookUpAccount(chain.client, address ?? '0x');
    },
    enabled: address !== undefined,
    staleTime: freshMs,
    retry: false,
  });
  return data ?? undefined;
}
