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
 * do not have yet. A list of several pages waits for its poll: it would read all of them at each cue.
 */
export function useMarketUpdates(name: string): void {
  const chain = useChain();
  const queries = useQueryClient();
  const renew = useCallback(
    (update: TopicUpdate) => {
      const shown = queries.getQueriesData<Data>({ queryKey: createFactKey(chain, name), type: 'active' });
      for (const [queryKey, data] of shown)
        if (!hasSeveralPages(data) && changesWorks(update, listWorks(data)))
          void queries.invalidateQueries({ queryKey, exact: true });
    },
    [queries, chain, name],
  );
  useAreaUpdates(nftMarketTopic, renew);
}

const hasSeveralPages = ({ pages = [] }: Data = {}): boolean => pages.length > 1;

function listWorks({ artwork, works = [], pages = [], data = [] }: Data = {}): readonly ListedWork[] {
  return [...(artwork ? [artwork] : []), ...works, ...pages.flatMap((page) => page.works ?? []), ...data];
}
