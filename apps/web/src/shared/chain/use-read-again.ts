import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { isReadOf } from './is-read-of.ts';
import { useChain } from './use-chain.ts';

/** Repeats every read of the page's chain that is on screen, the failed ones too. */
export function useReadAgain(): { readonly retry: () => void; readonly isRetrying: boolean } {
  const queries = useQueryClient();
  const predicate = isReadOf(useChain());
  const isRetrying = useIsFetching({ predicate }) > 0;
  return { retry: () => void queries.refetchQueries({ predicate, type: 'active' }), isRetrying };
}
