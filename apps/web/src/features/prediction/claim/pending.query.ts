import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { getChainClient } from '../../../shared/chain/chain-client.ts';
import { chainReadKey } from '../../../shared/chain/latest-block.ts';
import { readContract } from '../../../shared/chain/read-contract.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { getMarket } from '../live/market.ts';

/** The credit of an account in wei: payments that it did not take. */
export function usePending(account: Address): Reading<bigint> {
  return toReading(
    useQuery({
      queryKey: [chainReadKey, 'prediction-pending', account],
      queryFn: () => readPending(account),
    }),
  );
}

function readPending(account: Address): Promise<bigint> {
  return readContract(getChainClient(), {
    address: getMarket().market,
    abi: predictionMarketAbi,
    functionName: 'pending',
    args: [account],
  });
}
