import { aggregatorProxyAbi } from '@tradewind/abi/prediction/aggregator-proxy.abi';
import { chainlinkBoundaryOracleAbi } from '@tradewind/abi/prediction/chainlink-boundary-oracle.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { parseFeedRoundNumber } from '@tradewind/rules/prediction/feed-round-id';
import type { Address, ContractFunctionParameters } from 'viem';
import * as z from 'zod/mini';
import { fetchLatestBlock } from '../../../shared/chain/block.query.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { RpcNodeError } from '../../../shared/chain/rpc-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { boundarySchema, feedRoundSchema, toPosition, totalsSchema } from '../live/contract-answers.ts';
import { getMarket } from '../live/market.ts';
import { toPriceE18 } from '../live/price.ts';
import type { BoundaryEvidence, FeedRound, RoundEvidence } from './round-evidence.ts';

const noAccount: Address = '0x0000000000000000000000000000000000000000';

/** Reads market, oracle and feed directly; throws when one of them does not answer. */
export async function fetchEvidence(
  chain: Chain,
  epoch: number,
  account: Address = noAccount,
): Promise<RoundEvidence> {
  const { oracle } = getMarket(chain);
  const id = BigInt(epoch);
  const { timestamp } = await fetchLatestBlock(chain.client);
  const answers = await readAll(chain, [
    toMarketCall(chain, 'rounds', id),
    toMarketCall(chain, 'boundaries', id),
    toMarketCall(chain, 'boundaries', id + 1n),
    toMarketCall(chain, 'lockTime', id),
    toMarketCall(chain, 'lockTime', id + 1n),
    toMarketCall(chain, 'positions', id, account),
    toMarketCall(chain, 'claimable', id, account),
    { address: oracle, abi: chainlinkBoundaryOracleAbi, functionName: 'maxDelay' },
  ]);
  const [round, lock, close, lockTime, closeTime, position, claimable, maxDelay] = answers;
  return {
    epoch,
    ...totalsSchema.parse(round),
    lock: await readBoundary(chain, z.bigint().parse(lockTime), lock),
    close: await readBoundary(chain, z.bigint().parse(closeTime), close),
    maxDelay: z.bigint().parse(maxDelay),
    now: timestamp,
    position: toPosition(position),
    claimable: z.bigint().parse(claimable),
  };
}

async function readBoundary(chain: Chain, time: bigint, answer: unknown): Promise<BoundaryEvidence> {
  const { state, price, oracleRound } = boundarySchema.parse(answer);
  const [feedRound, feedRoundBefore] =
    oracleRound === 0n ? [] : await readFeedRounds(chain, [oracleRound, oracleRound - 1n]);
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
function readFeedRounds(chain: Chain, rounds: readonly bigint[]): Promise<(FeedRound | undefined)[]> {
  const { feed } = getMarket(chain);
  const calls = rounds.map((round) => ({
    address: feed,
    abi: aggregatorProxyAbi,
    functionName: 'getRoundData',
    args: [round],
  }));
  return readContracts(chain.client, calls, (result) => {
    const { answer, updatedAt } = feedRoundSchema.parse(result);
    return updatedAt === 0n ? undefined : { price: toPriceE18(answer), updatedAt };
  });
}

async function readAll(chain: Chain, calls: readonly ContractFunctionParameters[]): Promise<unknown[]> {
  const answers = await readContracts(chain.client, calls, (result) => result);
  if (answers.includes(undefined)) throw new RpcNodeError(messages.predictionVerify.failed);
  return answers;
}

function toMarketCall(
  chain: Chain,
  functionName: string,
  ...args: readonly unknown[]
): ContractFunctionParameters {
  return { address: getMarket(chain).market, abi: predictionMarketAbi, functionName, args };
}
