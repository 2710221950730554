import { useQuery } from '@tanstack/react-query';
import { createFactKey } from '../chain/chain-key.ts';
import { useChain } from '../chain/use-chain.ts';
import { findListAddress, isListName } from './find-list-address.ts';

/** The resolved address of a list; undefined while the name is being resolved, and where it resolves to nothing. */
export function useListAddress(url: string): string | undefined {
  const chain = useChain();
  const isName = isListName(url);
  const { data } = useQuery({
    queryKey: createFactKey(chain, 'list-address', url),
    queryFn: () => findListAddress(chain.client, url),
    enabled: isName,
    retry: false,
  });
  return isName ? data : url;
}
