import { useQuery } from '@tanstack/react-query';
import { type Reading, toReading } from '../chain/reading.ts';
import type { AccountPart } from './account-part.ts';
import { useAreas } from './areas-context.ts';

/** The account parts of the areas, in their order; their code loads with the first use. */
export function useAccountParts(): { readonly parts: Reading<readonly AccountPart[]>; retry: () => void } {
  const areas = useAreas();
  const query = useQuery({
    queryKey: ['account', 'parts'],
    queryFn: () => Promise.all(areas.flatMap(({ account }) => (account ? [account()] : []))),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return { parts: toReading(query), retry: () => void query.refetch() };
}
