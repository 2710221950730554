import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { findContractError } from '../../../shared/chain/find-contract-error.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { planHarmless } from '../../../shared/simulation/plan-harmless.ts';
import type { CallRefusal, TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { createResolveCall } from './create-resolve-call.ts';
import type { LateBoundary } from './late-boundary.ts';

const text = messages.prediction.notice;

/** Proves a boundary's price; anybody may, and the caller has no influence on it. */
export function createProvePlan(chain: Chain, account: Address, late: LateBoundary): TransactionPlan {
  return {
    summary: text.settleSummary(String(late.boundary)),
    identity: toWriteIdentity('resolve', late.boundary),
    chainId: chain.chainId,
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        createWrite: async () =>
          planHarmless({ account, candidates: [await createCall(chain, late)], explain }),
      },
      { kind: 'receipt' },
    ],
  };
}

function explain([refusal]: readonly CallRefusal[]): Error {
  const cause = refusal?.callError ?? refusal?.estimateError;
  const isDone = findContractError(cause, predictionMarketAbi) === 'PredictionMarket_BoundaryResolved';
  return new UserMessageError(isDone ? text.alreadySettled : text.feedUndecided, { cause });
}

async function createCall(chain: Chain, { boundary }: LateBoundary): Promise<TransactionCall> {
  const call = await createResolveCall(chain, boundary);
  if (!call) throw new UserMessageError(text.feedUndecided);
  return call;
}
