import { useQuery } from '@tanstack/react-query';
import { type Reading, toReading } from '../chain/reading.ts';
import { useAreas } from './areas-context.ts';
import type { ExactOutputPart } from './exact-output-part.ts';

/** The part of the first area that has one; undefined where none has. Its code loads when it is needed first. */
export function useExactOutputPart(isNeeded: boolean): Reading<ExactOutputPart> | undefined {
  const load = useAreas().find(({ exactOutput }) => exactOutput)?.exactOutput;
  const query = useQuery({
    queryKey: ['area', 'exact-output'],
    queryFn: () => load?.(),
    enabled: isNeeded && load !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return load && toReading(query);
}
