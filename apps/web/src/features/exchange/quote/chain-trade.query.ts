import type { Pool } from '@tradewind/rules/exchange/pair';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { useQuery } from '@tanstack/react-query';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { fetchReserves } from '../reserves/fetch-reserves.ts';
import { listComparedPools, requoteOffer } from './requote.ts';

/** The on-chain reserves of a few pools, read with each block, independent of the API. */
function useChainReserves(pools: readonly Pool[]): Reading<readonly Pool[]> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'reserves', ...pools.map(({ address }) => address)),
      queryFn: ({ signal }) => fetchReserves(chain.client, pools, signal),
      structuralSharing: false,
    }),
  );
}

/**
 * The trade requoted on its own routes with on-chain reserves, or its
 * single route where that pays more. Undefined where neither works.
 */
export function useChainTrade(trade: Trade): Reading<Trade | undefined> {
  return mapReading(useChainReserves(listComparedPools(trade)), (pools) => requoteOffer(trade, pools));
}
