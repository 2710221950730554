import { useQuery } from '@tanstack/react-query';
import { createReadKey } from '../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../shared/chain/reading.ts';
import { useChain } from '../../shared/chain/use-chain.ts';
import type { LiveSupply } from './fetch-live-supply.ts';

/** The platform token's supply from the chain at this block. */
export function useLiveSupply(): Reading<LiveSupply> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'live-supply'),
      // The reader loads with the first reading, so that the page is drawn before it.
      queryFn: async () => (await import('./fetch-live-supply.ts')).fetchLiveSupply(chain),
    }),
  );
}
