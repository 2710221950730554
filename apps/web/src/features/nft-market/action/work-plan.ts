import { messages } from '../../../shared/message/messages.ts';
import { createPaidSteps } from '../../../shared/payment/paid-steps.ts';
import type { PaidWay } from '../../../shared/payment/payment.ts';
import type { ExpectedMovements, Flow } from '../../../shared/simulation/expected-movements.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import type { AgreedNfts } from '../../../shared/simulation/verify-nfts.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { TransactionPlan, TransactionStep } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount, type WriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { toNamedCollection } from '../market/to-named-collection.ts';
import { readTokenState } from '../work/token-state.query.ts';
import { listWorkCalls } from './create-work-call.ts';
import { explainMarketRefusal, explainTransferRefusal } from './explain-market-refusal.ts';
import { findPayment, listActionsBefore, toWorkTag, type WorkOrder } from './work-order.ts';

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
    steps:
      terms.action === 'acceptOffer'
        ? listAcceptSteps(order)
        : createPaidSteps(paid.payment, { chain, deadlineSeconds, createWrite: () => planWork(order) }),
  };
}

/** An offer takes a work that is not listed and that the market may take: each is a transaction of its own before. */
function listAcceptSteps(order: WorkOrder): readonly TransactionStep[] {
  const { chain, account, token } = order;
  const listBefore = async () => listActionsBefore(order, await readTokenState(chain, token, account));
  const before = (['revoke', 'approve'] as const).flatMap((action): TransactionStep[] => {
    const first: WorkOrder = { ...order, terms: { action } };
    return [
      {
        kind: 'send',
        summary: summarize(first),
        isNeeded: async () => (await listBefore()).includes(action),
        createWrite: async () => planWork(first),
      },
      { kind: 'receipt' },
    ];
  });
  const check = async () => {
    const { assertSimulation } = await import('../../../shared/simulation/assert-simulation.ts');
    await assertSimulation(chain.client, planWork(order, { before: await listBefore() }));
  };
  return [
    { kind: 'switch-chain' },
    // No listing ends for an offer that is gone.
    { kind: 'check', check },
    ...before,
    { kind: 'send', createWrite: async () => planWork(order) },
    { kind: 'receipt' },
  ];
}

type Surroundings = {
  readonly isBatch?: boolean;
  /** Simulated together with it: `listActionsBefore`. */
  readonly before?: ReturnType<typeof listActionsBefore>;
};

/** An action with its agreed movements: nothing else may leave the account. */
export function planWork(
  order: WorkOrder,
  { isBatch = false, before = [] }: Surroundings = {},
): PlannedWrite {
  const { account, token, quote } = order;
  const payment = findPayment(order);
  const expected: ExpectedMovements = {
    leaves: payment > 0n ? [{ currency: quote, owner: account, limit: payment }] : [],
    arrives: listArrivals(order),
    nfts: findAgreedNfts(order, before),
  };
  return {
    expected,
    explain: order.terms.action === 'transfer' ? explainTransferRefusal : explainMarketRefusal,
    write: {
      account,
      spends: payment > 0n ? [{ token: quote.address, spender: token.market, amount: payment }] : [],
      isBatch,
      before: before.flatMap((action) => listWorkCalls({ ...order, terms: { action } })),
      candidates: listWorkCalls(order),
      holdings: listHoldings(account, expected),
    },
  };
}

function listArrivals({ account, quote, terms }: WorkOrder): readonly Flow[] {
  const toFlow = (limit: bigint | undefined): Flow => ({ currency: quote, owner: account, limit });
  if (terms.action === 'cancel') return [toFlow(terms.price)];
  if (terms.action === 'accept' || terms.action === 'acceptOffer') return [toFlow(terms.proceeds)];
  if (terms.action === 'raise' && terms.price < terms.before) return [toFlow(terms.before - terms.price)];
  if (terms.action === 'settle' && terms.receives === 'proceeds') return [toFlow(undefined)];
  return [];
}

function findAgreedNfts(
  { chain, account, token, terms }: WorkOrder,
  before: Surroundings['before'] = [],
): AgreedNfts {
  const { collection, tokenId, market } = token;
  const named = toNamedCollection(chain, collection);
  const nft = { ...named, tokenId };
  const arrival = { ...nft, owner: account };
  const isPulled = terms.action === 'sell' || terms.action === 'auction';
  const isBack = terms.action === 'revoke' || terms.action === 'buy';
  if (terms.action === 'transfer')
    return { leaves: [nft], arrives: [{ ...nft, owner: terms.to }], approvals: [] };
  const isApproved = terms.action === 'approve' || before.includes('approve');
  const approvals = isApproved ? [{ ...named, operator: market, tokenId }] : [];
  if (terms.action === 'acceptOffer')
    return { leaves: [nft], arrives: [{ ...nft, owner: terms.bidder }], approvals };
  const isWon = terms.action === 'settle' && terms.receives === 'work';
  return {
    leaves: isPulled ? [nft] : [],
    arrives: isBack || isWon ? [arrival] : [],
    approvals,
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
