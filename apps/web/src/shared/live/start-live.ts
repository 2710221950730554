import type { QueryClient } from '@tanstack/react-query';
import { useSignedInStore } from '../account/signed-in-store.ts';
import { fetchLatestBlock } from '../chain/block.query.ts';
import type { Area, NewsChain } from '../site/area.ts';
import { createHubLink } from './create-hub-link.ts';
import { followAttention } from './follow-attention.ts';
import { createLiveConnection } from './live-connection.ts';
import { createLiveFeed } from './live-feed.ts';
import { setLiveState } from './live-store.ts';
import { listNeededTopics, watchTopics } from './live-topics.ts';
import { createUpdateTaker } from './take-update.ts';

/** Keeps the page connected to the hub while it is visible; returns how to stop. */
export function startLive(
  queries: QueryClient,
  { chainId, isHome, client }: NewsChain,
  areas: readonly Area[],
): () => void {
  const feed = createLiveFeed(
    createUpdateTaker(
      queries,
      { chainId, isHome, client, fetchLatestBlock: () => fetchLatestBlock(client) },
      areas,
    ),
  );
  const connection = createLiveConnection({
    createLink: createHubLink,
    feed,
    listTopics: listNeededTopics,
    onState: setLiveState,
  });
  const stopWatching = watchTopics(connection.renewTopics);
  const stopFollowing = followAttention(connection);
  // The hub reads the account of a connection when it begins.
  const stopListening = useSignedInStore.subscribe(({ account }, last) => {
    if (account !== last.account) connection.restart();
  });
  return () => {
    for (const stop of [stopWatching, stopFollowing, stopListening]) stop();
    connection.pause();
  };
}
