import { aggregatorProxyAbi } from '@tradewind/abi/prediction/aggregator-proxy.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { Address, ContractFunctionParameters } from 'viem';
import * as z from 'zod/mini';
import type { ChainClient } from '../../../shared/chain/chain-client.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { RpcNodeError } from '../../../shared/chain/rpc-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { unresolved } from './boundary.ts';
import { feedRoundSchema, readBoundary, toPosition, totalsSchema } from './contract-answers.ts';
import type { Market } from './market.ts';
import { toPriceE18 } from './price.ts';
import type { FeedPrice, Round } from './round.ts';

/** The contracts' data of the visible rounds, all at one block. */
export type ChainGame = {
  readonly rounds: readonly Round[];
  readonly isPaused: boolean;
  readonly feedPrice: FeedPrice | undefined;
};

export type GameRequest = { readonly account: Address | undefined; readonly epochs: readonly number[] };

/** `epochs` are consecutive. */
export async function fetchChainGame(
  client: ChainClient,
  market: Market,
  request: GameRequest,
  signal: AbortSignal,
): Promise<ChainGame> {
  const calls = listCalls(market, request);
  const [isPaused, latest, ...rest] = await readContracts(client, calls, (result) => result, signal);
  // A feed may have no answer; a market always has.
  if (rest.includes(undefined)) throw new RpcNodeError(messages.prediction.poolUnknown);
  return {
    isPaused: z.boolean().parse(isPaused),
    feedPrice: latest === undefined ? undefined : toFeedPrice(latest),
    rounds: toRounds(request.epochs, rest),
  };
}

function listCalls({ market, feed }: Market, { account, epochs }: GameRequest): ContractFunctionParameters[] {
  const view = (functionName: string, ...args: readonly unknown[]) => ({
    address: market,
    abi: predictionMarketAbi,
    functionName,
    args,
  });
  const each = (functionName: string, ...rest: readonly unknown[]) =>
    epochs.map((epoch) => view(functionName, BigInt(epoch), ...rest));
  return [
    view('entriesPaused'),
    { address: feed, abi: aggregatorProxyAbi, functionName: 'latestRoundData' },
    ...each('rounds'),
    ...each('boundaries'),
    ...(account ? each('positions', account) : []),
  ];
}

function toRounds(epochs: readonly number[], answers: readonly unknown[]): Round[] {
  const count = epochs.length;
  const totals = answers.slice(0, count).map((answer) => totalsSchema.parse(answer));
  const boundaries = answers.slice(count, 2 * count).map(readBoundary);
  const positions = answers.slice(2 * count).map(toPosition);
  return epochs.map((epoch, index) => {
    const { totalUp = 0n, totalDown = 0n, outcome = 'pending' } = totals[index] ?? {};
    return {
      epoch,
      totalUp,
      totalDown,
      outcome,
      lock: boundaries[index] ?? unresolved,
      close: boundaries[index + 1] ?? unresolved,
      position: positions[index],
      isCollecting: false,
    };
  });
}

function toFeedPrice(result: unknown): FeedPrice | undefined {
  const { answer: price, updatedAt } = feedRoundSchema.parse(result);
  return price > 0n ? { price: toPriceE18(price), at: Number(updatedAt) } : undefined;
}
