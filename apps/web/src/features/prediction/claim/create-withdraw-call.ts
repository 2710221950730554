import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { type Address, encodeFunctionData } from 'viem';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import { getMarket } from '../live/market.ts';

export function createWithdrawCall(account: Address): TransactionCall {
  const data = encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'withdrawPending',
    args: [account],
  });
  return { to: getMarket().market, data, value: 0n };
}
