import { useQueries } from '@tanstack/react-query';
import { type Reading, toReading } from '../chain/reading.ts';
import type { AccountPart } from './account-part.ts';
import { useAreas } from './areas-context.ts';

export type AccountPartReading = { readonly part: Reading<AccountPart>; readonly retry: () => void };

/** The account parts of the areas, in their order; their code loads with the first use, each for itself. */
export function useAccountParts(): readonly AccountPartReading[] {
  const loads = useAreas().flatMap(({ account }) => (account ? [account] : []));
  const queries = useQueries({
    queries: loads.map((load, index) => ({
      queryKey: ['area', 'account-part', index],
      queryFn: load,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    })),
  });
  return queries.map((query) => ({ part: toReading(query), retry: () => void query.refetch() }));
}
