import type { Pool } from '@tradewind/rules/exchange/pair';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { useQuery } from '@tanstack/react-query';
import { chainReadKey } from '../../shared/chain/latest-block.ts';
import { mapReading, type Reading, toReading } from '../../shared/chain/reading.ts';
import { fetchReserves } from './fetch-reserves.ts';
import { listComparedPools, requoteOffer } from './requote.ts';

/** A few pools with what they themselves say, anew with each block, whatever the API says. */
function useChainReserves(pools: readonly Pool[]): Reading<readonly Pool[]> {
  return toReading(
    useQuery({
      queryKey: [chainReadKey, 'reserves', ...pools.map(({ address }) => address)],
      queryFn: ({ signal }) => fetchReserves(pools, signal),
      structuralSharing: false,
    }),
  );
}

/** The trade along its own routes by what their pools say, or along a single one where that pays more; undefined when they can't do it. */
export function useChainTrade(trade: Trade): Reading<Trade | undefined> {
  return mapReading(useChainReserves(listComparedPools(trade)), (pools) => requoteOffer(trade, pools));
}
