import { messages } from '../../shared/message/messages.ts';
import { openNodeDialog } from '../../shared/node/node-dialog-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { NetworkUnreachable } from '../../shared/ui/network-unreachable.tsx';
import { useUnreachablePools } from './pools.query.ts';

/** Says that the network does not answer, for as long as nothing could be read from it. */
export function UnreachableNotice() {
  const unreachable = useUnreachablePools();
  if (!unreachable) return null;
  return <UnreachableCard onRetry={unreachable.retry} isRetrying={unreachable.isRetrying} />;
}

/** The same of something that could not be read, with the way to ask for it again. */
export function UnreachableCard(again: { readonly onRetry: () => void; readonly isRetrying: boolean }) {
  return (
    <Card className="mb-4">
      <NetworkUnreachable {...again} />
      <div className="-mt-6 flex justify-center pb-4">
        <Button tone="quiet" size="small" onClick={openNodeDialog} aria-haspopup="dialog">
          {messages.shell.networkNodes}
        </Button>
      </div>
    </Card>
  );
}
