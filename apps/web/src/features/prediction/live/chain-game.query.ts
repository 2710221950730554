import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { chainReadKey } from '../../../shared/chain/latest-block.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { findMarket } from './market.ts';
import { type ChainGame, fetchChainGame } from './fetch-chain-game.ts';

/** The rounds from the contracts, read again with every block; entering and collecting need nothing else. */
export function useChainGame(
  account: Address | undefined,
  epochs: readonly number[],
): { game: Reading<ChainGame>; retry: () => void; isRetrying: boolean } {
  const market = findMarket();
  const query = useQuery({
    queryKey: [chainReadKey, 'prediction', account, epochs[0], epochs.length],
    queryFn: ({ signal }) => {
      if (!market) throw new RangeError('no market here');
      return fetchChainGame(market, { account, epochs }, signal);
    },
    enabled: market !== undefined && epochs.length > 0,
    // The known rounds stay while the next epoch's are loading, but never those of another account.
    placeholderData: (previous, last) =>
      last?.queryKey[2] === account ? keepPreviousData(previous) : undefined,
  });
  return {
    game: toReading(query),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}
