import { useQuery } from '@tanstack/react-query';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { fetchArtist, type FoundArtist } from './fetch-artist.ts';
import type { ProfileSubject } from './find-subject.ts';

/** The profile of a subject. */
export function useArtist(subject: ProfileSubject) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'artist', subject),
    queryFn: ({ signal }) => fetchArtist(chain, subject, signal),
  });
  const found: Reading<FoundArtist> = toReading(query);
  return { found, retry: () => void query.refetch(), isRetrying: query.isFetching };
}
