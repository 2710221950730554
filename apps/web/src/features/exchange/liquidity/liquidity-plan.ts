import type { Address } from '@tradewind/rules/network/address';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { readContract } from '../../../shared/chain/read-contract.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount, type WriteAmount } from '../../../shared/transaction/write-amount.ts';
import type { PaidWay } from '../../../shared/payment/payment.ts';
import { createPaidSteps } from '../../../shared/payment/paid-steps.ts';
import { toRemoveIdentity, toSupplyIdentity } from './liquidity-identity.ts';
import type { RemoveOrder } from './remove-calls.ts';
import { planRemoval } from './remove-write.ts';
import type { SupplyOrder } from './supply-calls.ts';
import { planSupply } from './supply-write.ts';

const text = messages.liquidity;

type PlannedOrder<Order> = {
  readonly order: Order;
  readonly paid: PaidWay;
  readonly summary: string;
  readonly deadlineSeconds: number;
};

/** The steps of a deposit; a new pair has no address yet. */
export function createSupplyPlan({
  order,
  pair,
  paid,
  summary,
  deadlineSeconds,
}: PlannedOrder<SupplyOrder> & { readonly pair: Address | undefined }): TransactionPlan {
  const steps = createPaidSteps(paid.payment, {
    chain: order.chain,
    deadlineSeconds,
    createWrite: (deadline) => ({ ...planSupply(order, pair, { deadline }), explain }),
  });
  const { a, b, deposit, recipient } = order;
  const amounts = [
    toOwnAmount('deposit', a, deposit.amountA, recipient),
    toOwnAmount('deposit', b, deposit.amountB, recipient),
  ];
  return {
    summary,
    identity: toSupplyIdentity(order),
    amounts,
    earlier: paid.made,
    chainId: order.chain.chainId,
    silentWalletErrors: 'rejection',
    steps,
  };
}

/** The receipt decides it, within the slippage. */
function toOwnAmount(
  role: WriteAmount['role'],
  currency: Currency,
  raw: bigint,
  account: Address,
): WriteAmount {
  return toWriteAmount({ role, raw, currency, account, isEstimate: true });
}

/** The steps of a withdrawal, which needs a signature or an on-chain approval. */
export function createRemovePlan({
  order,
  paid,
  summary,
  deadlineSeconds,
}: PlannedOrder<RemoveOrder>): TransactionPlan {
  const { kind } = paid.payment;
  const steps = createPaidSteps(paid.payment, {
    chain: order.chain,
    deadlineSeconds,
    ...(kind !== 'permit' && kind !== 'batch' && { check: () => assertAllowed(order) }),
    createWrite: (deadline) => ({ ...planRemoval(order, { deadline }), explain }),
  });
  const { a, b, removal, recipient } = order;
  const amounts = [
    toOwnAmount('receive', a, removal.amountA, recipient),
    toOwnAmount('receive', b, removal.amountB, recipient),
  ];
  return {
    summary,
    identity: toRemoveIdentity(order),
    amounts,
    earlier: paid.made,
    chainId: order.chain.chainId,
    silentWalletErrors: 'rejection',
    steps,
  };
}

/** The sentence of LIQ-05; the dialog has shown the reason before. */
function explain([first]: readonly CallRefusal[]): Error {
  return new UserMessageError(text.wouldFail, { cause: first?.estimateError });
}

async function assertAllowed({ chain, pair, removal, recipient, router }: RemoveOrder): Promise<void> {
  const allowed = await readContract(chain.client, {
    address: pair,
    abi: pairAbi,
    functionName: 'allowance',
    args: [recipient, router],
  });
  if (allowed < removal.liquidity) throw new UserMessageError(text.notAllowed);
}
