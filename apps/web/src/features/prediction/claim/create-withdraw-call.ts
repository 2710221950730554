import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { type Address, encodeFunctionData } from 'viem';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import { getMarket } from '../live/market.ts';

export function createWithdrawCall(chain: ChainRef, account: Address): TransactionCall {
  const data = encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'withdrawPending',
    args: [account],
  });
  return { to: getMarket(chain).market, data, value: 0n };
}
