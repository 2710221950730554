import { messages } from '../../../shared/message/messages.ts';
import type { PaidWay } from '../../../shared/payment/payment.ts';
import { createPaidSteps } from '../../../shared/payment/paid-steps.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { createStakeCall } from '../create-pool-call.ts';
import { explainPoolRefusal } from '../explain-refusal.ts';
import { formatPeriod } from '../pool/format-period.ts';
import { toPoolTag } from '../pool-tag.ts';
import { assertTerms } from './assert-terms.ts';
import type { StakeOrder } from './stake-order.ts';

const text = messages.stakePoolWrite;
/** No permit and no call with a deadline: nothing expires. */
const deadlineSeconds = 0;

/**
 * The steps of a stake, with the approval that it needs.
 * The shown terms are read again right before the wallet opens, and the call names them: the pool refuses others.
 */
export function createStakePlan(order: StakeOrder, paid: PaidWay): TransactionPlan {
  const { chain, account, pool, period, amount } = order;
  const currency = pool.deposit;
  return {
    summary: text.stakeSummary(formatExactCurrency(amount, currency), formatPeriod(period.duration)),
    identity: toWriteIdentity('stake', pool.address, period.duration, amount),
    chainId: chain.chainId,
    amounts: [toWriteAmount({ role: 'deposit', raw: amount, currency, account, isEstimate: false })],
    earlier: paid.made,
    silentWalletErrors: 'rejection',
    tag: toPoolTag(pool.address),
    doneTitle: text.staked,
    steps: createPaidSteps(paid.payment, {
      chain,
      deadlineSeconds,
      check: () => assertTerms(order),
      createWrite: () => planStake(order),
    }),
  };
}

/** A stake with its agreed movements: the principal leaves, nothing else. */
export function planStake(
  { account, pool, period, amount }: StakeOrder,
  { isBatch = false } = {},
): PlannedWrite {
  const expected = { leaves: [{ currency: pool.deposit, owner: account, limit: amount }], arrives: [] };
  return {
    expected,
    explain: explainPoolRefusal,
    write: {
      account,
      spends: [{ token: pool.deposit.address, spender: pool.address, amount }],
      isBatch,
      candidates: [createStakeCall(pool, period, amount)],
      holdings: listHoldings(account, expected),
    },
  };
}
