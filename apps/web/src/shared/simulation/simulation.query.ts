import { useQuery } from '@tanstack/react-query';
import { getChainClient } from '../chain/chain-client.ts';
import { chainReadKey } from '../chain/latest-block.ts';
import { findValue, type Reading, toReading } from '../chain/reading.ts';
import { judgeOutcome } from './judge-outcome.ts';
import type { Outcome, PlannedWrite, SimulatedWrite } from './planned-write.ts';

/** The simulated result of a write, repeated with every block, and whether it may be sent. */
export function useSimulatedWrite({ write, expected }: PlannedWrite): {
  readonly outcome: Reading<Outcome>;
  /** The simulation has not finished yet. */
  readonly isAwaited: boolean;
  readonly isAlarming: boolean;
  readonly isBlocked: boolean;
} {
  const outcome = toReading<Outcome>(
    useQuery({
      queryKey: [chainReadKey, 'simulation', toKey(write)],
      queryFn: () => simulate(write),
      staleTime: 0,
      retry: 1,
    }),
  );
  const known = findValue(outcome);
  const judgement = known?.kind === 'measured' ? judgeOutcome(known.changes, expected) : undefined;
  const isAlarming = judgement !== undefined && judgement.findings.length > 0;
  const isAwaited = outcome.state === 'loading';
  return { outcome, isAwaited, isAlarming, isBlocked: judgement?.isBlocked ?? false };
}

async function simulate(write: SimulatedWrite): Promise<Outcome> {
  const { measureWrite } = await import('./measure-write.ts');
  return measureWrite(getChainClient(), write);
}

function toKey({ account, spends, candidates, holdings }: SimulatedWrite): string {
  const parts = [{ account }, ...spends, ...candidates, ...holdings];
  return JSON.stringify(parts, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}
