import type { Query, QueryClient } from '@tanstack/react-query';
import { chainReadKey, getRequiredBlock, noteToldBlock } from '../chain/latest-block.ts';

/**
 * Has everything read again that may be from before a block; all of it without one. What is being read when this is called may have been
 * asked for too early, and is then read once more.
 */
export async function refreshReads(queries: QueryClient, blockNumber?: bigint): Promise<void> {
  const isNews = blockNumber === undefined || getRequiredBlock() < blockNumber;
  if (blockNumber !== undefined) noteToldBlock(blockNumber);
  const isOld = ({ state }: Query) => {
    const indexed = findIndexedBlock(state.data);
    return indexed === undefined ? isNews : blockNumber === undefined || indexed < blockNumber;
  };
  const refresh = (predicate: (query: Query) => boolean) =>
    queries.invalidateQueries({ queryKey: [chainReadKey], predicate }, { cancelRefetch: false });
  const underWay = new Set(
    queries.getQueryCache().findAll({ queryKey: [chainReadKey], fetchStatus: 'fetching' }),
  );
  await refresh(isOld);
  await refresh((query) => underWay.has(query) && isOld(query));
}

/** The block that an answer of the index is of. */
function findIndexedBlock(answer: unknown): bigint | undefined {
  if (typeof answer !== 'object' || answer === null || !('blockNumber' in answer)) return undefined;
  return typeof answer.blockNumber === 'number' ? BigInt(answer.blockNumber) : undefined;
}
