import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { createExitPlan } from '../write/plan-sale-write.ts';
import { toSaleTag } from '../write/sale-tag.ts';
import { createMonthlyWithdrawCall } from './create-monthly-call.ts';
import { explainMonthlyRefusal } from './explain-monthly-refusal.ts';
import type { MonthlySale } from './monthly-sale.ts';

const text = messages.launchpadMonthly;

export type MonthlyWithdrawal = {
  readonly chain: Chain;
  readonly account: Address;
  readonly sale: MonthlySale;
  /** The number of the order. */
  readonly id: bigint;
  /** Raw tokens that are due at least. */
  readonly due: bigint;
};

/** Withdraws the due months of an order; a month that falls due until then comes along. */
export function createMonthlyWithdrawPlan(withdrawal: MonthlyWithdrawal): TransactionPlan {
  const { chain, account, sale, id, due } = withdrawal;
  return createExitPlan({
    chain,
    account,
    tag: toSaleTag(sale.address),
    summary: text.withdrawSummary(formatSummaryAmount(due, sale.token), String(id)),
    identity: toWriteIdentity('monthly-withdraw', sale.address, id),
    doneTitle: text.withdrawn,
    call: createMonthlyWithdrawCall(sale.address, id),
    arrives: [{ currency: sale.token, owner: account, limit: due }],
    explain: explainMonthlyRefusal,
  });
}
