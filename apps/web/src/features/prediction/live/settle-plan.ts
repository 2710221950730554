import { chainlinkBoundaryOracleAbi } from '@tradewind/abi/prediction/chainlink-boundary-oracle.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { encodeFunctionData } from 'viem';
import * as z from 'zod/mini';
import { getChainClient } from '../../../shared/chain/chain-client.ts';
import { readContract } from '../../../shared/chain/read-contract.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { TransactionCall, TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { findContractError } from '../entry/entry-error.ts';
import type { Market } from './deployment.ts';
import { feedAbi } from './feed.abi.ts';
import { findOracleRound, type ReadUpdates } from './find-oracle-round.ts';
import type { LateBoundary } from './late-boundary.ts';

const text = messages.prediction.notice;

/** Proves a boundary's price: anybody may, and whoever does decides nothing. */
export function createSettlePlan(market: Market, late: LateBoundary): TransactionPlan {
  return {
    summary: text.settleSummary(String(late.boundary)),
    isRejectionSilent: true,
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        createCalls: async () => [await createResolveCall(market, late)],
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

async function createResolveCall(market: Market, { boundary, at }: LateBoundary): Promise<TransactionCall> {
  const phase = await readContract(getChainClient(), {
    address: market.oracle,
    abi: chainlinkBoundaryOracleAbi,
    functionName: 'phaseAt',
    args: [BigInt(at)],
  });
  const found = await findOracleRound(createUpdateReader(market, phase), at);
  if (!found) throw new UserMessageError(text.feedUndecided);
  const data = encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'resolve',
    args: [BigInt(boundary), toRoundId(phase, found.n)],
  });
  return { to: market.market, data, value: 0n };
}

const roundSchema = z.tuple([z.bigint(), z.bigint(), z.bigint(), z.bigint(), z.bigint()]);

/** Chainlink's feeds revert for a round that is not there, or answer zeros. */
function createUpdateReader({ feed }: Market, phase: number): ReadUpdates {
  return async (ns) => {
    const answers = await readContracts(
      getChainClient(),
      ns.map((n) => ({
        address: feed,
        abi: feedAbi,
        functionName: 'getRoundData',
        args: [toRoundId(phase, n)],
      })),
      (result) => Number(roundSchema.parse(result)[3]),
    );
    return answers.map((updatedAt) => (updatedAt === 0 ? undefined : updatedAt));
  };
}

function toRoundId(phase: number, n: bigint): bigint {
  return (BigInt(phase) << 64n) | n;
}
