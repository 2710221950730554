import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { fetchLatestBlock } from '../../../shared/chain/block.query.ts';
import { getChainClient } from '../../../shared/chain/chain-client.ts';
import { readContract } from '../../../shared/chain/read-contract.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type {
  TransactionCall,
  TransactionPlan,
  TransactionStep,
} from '../../../shared/transaction/transaction-plan.ts';
import { createRemoveCalls, type RemoveOrder } from './remove-calls.ts';
import { createSupplyCall, type SupplyOrder } from './supply-calls.ts';

const text = messages.liquidity;

/** The steps of a deposit. */
export function createSupplyPlan(
  order: SupplyOrder,
  summary: string,
  deadlineSeconds: number,
): TransactionPlan {
  const send = createSendStep(deadlineSeconds, (deadline) => [createSupplyCall(order, deadline)]);
  return { summary, isRejectionSilent: true, steps: [{ kind: 'switch-chain' }, send, { kind: 'receipt' }] };
}

/** The steps of a withdrawal, which needs a signature or an approval that is on chain. */
export function createRemovePlan(
  order: RemoveOrder,
  summary: string,
  deadlineSeconds: number,
): TransactionPlan {
  const check: TransactionStep = { kind: 'check', check: () => assertAllowed(order) };
  const send = createSendStep(deadlineSeconds, (deadline) => createRemoveCalls(order, deadline));
  return {
    summary,
    isRejectionSilent: true,
    steps: [{ kind: 'switch-chain' }, check, send, { kind: 'receipt' }],
  };
}

function createSendStep(
  deadlineSeconds: number,
  createCalls: (deadline: bigint) => readonly TransactionCall[],
): TransactionStep {
  return {
    kind: 'send',
    createCalls: async () => {
      const { timestamp } = await fetchLatestBlock();
      return createCalls(timestamp + BigInt(deadlineSeconds));
    },
    explainRefusal: ([first]) => new UserMessageError(text.wouldFail, { cause: first?.estimateError }),
  };
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
