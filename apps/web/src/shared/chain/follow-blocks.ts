import type { QueryClient } from '@tanstack/react-query';
import { chainReadKey, latestBlockKey } from './latest-block.ts';

const debounceMs = 100;

/**
 * Repeats every chain read after a new block, and after a failure to get one; returns how to stop. A read under way
 * continues: where blocks come faster than answers, a restart with every block would never end.
 */
export function followBlocks(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () =>
    void queries.invalidateQueries({ queryKey: [chainReadKey] }, { cancelRefetch: false });
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== latestBlockKey[0]) return;
    if (event.action.type !== 'success' && event.action.type !== 'error') return;
    clearTimeout(timer);
    timer = setTimeout(refresh, debounceMs);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
