import { useQueryClient } from '@tanstack/react-query';
import { nftMarketTopic } from '@tradewind/schema/nft-market/hub-names';
import { useCallback } from 'react';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { TopicUpdate } from '../../../shared/live/topic-listeners.ts';
import { useAreaUpdates } from '../../../shared/live/use-area-updates.ts';
import { changesWorks, type ListedWork } from './changes-works.ts';

/** The data of a query with works: one of them, a page, several pages, or an answer of the API. */
type Data = {
  readonly artwork?: ListedWork;
  readonly works?: readonly ListedWork[];
  readonly pages?: readonly { readonly works?: readonly ListedWork[] }[];
  readonly data?: readonly ListedWork[];
};

/**
 * Reads the shown queries of a name again when a cue of the hub names a work of theirs; polling finds the works that they
 * do not have yet.
 */
export function useMarketUpdates(name: string): void {
  const chain = useChain();
  const queries = useQueryClient();
  const renew = useCallback(
    (update: TopicUpdate) => {
      const queryKey = createFactKey(chain, name);
      const shown = queries.getQueriesData<Data>({ queryKey, type: 'active' });
      const works = shown.flatMap(([, data]) => listWorks(data));
      if (changesWorks(update, works)) void queries.invalidateQueries({ queryKey });
    },
    [queries, chain, name],
  );
  useAreaUpdates(nftMarketTopic, renew);
}

function listWorks({ artwork, works = [], pages = [], data = [] }: Data = {}): readonly ListedWork[] {
  return [...(artwork ? [artwork] : []), ...works, ...pages.flatMap((page) => page.works ?? []), ...data];
}
