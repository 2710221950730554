import { Card } from '../../shared/ui/card.tsx';
import { NetworkUnreachable } from '../../shared/ui/network-unreachable.tsx';
import { useUnreachablePools } from './pools.query.ts';

/** Says that the network does not answer, for as long as nothing could be read from it. */
export function UnreachableNotice() {
  const unreachable = useUnreachablePools();
  if (!unreachable) return null;
  return (
    <Card className="mb-4">
      <NetworkUnreachable onRetry={unreachable.retry} isRetrying={unreachable.isRetrying} />
    </Card>
  );
}
