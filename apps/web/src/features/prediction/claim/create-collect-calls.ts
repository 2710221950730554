import { multicall3Abi } from '@tradewind/abi/exchange/multicall3.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { type Address, encodeFunctionData, type Hex } from 'viem';
import { getChainClient } from '../../../shared/chain/chain-client.ts';
import { getMulticall } from '../../../shared/chain/multicall.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-plan.ts';
import { boundarySchema } from '../live/contract-answers.ts';
import { getMarket } from '../live/market.ts';
import { createResolveCall } from '../prove/create-resolve-call.ts';

const unresolved = 0;

/** The transaction by which an account collects rounds itself; where their prices are not proven yet, it proves them first. */
export async function createCollectCalls(
  account: Address,
  epochs: readonly number[],
): Promise<TransactionCall[]> {
  const { market } = getMarket();
  const open = await listUnresolved(epochs);
  const rounds = epochs.map(BigInt);
  if (open.length === 0)
    return [
      toCall(market, encodeFunctionData({ abi: predictionMarketAbi, functionName: 'claim', args: [rounds] })),
    ];
  const resolves = await Promise.all(open.map(createResolve));
  const claim = encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'claimFor',
    args: [account, rounds],
  });
  // Somebody else may prove a price first, which must not stop the collecting.
  const calls = [
    ...resolves.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data })),
    { target: market, allowFailure: false, callData: claim },
  ];
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] });
  return [toCall(getMulticall(getChainClient()), data)];
}

async function listUnresolved(epochs: readonly number[]): Promise<number[]> {
  const { market } = getMarket();
  const boundaries = [...new Set(epochs.flatMap((epoch) => [epoch, epoch + 1]))];
  const states = await readContracts(
    getChainClient(),
    boundaries.map((boundary) => ({
      address: market,
      abi: predictionMarketAbi,
      functionName: 'boundaries',
      args: [BigInt(boundary)],
    })),
    (result) => boundarySchema.parse(result)[0],
  );
  return boundaries.filter((_, index) => states[index] === unresolved);
}

async function createResolve(boundary: number): Promise<TransactionCall> {
  const call = await createResolveCall(boundary);
  if (!call) throw new UserMessageError(messages.predictionClaim.noPrice);
  return call;
}

function toCall(to: Address, data: Hex): TransactionCall {
  return { to, data, value: 0n };
}
