import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { encodeFunctionData } from 'viem';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { TransactionCall, TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { findHint } from '../claim/find-hint.ts';
import { findContractError } from '../entry/entry-error.ts';
import { getMarket } from './get-market.ts';
import type { LateBoundary } from './late-boundary.ts';

const text = messages.prediction.notice;

/** Proves a boundary's price: anybody may, and whoever does decides nothing. */
export function createProvePlan(late: LateBoundary): TransactionPlan {
  return {
    summary: text.settleSummary(String(late.boundary)),
    isRejectionSilent: true,
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        createCalls: async () => [await createResolveCall(late)],
        explainRefusal: ([refusal]) => {
          const cause = refusal?.callError ?? refusal?.estimateError;
          const isDone = findContractError(cause) === 'PredictionMarket_BoundaryResolved';
          return new UserMessageError(isDone ? text.alreadySettled : text.feedUndecided, { cause });
        },
      },
      { kind: 'receipt' },
    ],
  };
}

async function createResolveCall({ boundary, at }: LateBoundary): Promise<TransactionCall> {
  const hint = await findHint(BigInt(at));
  if (hint === undefined) throw new UserMessageError(text.feedUndecided);
  const data = encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'resolve',
    args: [BigInt(boundary), hint],
  });
  return { to: getMarket().market, data, value: 0n };
}
