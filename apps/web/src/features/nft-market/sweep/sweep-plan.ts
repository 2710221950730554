import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { encodeFunctionData, type Hex, zeroAddress } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { createPaidSteps } from '../../../shared/payment/paid-steps.ts';
import type { PaidWay } from '../../../shared/payment/payment.ts';
import type { ExpectedMovements } from '../../../shared/simulation/expected-movements.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { explainMarketRefusal } from '../action/explain-market-refusal.ts';
import { toNamedCollection } from '../market/to-named-collection.ts';
import { assertForSale } from './assert-for-sale.ts';
import { computeTotal, type SweepOrder, toSweepTag } from './sweep-order.ts';

/** No permit and no call with a deadline: nothing expires. */
const deadlineSeconds = 0;

/** The steps of a purchase of several works, with the approval that it needs. */
export function createSweepPlan(order: SweepOrder, paid: PaidWay): TransactionPlan {
  const { chain, account, market, collection, quote, works } = order;
  const total = computeTotal(works);
  return {
    summary: messages.nftMarketBasket.summary(works.length, formatExactCurrency(total, quote)),
    identity: toWriteIdentity('nft-sweep', market, total, ...works.map(({ work }) => work.tokenId)),
    chainId: chain.chainId,
    // A work that is sold on the way there is not paid.
    amounts: [toWriteAmount({ role: 'pay', raw: total, currency: quote, account, isEstimate: true })],
    earlier: paid.made,
    silentWalletErrors: 'rejection',
    tag: toSweepTag(collection),
    doneTitle: messages.nftMarketWrite.done.buy,
    steps: createPaidSteps(paid.payment, {
      chain,
      deadlineSeconds,
      check: () => assertForSale(order),
      createWrite: () => planSweep(order),
    }),
  };
}

/** The purchase with its agreed movements: at most the total leaves, and only these works arrive. */
export function planSweep(order: SweepOrder, { isBatch = false } = {}): PlannedWrite {
  const { chain, account, market, collection, quote, works } = order;
  const total = computeTotal(works);
  const named = toNamedCollection(chain, collection);
  const expected: ExpectedMovements = {
    leaves: [{ currency: quote, owner: account, limit: total }],
    arrives: [],
    nfts: {
      leaves: [],
      arrives: works.map(({ work }) => ({ ...named, tokenId: BigInt(work.tokenId), owner: account })),
      approvals: [],
    },
  };
  return {
    expected,
    explain: explainMarketRefusal,
    write: {
      account,
      spends: [{ token: quote.address, spender: market, amount: total }],
      isBatch,
      candidates: [{ to: market, data: encodeSweep(order), value: 0n }],
      holdings: listHoldings(account, expected),
    },
  };
}

/** Each work is bound to its listing and its price, and all of them to the total. */
function encodeSweep({ works, referrer = zeroAddress }: SweepOrder): Hex {
  const purchases = works.map(({ work: { tokenId, nonce }, price }) => ({
    id: BigInt(tokenId),
    maxPrice: price,
    nonce,
  }));
  return encodeFunctionData({
    abi: marketAbi,
    functionName: 'buyTokens',
    args: [purchases, computeTotal(works), referrer],
  });
}
