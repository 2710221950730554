import { messages } from '../../../shared/message/messages.ts';
import { createPaidSteps } from '../../../shared/payment/paid-steps.ts';
import type { PaidWay } from '../../../shared/payment/payment.ts';
import type { ExpectedMovements, Flow } from '../../../shared/simulation/expected-movements.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import type { AgreedNfts } from '../../../shared/simulation/verify-nfts.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount, type WriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { listWorkCalls } from './create-work-call.ts';
import { explainMarketRefusal } from './explain-market-refusal.ts';
import { findPayment, toWorkTag, type WorkOrder } from './work-order.ts';

const text = messages.nftMarketWrite;
/** No permit and no call with a deadline: nothing expires. */
const deadlineSeconds = 0;

/** The steps of an action, with the approval that its payment needs. */
export function createWorkPlan(order: WorkOrder, paid: PaidWay): TransactionPlan {
  const { chain, token, terms } = order;
  return {
    summary: summarize(order),
    identity: toWriteIdentity(`nft-${terms.action}`, token.market, token.tokenId, findPayment(order)),
    chainId: chain.chainId,
    amounts: listAmounts(order),
    earlier: paid.made,
    silentWalletErrors: 'rejection',
    tag: toWorkTag(chain, token, terms.action),
    doneTitle: text.done[terms.action],
    steps: createPaidSteps(paid.payment, { chain, deadlineSeconds, createWrite: () => planWork(order) }),
  };
}

/** An action with its agreed movements: nothing else may leave the account. */
export function planWork(order: WorkOrder, { isBatch = false } = {}): PlannedWrite {
  const { account, token, quote } = order;
  const payment = findPayment(order);
  const expected: ExpectedMovements = {
    leaves: payment > 0n ? [{ currency: quote, owner: account, limit: payment }] : [],
    arrives: listArrivals(order),
    nfts: findAgreedNfts(order),
  };
  return {
    expected,
    explain: explainMarketRefusal,
    write: {
      account,
      spends: payment > 0n ? [{ token: quote.address, spender: token.market, amount: payment }] : [],
      isBatch,
      candidates: listWorkCalls(order),
      holdings: listHoldings(account, expected),
    },
  };
}

function listArrivals({ account, quote, terms }: WorkOrder): readonly Flow[] {
  const toFlow = (limit: bigint | undefined): Flow => ({ currency: quote, owner: account, limit });
  if (terms.action === 'cancel') return [toFlow(terms.price)];
  if (terms.action === 'accept') return [toFlow(terms.proceeds)];
  if (terms.action === 'raise' && terms.price < terms.before) return [toFlow(terms.before - terms.price)];
  if (terms.action === 'settle' && terms.receives === 'proceeds') return [toFlow(undefined)];
  return [];
}

function findAgreedNfts({ account, token, terms }: WorkOrder): AgreedNfts {
  const { collection, tokenId, market } = token;
  const nft = { collection, tokenId };
  const arrival = { ...nft, owner: account };
  const isPulled = terms.action === 'sell' || terms.action === 'auction';
  const isBack = terms.action === 'revoke' || terms.action === 'buy';
  if (terms.action === 'transfer')
    return { leaves: terms.isListed ? [] : [nft], arrives: [{ ...nft, owner: terms.to }], approvals: [] };
  const isWon = terms.action === 'settle' && terms.receives === 'work';
  return {
    leaves: isPulled ? [nft] : [],
    arrives: isBack || isWon ? [arrival] : [],
    approvals: terms.action === 'approve' ? [{ collection, operator: market, tokenId }] : [],
  };
}

function listAmounts(order: WorkOrder): readonly WriteAmount[] {
  const { account, quote, terms } = order;
  const payment = findPayment(order);
  const toAmount = (role: WriteAmount['role'], raw: bigint) =>
    toWriteAmount({ role, raw, currency: quote, account, isEstimate: false });
  if (payment > 0n) return [toAmount(terms.action === 'buy' ? 'pay' : 'deposit', payment)];
  return listArrivals(order).flatMap(({ limit }) =>
    limit === undefined ? [] : [toAmount('receive', limit)],
  );
}

function summarize({ name, quote, terms }: WorkOrder): string {
  const priced = 'price' in terms ? formatExactCurrency(terms.price, quote) : '';
  return text.summary[terms.action](name, priced);
}
