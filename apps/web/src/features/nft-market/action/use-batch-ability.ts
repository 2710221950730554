import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIsLimited } from '../../../shared/transaction/wallet-limits.ts';
import { useBatchSupport } from '../../../shared/wallet/batch-support.query.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';

/** Whether the wallet makes several calls one transaction; unknown until it answers. */
export type BatchAbility = 'unknown' | 'able' | 'unable';

export function useBatchAbility(session: WalletSession): BatchAbility {
  const hasFailed = useIsLimited(useChain(), session.account, 'batch');
  const canBatch = useBatchSupport(session, true);
  if (hasFailed) return 'unable';
  if (canBatch === undefined) return 'unknown';
  return canBatch ? 'able' : 'unable';
}
