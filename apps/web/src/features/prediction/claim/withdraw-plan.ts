import type { Address } from 'viem';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import { messages } from '../../../shared/message/messages.ts';
import { planHarmless } from '../../../shared/simulation/plan-harmless.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';

/** Withdraws the credit of an account. */
export function createWithdrawPlan(chain: ChainRef, account: Address, amount: string): TransactionPlan {
  return {
    summary: messages.predictionClaim.withdrawSummary(amount),
    // It takes whatever the credit is by then.
    identity: toWriteIdentity('withdraw-credit'),
    chainId: chain.chainId,
    silentWalletErrors: 'rejection',
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        createWrite: async () => planHarmless({ account, candidates: [await createCall(chain, account)] }),
      },
      { kind: 'receipt' },
    ],
  };
}

async function createCall(chain: ChainRef, account: Address) {
  const { createWithdrawCall } = await import('./create-withdraw-call.ts');
  return createWithdrawCall(chain, account);
}
