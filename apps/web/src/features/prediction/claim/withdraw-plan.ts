import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { planHarmless } from '../../../shared/simulation/plan-harmless.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';

/** Withdraws the credit of an account. */
export function createWithdrawPlan(account: Address, amount: string): TransactionPlan {
  return {
    summary: messages.predictionClaim.withdrawSummary(amount),
    silentWalletErrors: 'rejection',
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        createWrite: async () => planHarmless({ account, candidates: [await createCall(account)] }),
      },
      { kind: 'receipt' },
    ],
  };
}

async function createCall(account: Address) {
  const { createWithdrawCall } = await import('./create-withdraw-call.ts');
  return createWithdrawCall(account);
}
