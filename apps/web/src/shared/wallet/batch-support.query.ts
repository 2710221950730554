import { useQuery } from '@tanstack/react-query';
import { pause } from '../transaction/pause.ts';
import { fetchBatchSupport } from './batch.ts';
import type { WalletSession } from './wallet-session.ts';

/** A wallet that says nothing in this time is taken to batch nothing. */
const patienceMs = 1500;
const freshMs = 60_000;

/** Whether the wallet makes several calls as one transaction; undefined while it has not said. */
export function useBatchSupport(session: WalletSession, isNeeded: boolean): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['batch-support', session.connector.uid, session.account],
    queryFn: () =>
      Promise.race([fetchBatchSupport(session).catch(() => false), pause(patienceMs).then(() => false)]),
    enabled: isNeeded,
    staleTime: freshMs,
  });
  return data;
}
