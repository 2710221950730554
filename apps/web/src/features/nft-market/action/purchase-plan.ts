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
import { findMarketRefusal } from './explain-market-refusal.ts';
import { toMarketSpender } from './market-spender.ts';
import type { PurchaseOrder } from './purchase-order.ts';

/** A purchase in another currency is always a batch. */
export function toPurchasePayment({
  bought,
  input,
  offer,
}: PurchaseOrder): Extract<Payment, { kind: 'batch' }> {
  const charges: Charge[] = [
    { spender: offer.spender, asset: input, amount: offer.mostIn },
    { spender: toMarketSpender(bought.market), asset: bought.quote, amount: bought.price },
  ];
  return { kind: 'batch', charges: charges.filter(isTokenCharge) };
}

/** The steps of the purchase. The listings and the price of the swap are read right before the wallet opens. */
export function createPurchasePlan(order: PurchaseOrder): TransactionPlan {
  const { bought, input, offer } = order;
  const { chain, account } = bought;
  const payment = toPurchasePayment(order);
  const plan = bought.createPlan({ payment, made: [] });
  return {
    ...plan,
    summary: messages.nftMarketPay.summary(plan.summary, formatSymbol(input.symbol)),
    amounts: [
      toWriteAmount({ role: 'pay', raw: offer.amountIn, currency: input, account, isEstimate: true }),
    ],
    steps: createPaidSteps(payment, {
      chain,
      deadlineSeconds: offer.deadlineSeconds,
      check: async () => {
        await bought.check();
        await offer.check();
      },
      createWrite: (deadline) => planPurchase(order, deadline),
    }),
  };
}

/**
 * The call of the swap and that of the market, with their agreed movements: the input leaves and the works arrive. The
 * swapped tokens come and go; their balance is measured, so that none of the account's own leave.
 */
export function planPurchase(order: PurchaseOrder, deadline = maxUint256): PlannedWrite {
  const { bought, input, offer } = order;
  const { account, quote, planned } = bought;
  const expected = {
    leaves: [{ currency: input, owner: account, limit: offer.mostIn }],
    arrives: [],
    nfts: planned.expected.nfts,
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
      candidates: planned.write.candidates,
      holdings: [...listHoldings(account, expected), { owner: account, token: quote.address }],
    },
  };
}
