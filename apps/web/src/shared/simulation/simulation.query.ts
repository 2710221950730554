import { useQuery } from '@tanstack/react-query';
import { getChainClient } from '../chain/chain-client.ts';
import { chainReadKey } from '../chain/latest-block.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import type { Outcome, SimulatedWrite } from './simulated-write.ts';

/** What a write would do if it were sent now; simulated anew with every block. */
export function useSimulation(write: SimulatedWrite): Reading<Outcome> {
  return toReading(
    useQuery({
      queryKey: [chainReadKey, 'simulation', toKey(write)],
      queryFn: () => simulate(write),
      staleTime: 0,
      retry: 1,
    }),
  );
}

async function simulate(write: SimulatedWrite): Promise<Outcome> {
  const { measureWrite } = await import('./measure-write.ts');
  return measureWrite(getChainClient(), write);
}

function toKey({ account, spends, candidates, holdings }: SimulatedWrite): string {
  const parts = [{ account }, ...spends, ...candidates, ...holdings];
  return JSON.stringify(parts, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}
