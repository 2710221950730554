import { messages } from '../../../shared/message/messages.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { createExitCall } from '../create-pool-call.ts';
import { toPoolTag } from '../pool-tag.ts';
import { computeExitSums, computePaid, type ExitOrder, listArrivals } from './exit-order.ts';
import { planArrivals, toReceivedAmounts } from './planned-exit.ts';

const text = messages.stakePoolWrite;

/** The steps of an exit before or at the end of the period. */
export function createExitPlan(order: ExitOrder): TransactionPlan {
  const { chain, account, pool, stakes, way, time } = order;
  const { principal } = computeExitSums(stakes, time);
  const ids = stakes.map(({ id }) => id).toSorted((a, b) => Number(a - b));
  return {
    summary: text.unstakeSummary(formatCurrencyAmount(principal, pool.deposit)),
    identity: toWriteIdentity(way, pool.address, ...ids),
    chainId: chain.chainId,
    amounts: toReceivedAmounts(account, toPaid(order), pool),
    silentWalletErrors: 'rejection',
    tag: toPoolTag(pool.address),
    doneTitle: text.unstaked,
    steps: [
      { kind: 'switch-chain' },
      { kind: 'send', createWrite: async () => planExit(order) },
      { kind: 'receipt' },
    ],
  };
}

/** An exit with its agreed movements: nothing leaves, and at least the shown sums arrive. */
export function planExit(order: ExitOrder): PlannedWrite {
  const { account, pool, stakes, way } = order;
  return planArrivals({
    account,
    call: createExitCall(
      pool.address,
      stakes.map(({ id }) => id),
      way,
    ),
    arrives: listArrivals(pool, account, toPaid(order)),
  });
}

function toPaid({ stakes, way, time }: ExitOrder) {
  return computePaid(way, computeExitSums(stakes, time));
}
