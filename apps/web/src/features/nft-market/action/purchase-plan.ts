import { maxUint256 } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { createPaidSteps } from '../../../shared/payment/paid-steps.ts';
import type { Payment } from '../../../shared/payment/payment.ts';
import { type Charge, isTokenCharge } from '../../../shared/payment/spender.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount } from '../../../shared/transaction/write-amount.ts';
import { assertListed } from './assert-listed.ts';
import { findMarketRefusal } from './explain-market-refusal.ts';
import { toMarketSpender } from './market-spender.ts';
import type { PurchaseOrder } from './purchase-order.ts';
import { createWorkPlan, planWork } from './work-plan.ts';

/** A purchase in another currency is always a batch. */
export function toPurchasePayment({ buy, input, offer }: PurchaseOrder): Extract<Payment, { kind: 'batch' }> {
  const charges: Charge[] = [
    { spender: offer.spender, asset: input, amount: offer.mostIn },
    { spender: toMarketSpender(buy.token.market), asset: buy.quote, amount: buy.terms.price },
  ];
  return { kind: 'batch', charges: charges.filter(isTokenCharge) };
}

/** The steps of the purchase. Listing and price of the swap are read right before the wallet opens. */
export function createPurchasePlan(order: PurchaseOrder): TransactionPlan {
  const { buy, input, offer } = order;
  const { chain, account } = buy;
  const payment = toPurchasePayment(order);
  const bought = createWorkPlan(buy, { payment, made: [] });
  return {
    ...bought,
    summary: messages.nftMarketPay.summary(bought.summary, formatSymbol(input.symbol)),
    amounts: [
      toWriteAmount({ role: 'pay', raw: offer.amountIn, currency: input, account, isEstimate: true }),
    ],
    steps: createPaidSteps(payment, {
      chain,
      deadlineSeconds: offer.deadlineSeconds,
      check: async () => {
        await assertListed(buy);
        await offer.check();
      },
      createWrite: (deadline) => planPurchase(order, deadline),
    }),
  };
}

/**
 * The call of the swap and that of the market, with their agreed movements: the input leaves and the work arrives. The
 * swapped tokens come and go; their balance is measured, so that none of the account's own leave.
 */
export function planPurchase(order: PurchaseOrder, deadline = maxUint256): PlannedWrite {
  const { buy, input, offer } = order;
  const { account, quote } = buy;
  const { expected: ofBuy, write } = planWork(buy);
  const expected = {
    leaves: [{ currency: input, owner: account, limit: offer.mostIn }],
    arrives: [],
    nfts: ofBuy.nfts,
  };
  return {
    expected,
    explain: (refusals) => findMarketRefusal(refusals) ?? offer.explain(refusals),
    write: {
      account,
      spends: toPurchasePayment(order).charges.map(({ asset, spender, amount }) => ({
        token: asset.address,
        spender: spender.address,
        amount,
      })),
      isBatch: true,
      first: [offer.createCall(deadline)],
      candidates: write.candidates,
      holdings: [...listHoldings(account, expected), { owner: account, token: quote.address }],
    },
  };
}
