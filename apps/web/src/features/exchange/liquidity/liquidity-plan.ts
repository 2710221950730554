import type { Address } from '@tradewind/rules/network/address';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { readContract } from '../../../shared/chain/read-contract.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { createPaidSteps } from '../../../shared/payment/paid-steps.ts';
import type { RemoveOrder } from './remove-calls.ts';
import { planRemoval } from './remove-write.ts';
import type { SupplyOrder } from './supply-calls.ts';
import { planSupply } from './supply-write.ts';

const text = messages.liquidity;

/** The steps of a deposit; a new pair has no address yet. */
export function createSupplyPlan(
  order: SupplyOrder,
  pair: Address | undefined,
  summary: string,
  deadlineSeconds: number,
): TransactionPlan {
  const steps = createPaidSteps(order.payment, {
    chain: order.chain,
    deadlineSeconds,
    createWrite: (deadline) => ({ ...planSupply(order, pair, deadline), explain }),
  });
  return { summary, chainId: order.chain.chainId, silentWalletErrors: 'rejection', steps };
}

/** The steps of a withdrawal, which needs a signature or an on-chain approval. */
export function createRemovePlan(
  order: RemoveOrder,
  summary: string,
  deadlineSeconds: number,
): TransactionPlan {
  const steps = createPaidSteps(
    { kind: 'allowed' },
    {
      chain: order.chain,
      deadlineSeconds,
      check: () => assertAllowed(order),
      createWrite: (deadline) => ({ ...planRemoval(order, deadline), explain }),
    },
  );
  return { summary, chainId: order.chain.chainId, silentWalletErrors: 'rejection', steps };
}

/** The sentence of LIQ-05; the dialog has shown the reason before. */
function explain([first]: readonly CallRefusal[]): Error {
  return new UserMessageError(text.wouldFail, { cause: first?.estimateError });
}

async function assertAllowed({
  chain,
  pair,
  removal,
  recipient,
  router,
  permit,
}: RemoveOrder): Promise<void> {
  if (permit) return;
  const allowed = await readContract(chain.client, {
    address: pair,
    abi: pairAbi,
    functionName: 'allowance',
    args: [recipient, router],
  });
  if (allowed < removal.liquidity) throw new UserMessageError(text.notAllowed);
}
