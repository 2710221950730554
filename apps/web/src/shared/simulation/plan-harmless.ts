import type { Address } from 'viem';
import { findRevertReason } from '../chain/revert-reason.ts';
import type { TransactionCall } from '../transaction/transaction-plan.ts';
import { listHoldings } from './judge-outcome.ts';
import type { PlannedWrite } from './planned-write.ts';
import type { Spend } from './simulated-write.ts';

/** A token call by which nothing may leave, such as an approval or a revocation. */
export function planHarmless(
  account: Address,
  call: TransactionCall,
  spends: readonly Spend[] = [],
): PlannedWrite {
  const expected = { leaves: [], arrives: [] };
  const holdings = [...listHoldings(account, expected), { owner: account, token: call.to }];
  return {
    expected,
    explain: (refusals) => new Error(findRevertReason(refusals[0]?.callError)),
    write: { account, spends, candidates: [call], holdings },
  };
}
