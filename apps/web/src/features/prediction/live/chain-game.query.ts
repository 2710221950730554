import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { type ChainKey, type ChainRef, createReadKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { findMarket } from './market.ts';
import { type ChainGame, fetchChainGame } from './fetch-chain-game.ts';

/** The rounds from the contracts, read again with every block; entering and collecting need nothing else. */
export function useChainGame(
  account: Address | undefined,
  epochs: readonly number[],
): { game: Reading<ChainGame>; retry: () => void; isRetrying: boolean } {
  const chain = useChain();
  const market = findMarket(chain);
  const query = useQuery({
    queryKey: createReadKey(chain, 'prediction', account, epochs[0], epochs.length),
    queryFn: ({ signal }) => {
      if (!market) throw new RangeError('no market here');
      return fetchChainGame(chain.client, market, { account, epochs }, signal);
    },
    enabled: market !== undefined && epochs.length > 0,
    // The known rounds stay while the next epoch's are loading, but never those of another account or chain.
    placeholderData: (previous, last) =>
      last && isOf(last.queryKey, chain, account) ? keepPreviousData(previous) : undefined,
  });
  return {
    game: toReading(query),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}

function isOf([, keyChainId, , keyAccount]: ChainKey, { chainId }: ChainRef, account: Address | undefined) {
  return keyChainId === chainId && keyAccount === account;
}
