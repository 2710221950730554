import { messages } from '../../../shared/message/messages.ts';
import { openNodeDialog } from '../../../shared/node/node-dialog-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { NetworkUnreachable } from '../../../shared/ui/network-unreachable.tsx';

/** Shown in place of a reading that failed, with a retry button. */
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
