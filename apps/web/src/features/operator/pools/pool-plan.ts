import { createPaidSteps } from '../../../shared/payment/paid-steps.ts';
import type { PaidWay } from '../../../shared/payment/payment.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount, type WriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { type PlannedAction, toActionTag } from '../log/action-tag.ts';
import type { PoolOrder, PoolTerms } from './pool-order.ts';
import { planPoolWrite } from './pool-write.ts';
import { toFeeNumbers, toPeriodNumbers } from './term-numbers.ts';

/** The steps of an order; its tag is the action that the log receives once the transaction is sent. */
export function createPoolPlan(order: PoolOrder, paid: PaidWay, summary: string): TransactionPlan {
  const { chain } = order;
  return {
    summary,
    identity: toIdentity(order),
    amounts: listAmounts(order),
    earlier: paid.made,
    chainId: chain.chainId,
    silentWalletErrors: 'rejection',
    tag: toActionTag(toAction(order)),
    // No call of a pool has a deadline, and none is paid by permit.
    steps: createPaidSteps(paid.payment, {
      chain,
      deadlineSeconds: 0,
      createWrite: () => planPoolWrite(order, { isBatch: paid.payment.kind === 'batch' }),
    }),
  };
}

function toIdentity(order: PoolOrder): string {
  const kind = `pool-${order.kind}`;
  switch (order.kind) {
    case 'create':
      return toWriteIdentity(kind, ...listTerms(order.terms));
    case 'setPeriods':
      return toWriteIdentity(kind, order.target, ...listPeriods(order.periods));
    case 'setFees':
      return toWriteIdentity(kind, order.target, ...listFees(order.fees));
    case 'fund':
      return toWriteIdentity(kind, order.target, order.amount, 'pool');
    case 'withdraw':
      return toWriteIdentity(kind, order.target, order.amount, order.to);
    case 'finish':
      break;
  }
  return toWriteIdentity(kind, order.target);
}

function listTerms({ deposit, earn, minimumStake, cap, owner, treasury, periods, fees }: PoolTerms) {
  return [
    deposit.address,
    earn.address,
    minimumStake,
    cap,
    owner,
    treasury,
    ...listPeriods(periods),
    'fees',
    ...listFees(fees),
  ];
}

const listPeriods = (periods: PoolTerms['periods']) =>
  periods.flatMap(({ duration, aprBps }) => [duration, aprBps]);
const listFees = (fees: PoolTerms['fees']) => fees.flatMap(({ day, bps }) => [day, bps]);

function listAmounts(order: PoolOrder): WriteAmount[] {
  if (order.kind !== 'fund' && order.kind !== 'withdraw') return [];
  const { kind, token: currency, amount: raw, account } = order;
  const side =
    kind === 'fund'
      ? ({ role: 'send', account } as const)
      : ({ role: 'receive', account: order.to } as const);
  return [toWriteAmount({ ...side, raw, currency, isEstimate: false })];
}

/** The action with the arguments of its call. */
function toAction(order: PoolOrder): PlannedAction {
  const { target } = order;
  switch (order.kind) {
    case 'create': {
      const { deposit, earn, minimumStake, cap, owner, treasury, periods, fees } = order.terms;
      const fields = {
        depositToken: deposit.address,
        earnToken: earn.address,
        minimumStake: String(minimumStake),
        cap: String(cap),
        owner,
        treasury,
        periods: toPeriodNumbers(periods),
        fees: toFeeNumbers(fees),
      };
      return { kind: 'pool_create', target, fields };
    }
    case 'setPeriods':
      return { kind: 'pool_periods', target, fields: { periods: toPeriodNumbers(order.periods) } };
    case 'setFees':
      return { kind: 'pool_fees', target, fields: { fees: toFeeNumbers(order.fees) } };
    case 'fund':
      return { kind: 'pool_fund', target, fields: { amount: String(order.amount) } };
    case 'withdraw':
      return { kind: 'pool_withdraw', target, fields: { amount: String(order.amount), to: order.to } };
    case 'finish':
      break;
  }
  return { kind: 'pool_finish', target, fields: {} };
}
