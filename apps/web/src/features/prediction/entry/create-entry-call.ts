import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { encodeFunctionData } from 'viem';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import type { EntryOrder } from './entry-order.ts';

export function createEntryCall({ market, epoch, isUp, amount }: EntryOrder): TransactionCall {
  const data = encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'enter',
    args: [BigInt(epoch), isUp],
  });
  return { to: market, data, value: amount };
}
