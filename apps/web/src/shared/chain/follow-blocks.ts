import type { QueryClient } from '@tanstack/react-query';
import type { ChainRef } from './chain-key.ts';
import { createBlockKey } from './latest-block.ts';
import { isReadOf } from './is-read-of.ts';

const debounceMs = 100;

/**
 * Repeats every read of a chain after a new block of it, and after a failure to get one; returns how to stop. A read
 * under way continues: where blocks come faster than answers, a restart with every block would never end.
 */
export function followBlocks(queries: QueryClient, chain: ChainRef): () => void {
  const [kind, chainId] = createBlockKey(chain);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () =>
    void queries.invalidateQueries({ predicate: isReadOf(chain) }, { cancelRefetch: false });
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { queryKey } = event.query;
    if (queryKey[0] !== kind || queryKey[1] !== chainId) return;
    if (event.action.type !== 'success' && event.action.type !== 'error') return;
    clearTimeout(timer);
    timer = setTimeout(refresh, debounceMs);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
