import { messages } from '../message/messages.ts';
import { findWrite, type WriteSources } from '../transaction/pending-writes.ts';
import { removeRequest } from '../transaction/request-store.ts';
import { TransactionDialog } from '../transaction/transaction-dialog.tsx';
import { WaysOn } from '../transaction/ways-on.tsx';
import { Button } from '../ui/button.tsx';

export interface PendingDialogProps {
  sources: WriteSources;
  writeKey: string;
  onClose: () => void;
}

/** A write whose own dialog was closed, followed to its end. */
export function PendingDialog({ sources, writeKey, onClose }: PendingDialogProps) {
  const write = findWrite(sources, writeKey);
  if (!write) return null;
  const { requestId, page, ...shown } = write;
  const dismiss = (id: string) => {
    removeRequest(id);
    onClose();
  };
  return (
    <TransactionDialog
      {...shown}
      next={
        requestId === undefined ? (
          page !== undefined && (
            <WaysOn
              to={page}
              toLabel={messages.transaction.toPage}
              onLeave={onClose}
              label={messages.transaction.close}
              onClick={onClose}
            />
          )
        ) : (
          <Button size="large" isFullWidth tone="secondary" onClick={() => dismiss(requestId)}>
            {messages.transaction.dismissRequest}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}
