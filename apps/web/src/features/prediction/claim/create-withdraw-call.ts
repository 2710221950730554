import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { type Address, encodeFunctionData } from 'viem';
import type { TransactionCall } from '../../../shared/transaction/transaction-plan.ts';
import { getPrediction } from '../get-prediction.ts';

export function createWithdrawCall(account: Address): TransactionCall {
  const data = encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'withdrawPending',
    args: [account],
  });
  return { to: getPrediction().market, data, value: 0n };
}
