import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { planHarmless } from '../../../shared/simulation/plan-harmless.ts';
import { getCurrencies } from '../../../shared/token-list/currencies.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { formatExactNative } from '../amount.ts';
import { toPayout } from './to-payout.ts';

/** Withdraws the credit of an account, in wei. */
export function createWithdrawPlan(chain: Chain, account: Address, credit: bigint): TransactionPlan {
  const { native } = getCurrencies(chain);
  return {
    summary: messages.predictionClaim.withdrawSummary(`${formatExactNative(credit)} ${native.symbol}`),
    // It takes whatever the credit is by then.
    identity: toWriteIdentity('withdraw-credit'),
    amounts: [toPayout(native, credit, account)],
    chainId: chain.chainId,
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        createWrite: async () => {
          const { createWithdrawCall } = await import('./create-withdraw-call.ts');
          return planHarmless({
            account,
            candidates: [createWithdrawCall(chain, account)],
            arrives: [{ currency: native, owner: account, limit: credit }],
          });
        },
      },
      { kind: 'receipt' },
    ],
  };
}
