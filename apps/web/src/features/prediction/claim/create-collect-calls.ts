import { multicall3Abi } from '@tradewind/abi/standard/multicall3.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { type Address, encodeFunctionData, type Hex } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { getMulticall } from '../../../shared/chain/multicall.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import { readBoundary, totalsSchema } from '../live/contract-answers.ts';
import { getMarket } from '../live/market.ts';
import { createResolveCall } from '../prove/create-resolve-call.ts';

/**
 * The transaction by which an account collects rounds itself;
 * it first resolves the missing boundaries of unsettled rounds.
 */
export async function createCollectCalls(
  chain: Chain,
  account: Address,
  epochs: readonly number[],
): Promise<TransactionCall[]> {
  const { market } = getMarket(chain);
  const open = await listUnresolved(chain, await listPending(chain, epochs));
  const rounds = epochs.map(BigInt);
  if (open.length === 0)
    return [
      toCall(market, encodeFunctionData({ abi: predictionMarketAbi, functionName: 'claim', args: [rounds] })),
    ];
  const found = await Promise.all(open.map((boundary) => createResolveCall(chain, boundary)));
  const resolves = found.filter((call) => call !== undefined);
  // One boundary without a price settles a round, in any state of the other.
  if (resolves.length === 0) throw new UserMessageError(messages.predictionClaim.noPrice);
  const claim = encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'claimFor',
    args: [account, rounds],
  });
  // Another account may prove a price first, which must not stop the collecting.
  const calls = [
    ...resolves.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data })),
    { target: market, allowFailure: false, callData: claim },
  ];
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] });
  return [toCall(getMulticall(chain.client), data)];
}

/** The unsettled rounds. */
async function listPending(chain: Chain, epochs: readonly number[]): Promise<number[]> {
  const outcomes = await readMarket(chain, 'rounds', epochs, (result) => totalsSchema.parse(result).outcome);
  return epochs.filter((_, index) => outcomes[index] === 'pending');
}

async function listUnresolved(chain: Chain, epochs: readonly number[]): Promise<number[]> {
  const boundaries = [...new Set(epochs.flatMap((epoch) => [epoch, epoch + 1]))];
  const known = await readMarket(chain, 'boundaries', boundaries, readBoundary);
  return boundaries.filter((_, index) => known[index]?.state === 'unresolved');
}

function readMarket<Value>(
  chain: Chain,
  functionName: 'rounds' | 'boundaries',
  ids: readonly number[],
  parse: (result: unknown) => Value,
): Promise<(Value | undefined)[]> {
  const { market: address } = getMarket(chain);
  const calls = ids.map((id) => ({ address, abi: predictionMarketAbi, functionName, args: [BigInt(id)] }));
  return readContracts(chain.client, calls, parse);
}

function toCall(to: Address, data: Hex): TransactionCall {
  return { to, data, value: 0n };
}
