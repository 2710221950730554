import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { encodeFunctionData, type Hex } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { createPaidSteps } from '../../../shared/payment/paid-steps.ts';
import type { PaidWay } from '../../../shared/payment/payment.ts';
import type { ExpectedMovements } from '../../../shared/simulation/expected-movements.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount, type WriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { explainMarketRefusal } from '../action/explain-market-refusal.ts';
import { toExitTag } from '../held/exit-tag.ts';
import { computeOfferTotal } from '../offers/offer.ts';
import { assertSameOffer } from './assert-same-offer.ts';
import { computeDeposit, type OfferOrder } from './offer-order.ts';

const text = messages.nftMarketOffer;
/** No permit and no call with a deadline: nothing expires. */
const deadlineSeconds = 0;

/** The steps of an offer, with the approval that it needs. */
export function createOfferPlan(order: OfferOrder, paid: PaidWay): TransactionPlan {
  const { chain, market, quote, terms, before } = order;
  const { price, count } = terms;
  const describe = before === undefined ? text.makeSummary : text.changeSummary;
  return {
    summary: describe(count, formatExactCurrency(price, quote)),
    identity: toWriteIdentity('nft-offer', market, price, BigInt(count)),
    chainId: chain.chainId,
    amounts: listAmounts(order),
    earlier: paid.made,
    silentWalletErrors: 'rejection',
    tag: toExitTag({ market, kind: 'offer' }),
    doneTitle: before === undefined ? text.made : text.changed,
    steps: createPaidSteps(paid.payment, {
      chain,
      deadlineSeconds,
      check: () => assertSameOffer(order),
      createWrite: () => planOffer(order),
    }),
  };
}

/**
 * An offer with its agreed movements. Another one is withdrawn in the same transaction: the market takes the whole new
 * one, so it needs its allowance, and the difference alone leaves or arrives.
 */
export function planOffer(order: OfferOrder, { isBatch = false } = {}): PlannedWrite {
  const { account, market, quote, terms } = order;
  const deposit = computeDeposit(order);
  const flow = { currency: quote, owner: account, limit: deposit < 0n ? -deposit : deposit };
  const expected: ExpectedMovements = {
    leaves: deposit > 0n ? [flow] : [],
    arrives: deposit < 0n ? [flow] : [],
  };
  return {
    expected,
    explain: explainMarketRefusal,
    write: {
      account,
      spends: [{ token: quote.address, spender: market, amount: computeOfferTotal(terms) }],
      isBatch,
      candidates: [{ to: market, data: encodeOffer(order), value: 0n }],
      holdings: listHoldings(account, expected),
    },
  };
}

function encodeOffer({ terms, before }: OfferOrder): Hex {
  const abi = marketAbi;
  const { price, count, until } = terms;
  const made = encodeFunctionData({ abi, functionName: 'offerAny', args: [price, count, Number(until)] });
  if (before === undefined) return made;
  const withdrawn = encodeFunctionData({ abi, functionName: 'cancelOffer' });
  return encodeFunctionData({ abi, functionName: 'multicall', args: [[withdrawn, made]] });
}

function listAmounts(order: OfferOrder): readonly WriteAmount[] {
  const { account, quote } = order;
  const deposit = computeDeposit(order);
  if (deposit === 0n) return [];
  const role = deposit > 0n ? 'deposit' : 'receive';
  const raw = deposit > 0n ? deposit : -deposit;
  return [toWriteAmount({ role, raw, currency: quote, account, isEstimate: false })];
}
