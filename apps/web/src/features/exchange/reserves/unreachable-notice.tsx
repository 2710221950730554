import { useUnreachablePools } from './pools.query.ts';
import { UnreachableCard } from './unreachable-card.tsx';

/** Shown while nothing could be read from the network. */
export function UnreachableNotice() {
  const unreachable = useUnreachablePools();
  if (!unreachable) return null;
  return <UnreachableCard onRetry={unreachable.retry} isRetrying={unreachable.isRetrying} />;
}
