import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { getChainClient } from '../../../shared/chain/chain-client.ts';
import { readContract } from '../../../shared/chain/read-contract.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { CallRefusal, TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { createPaidSteps } from '../paid-steps.ts';
import { createRemoveCalls, type RemoveOrder } from './remove-calls.ts';
import { createSupplyCall, type SupplyOrder } from './supply-calls.ts';

const text = messages.liquidity;

/** The steps of a deposit. */
export function createSupplyPlan(
  order: SupplyOrder,
  summary: string,
  deadlineSeconds: number,
): TransactionPlan {
  const steps = createPaidSteps(order.payment, {
    deadlineSeconds,
    createCalls: (deadline) => [createSupplyCall(order, deadline)],
    explainRefusal,
  });
  return { summary, isRejectionSilent: true, steps };
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
      deadlineSeconds,
      check: () => assertAllowed(order),
      createCalls: (deadline) => createRemoveCalls(order, deadline),
      explainRefusal,
    },
  );
  return { summary, isRejectionSilent: true, steps };
}

function explainRefusal([first]: readonly CallRefusal[]): Error {
  return new UserMessageError(text.wouldFail, { cause: first?.estimateError });
}

async function assertAllowed({ pair, removal, recipient, router, permit }: RemoveOrder): Promise<void> {
  if (permit) return;
  const allowed = await readContract(getChainClient(), {
    address: pair,
    abi: pairAbi,
    functionName: 'allowance',
    args: [recipient, router],
  });
  if (allowed < removal.liquidity) throw new UserMessageError(text.notAllowed);
}
