import type { Query, QueryClient } from '@tanstack/react-query';
import type { Chain } from '../chain/chain.ts';
import { isReadOf } from '../chain/is-read-of.ts';
import { getHead } from '../chain/latest-block.ts';
import { pause } from '../time/pause.ts';

/** A node of the API may receive a block this much later than the node that published it (decision 130). */
const lagMs = 150;
const lagTries = 3;

/**
 * Reads again everything of a chain that may be from before a block; all of it without one. A read under way at the call may be
 * too early, so it is repeated once. An index answer that still lags is repeated three times at most.
 */
export async function refreshReads(
  queries: QueryClient,
  chain: Pick<Chain, 'chainId' | 'client'>,
  blockNumber?: bigint,
): Promise<void> {
  const head = getHead(chain.client);
  const isRead = isReadOf(chain);
  const isNews = blockNumber === undefined || head.getRequired() < blockNumber;
  if (blockNumber !== undefined) head.notePublished(blockNumber);
  const isLagging = ({ state }: Query) => {
    const indexed = findIndexedBlock(state.data);
    return indexed !== undefined && blockNumber !== undefined && indexed < blockNumber;
  };
  const isOld = (query: Query) =>
    isLagging(query) ||
    (findIndexedBlock(query.state.data) === undefined ? isNews : blockNumber === undefined);
  const refresh = (predicate: (query: Query) => boolean) =>
    queries.invalidateQueries(
      { predicate: (query) => isRead(query) && predicate(query) },
      { cancelRefetch: false },
    );
  const underWay = new Set(queries.getQueryCache().findAll({ predicate: isRead, fetchStatus: 'fetching' }));
  await refresh(isOld);
  await refresh((query) => underWay.has(query) && isOld(query));
  const lagging = {
    type: 'active',
    predicate: (query: Query) => isRead(query) && isLagging(query),
  } as const;
  for (let round = 0; round < lagTries; round += 1) {
    if (queries.getQueryCache().findAll(lagging).length === 0) return;
    await pause(lagMs);
    await refresh(isLagging);
  }
}

/** The block number of an index answer. */
function findIndexedBlock(answer: unknown): bigint | undefined {
  if (typeof answer !== 'object' || answer === null || !('blockNumber' in answer)) return undefined;
  return typeof answer.blockNumber === 'number' ? BigInt(answer.blockNumber) : undefined;
}
