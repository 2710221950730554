import { useQuery } from '@tanstack/react-query';
import { createFactKey } from '../chain/chain-key.ts';
import { useChain } from '../chain/use-chain.ts';
import { pause } from '../time/pause.ts';
import { fetchBatchSupport } from './batch.ts';
import type { WalletSession } from './wallet-session.ts';

/** A wallet that does not answer in this time counts as one without batches. */
const patienceMs = 1500;
const freshMs = 60_000;

/** Whether the wallet sends several calls as one transaction; undefined until it answers. */
export function useBatchSupport(session: WalletSession, isNeeded: boolean): boolean | undefined {
  const chain = useChain();
  const { data } = useQuery({
    queryKey: createFactKey(chain, 'batch-support', session.connector.uid, session.account),
    queryFn: () =>
      Promise.race([
        fetchBatchSupport(session, chain.chainId).catch(() => false),
        pause(patienceMs).then(() => false),
      ]),
    enabled: isNeeded,
    staleTime: freshMs,
  });
  return data;
}
