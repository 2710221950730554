import type { Address } from 'viem';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import type { ApprovalCandidate } from './approval.ts';

/** Revokes an approval. */
export function createRevokePlan(
  { chainId }: ChainRef,
  owner: Address,
  approval: ApprovalCandidate,
  name: string,
): TransactionPlan {
  return {
    summary: messages.approval.summary(name),
    identity: toWriteIdentity('revoke', approval.token, approval.spender),
    chainId,
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        createWrite: async () => {
          // Loaded lazily: only a revocation needs the code that encodes it.
          const { planRevoke } = await import('./revoke-write.ts');
          return planRevoke(owner, approval);
        },
      },
      { kind: 'receipt' },
    ],
  };
}
