import { aggregatorProxyAbi } from '@tradewind/abi/prediction/aggregator-proxy.abi';
import { chainlinkBoundaryOracleAbi } from '@tradewind/abi/prediction/chainlink-boundary-oracle.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { parseFeedRoundNumber } from '@tradewind/rules/prediction/feed-round-id';
import { outcomes } from '@tradewind/rules/prediction/round';
import type { Address, ContractFunctionParameters } from 'viem';
import * as z from 'zod/mini';
import { fetchLatestBlock } from '../../../shared/chain/block.query.ts';
import { getChainClient } from '../../../shared/chain/chain-client.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { RpcNodeError } from '../../../shared/chain/rpc-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { boundarySchema, feedRoundSchema, toPosition, totalsSchema } from '../live/contract-answers.ts';
import { getMarket } from '../live/market.ts';
import { toPriceE18 } from '../live/price.ts';
import type { BoundaryEvidence, FeedRound, RoundEvidence } from './round-evidence.ts';

const noAccount: Address = '0x0000000000000000000000000000000000000000';

/** Reads market, oracle and feed directly; throws when one of them does not answer. */
export async function fetchEvidence(epoch: number, account: Address = noAccount): Promise<RoundEvidence> {
  const id = BigInt(epoch);
  const { timestamp } = await fetchLatestBlock();
  const answers = await readAll([
    toMarketCall('rounds', id),
    toMarketCall('boundaries', id),
    toMarketCall('boundaries', id + 1n),
    toMarketCall('lockTime', id),
    toMarketCall('lockTime', id + 1n),
    toMarketCall('positions', id, account),
    toMarketCall('claimable', id, account),
    { address: getMarket().oracle, abi: chainlinkBoundaryOracleAbi, functionName: 'maxDelay' },
  ]);
  const [round, lock, close, lockTime, closeTime, position, claimable, maxDelay] = answers;
  const [totalUp, totalDown, outcome] = totalsSchema.parse(round);
  return {
    epoch,
    totalUp,
    totalDown,
    outcome: outcomes[outcome] ?? 'pending',
    lock: await readBoundary(z.bigint().parse(lockTime), lock),
    close: await readBoundary(z.bigint().parse(closeTime), close),
    maxDelay: z.bigint().parse(maxDelay),
    now: timestamp,
    position: toPosition(position),
    claimable: z.bigint().parse(claimable),
  };
}

async function readBoundary(time: bigint, answer: unknown): Promise<BoundaryEvidence> {
  const [state, price, oracleRound] = boundarySchema.parse(answer);
  const [feedRound, feedRoundBefore] =
    oracleRound === 0n ? [] : await readFeedRounds([oracleRound, oracleRound - 1n]);
  return {
    time,
    state,
    price: toPriceE18(price),
    oracleRound,
    feedRound,
    feedRoundBefore,
    isFirstOfPhase: parseFeedRoundNumber(oracleRound) === 1n,
  };
}

/** A missing round reverts, or is all zeros. */
function readFeedRounds(rounds: readonly bigint[]): Promise<(FeedRound | undefined)[]> {
  const calls = rounds.map((round) => ({
    address: getMarket().feed,
    abi: aggregatorProxyAbi,
    functionName: 'getRoundData',
    args: [round],
  }));
  return readContracts(getChainClient(), calls, (result) => {
    const [, price, , updatedAt] = feedRoundSchema.parse(result);
    return updatedAt === 0n ? undefined : { price: toPriceE18(price), updatedAt };
  });
}

async function readAll(calls: readonly ContractFunctionParameters[]): Promise<unknown[]> {
  const answers = await readContracts(getChainClient(), calls, (result) => result);
  if (answers.includes(undefined)) throw new RpcNodeError(messages.predictionVerify.failed);
  return answers;
}

function toMarketCall(functionName: string, ...args: readonly unknown[]): ContractFunctionParameters {
  return { address: getMarket().market, abi: predictionMarketAbi, functionName, args };
}
