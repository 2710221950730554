import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import type { ApprovalCandidate } from './approval.ts';

/** Revokes an approval: every token lets its owner set an allowance to 0 from any amount. Nothing may leave by it. */
export function createRevokePlan(owner: Address, approval: ApprovalCandidate, name: string): TransactionPlan {
  return {
    summary: messages.approval.summary(name),
    isRejectionSilent: true,
    steps: [
      { kind: 'switch-chain' },
      { kind: 'check', check: async () => (await loadCall()).assertHarmlessRevoke(owner, approval) },
      { kind: 'send', createCalls: async () => [(await loadCall()).createRevokeCall(approval)] },
      { kind: 'receipt' },
    ],
  };
}

/** Loaded lazily: only a revocation needs the code that encodes it. */
function loadCall() {
  return import('./revoke-call.ts');
}
