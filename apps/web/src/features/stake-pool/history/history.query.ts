import { useQueryClient } from '@tanstack/react-query';
import { stakesTopic } from '@tradewind/schema/stake-pool/hub-names';
import { useCallback } from 'react';
import type { Address } from 'viem';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { TopicUpdate } from '../../../shared/live/topic-listeners.ts';
import { useAreaUpdates } from '../../../shared/live/use-area-updates.ts';
import { useIndexPages } from '../../../shared/live/index-pages.query.ts';
import { changesPool } from './changes-pool.ts';
import { fetchMoves } from './fetch-moves.ts';

/** What an account did in a pool, newest first. */
export function useStakeHistory(pool: Address, account: Address) {
  const chain = useChain();
  const queries = useQueryClient();
  const renew = useCallback(
    (update: TopicUpdate) => {
      if (changesPool(update, pool))
        void queries.invalidateQueries({ queryKey: createFactKey(chain, 'stake-history', account, pool) });
    },
    [queries, chain, account, pool],
  );
  useAreaUpdates(stakesTopic, renew);
  return useIndexPages({
    queryKey: createFactKey(chain, 'stake-history', account, pool),
    fetchPage: (query, signal) => {
      query.set('pool', pool);
      return fetchMoves(chain, account, query, signal);
    },
    listRows: ({ rows }) => rows,
  });
}
