import { skipToken, useQuery } from '@tanstack/react-query';
import { createReadKey } from '../chain/chain-key.ts';
import { findValue, type Reading, toReading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { measureWrite } from './measure-write.ts';
import { verifyMovements } from './verify-movements.ts';
import type { Simulation, PlannedWrite, SimulatedWrite } from './planned-write.ts';

/** The simulated result of a write, repeated with every block, and whether it may be sent; undefined before it is planned. */
export function useSimulatedWrite(planned: PlannedWrite | undefined): {
  readonly simulation: Reading<Simulation>;
  /** The simulation has not finished yet. */
  readonly isAwaited: boolean;
  readonly isAlarming: boolean;
  readonly isBlocked: boolean;
} {
  const chain = useChain();
  const simulation = toReading<Simulation>(
    useQuery({
      queryKey: createReadKey(chain, 'simulation', planned && toKey(planned.write)),
      queryFn: planned ? () => measureWrite(chain.client, planned.write) : skipToken,
      staleTime: 0,
      retry: 1,
    }),
  );
  const known = findValue(simulation);
  const verification = planned && known?.kind === 'measured' ? verifyMovements(known, planned) : undefined;
  const isAlarming = verification !== undefined && verification.findings.length > 0;
  const isAwaited = simulation.state === 'loading';
  return { simulation, isAwaited, isAlarming, isBlocked: verification?.isBlocked ?? false };
}

function toKey({ account, isBatch, holdings, ...write }: SimulatedWrite): string {
  const { spends, before = [], first = [], candidates } = write;
  const parts = [{ account, isBatch }, ...spends, ...before, ...first, ...candidates, ...holdings];
  return JSON.stringify(parts, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}
