import { useQuery } from '@tanstack/react-query';
import { chainReadKey } from '../../shared/chain/latest-block.ts';
import { type Reading, toReading } from '../../shared/chain/reading.ts';
import type { LiveSupply } from './fetch-live-supply.ts';

/** The platform token's supply from the chain at this block. */
export function useLiveSupply(): Reading<LiveSupply> {
  return toReading(
    useQuery({
      queryKey: [chainReadKey, 'live-supply'],
      // The reader loads with the first reading, so that the page is drawn before it.
      queryFn: async () => (await import('./fetch-live-supply.ts')).fetchLiveSupply(),
    }),
  );
}
