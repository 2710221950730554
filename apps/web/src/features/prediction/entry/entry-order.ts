import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { type Address, encodeFunctionData } from 'viem';
import type { TransactionCall } from '../../../shared/transaction/transaction-plan.ts';

/** A stake as it was confirmed. */
export type EntryOrder = {
  readonly market: Address;
  readonly account: Address;
  readonly epoch: number;
  /** Chain seconds; what is not in a block before is refused. */
  readonly lockAt: number;
  readonly isUp: boolean;
  readonly amount: bigint;
};

export function createEntryCall({ market, epoch, isUp, amount }: EntryOrder): TransactionCall {
  const data = encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'enter',
    args: [BigInt(epoch), isUp],
  });
  return { to: market, data, value: amount };
}

/** By this a transaction's record tells which round it enters, after a reload and in other tabs too. */
export function toEntryTag(epoch: number): `enter ${number}` {
  return `enter ${epoch}`;
}
