import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readContract } from '../../../shared/chain/read-contract.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { getMarket } from '../live/market.ts';

/** The credit of an account in wei: payments that it did not take. */
export function usePending(account: Address): Reading<bigint> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'prediction-pending', account),
      queryFn: () => readPending(chain, account),
    }),
  );
}

function readPending(chain: Chain, account: Address): Promise<bigint> {
  return readContract(chain.client, {
    address: getMarket(chain).market,
    abi: predictionMarketAbi,
    functionName: 'pending',
    args: [account],
  });
}
