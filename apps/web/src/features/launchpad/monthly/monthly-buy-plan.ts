import { computeMonthlyPurchase } from '@tradewind/rules/launchpad/monthly-order';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import { getCurrencies } from '../../../shared/token-list/currencies.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { toSaleTag } from '../write/sale-tag.ts';
import { createMonthlyBuyCall } from './create-monthly-call.ts';
import { explainMonthlyRefusal } from './explain-monthly-refusal.ts';
import type { MonthlySale } from './monthly-sale.ts';

const text = messages.launchpadMonthly;

export type MonthlyBuyOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly sale: MonthlySale;
  /** Wei. */
  readonly amount: bigint;
};

/** The steps of a purchase: the coin leaves, and the first part of its tokens arrives. */
export function createMonthlyBuyPlan(order: MonthlyBuyOrder): TransactionPlan {
  const { chain, account, sale, amount } = order;
  const { native } = getCurrencies(chain);
  const { first } = computeMonthlyPurchase(amount, sale);
  return {
    summary: text.buySummary(formatSymbol(sale.token.symbol), formatExactCurrency(amount, native)),
    identity: toWriteIdentity('monthly-buy', sale.address, amount),
    chainId: chain.chainId,
    amounts: [
      toWriteAmount({ role: 'pay', raw: amount, currency: native, account, isEstimate: false }),
      ...(first > 0n
        ? [toWriteAmount({ role: 'receive', raw: first, currency: sale.token, account, isEstimate: false })]
        : []),
    ],
    silentWalletErrors: 'rejection',
    tag: toSaleTag(sale.address),
    doneTitle: text.bought,
    steps: [
      { kind: 'switch-chain' },
      { kind: 'send', createWrite: async () => planMonthlyBuy(order) },
      { kind: 'receipt' },
    ],
  };
}

function planMonthlyBuy({ chain, account, sale, amount }: MonthlyBuyOrder): PlannedWrite {
  const { first } = computeMonthlyPurchase(amount, sale);
  const expected = {
    leaves: [{ currency: getCurrencies(chain).native, owner: account, limit: amount }],
    arrives: first > 0n ? [{ currency: sale.token, owner: account, limit: first }] : [],
  };
  return {
    expected,
    explain: explainMonthlyRefusal,
    write: {
      account,
      spends: [],
      candidates: [createMonthlyBuyCall(sale.address, amount)],
      holdings: listHoldings(account, expected),
    },
  };
}
