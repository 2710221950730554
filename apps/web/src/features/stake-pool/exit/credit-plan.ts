import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { createWithdrawCall } from '../create-pool-call.ts';
import { toPoolTag } from '../pool-tag.ts';
import type { StakePool } from '../pool/pool.ts';
import { planArrivals } from './planned-exit.ts';

/** Withdraws the credit of an account in a pool: rewards that the earn token did not move. */
export function createCreditPlan(
  chain: Chain,
  pool: Pick<StakePool, 'address' | 'earn'>,
  account: Address,
  credit: bigint,
): TransactionPlan {
  return {
    summary: messages.stakePool.creditSummary(formatSummaryAmount(credit, pool.earn)),
    identity: toWriteIdentity('withdraw-reward', pool.address),
    chainId: chain.chainId,
    amounts: [
      toWriteAmount({ role: 'receive', raw: credit, currency: pool.earn, account, isEstimate: true }),
    ],
    tag: toPoolTag(pool.address),
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        createWrite: async () =>
          planArrivals({
            account,
            call: createWithdrawCall(pool.address, account),
            arrives: [{ currency: pool.earn, owner: account, limit: credit }],
          }),
      },
      { kind: 'receipt' },
    ],
  };
}
