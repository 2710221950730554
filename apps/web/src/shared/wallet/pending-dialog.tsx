import { messages } from '../message/messages.ts';
import { findWrite, type WriteSources } from '../transaction/pending-writes.ts';
import { removeRequest } from '../transaction/request-store.ts';
import { TransactionDialog } from '../transaction/transaction-dialog.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';

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
          page !== undefined && <WaysOn page={page} onClose={onClose} />
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

/** After a success: the page where the write started, for the next one. */
function WaysOn({ page, onClose }: { page: string; onClose: () => void }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Link
        to={page}
        onClick={onClose}
        className={classNames(buttonClass('quiet', 'large'), 'px-2! text-center')}
      >
        {messages.transaction.toPage}
      </Link>
      <Button size="large" onClick={onClose}>
        {messages.transaction.close}
      </Button>
    </div>
  );
}
