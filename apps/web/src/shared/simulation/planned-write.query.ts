import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { createFactKey } from '../chain/chain-key.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import type { TransactionPlan } from '../transaction/transaction-plan.ts';
import type { PlannedWrite } from './planned-write.ts';

/**
 * The agreed movements of a plan's write, made once while its dialog is open: a plan may read the chain for its call.
 * The runner makes it again before the wallet opens.
 */
export function usePlannedWrite(
  { chainId, identity, steps }: TransactionPlan,
  account: Address,
  { enabled }: { readonly enabled: boolean },
): Reading<PlannedWrite> {
  return toReading(
    useQuery({
      queryKey: createFactKey({ chainId }, 'planned-write', identity, account),
      queryFn: () => createWrite(steps),
      enabled,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: 1,
    }),
  );
}

async function createWrite(steps: TransactionPlan['steps']): Promise<PlannedWrite> {
  const send = steps.find((step) => step.kind === 'send');
  if (!send) throw new Error('a plan without a write');
  return send.createWrite();
}
