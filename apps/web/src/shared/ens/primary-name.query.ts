import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { getChainClient } from '../chain/chain-client.ts';

const freshMs = 300_000;

/** The primary name of an account; undefined while it is being resolved, and where there is none. */
export function usePrimaryName(address: Address | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['ens-name', address],
    queryFn: async () => {
      const { lookUpAccount } = await import('./look-up-account.ts');
      return lookUpAccount(getChainClient(), address ?? '0x');
    },
    enabled: address !== undefined,
    staleTime: freshMs,
    retry: false,
  });
  return data ?? undefined;
}
