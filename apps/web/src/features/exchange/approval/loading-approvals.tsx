import { messages } from '../../../shared/message/messages.ts';
import { Spinner } from '../../../shared/ui/spinner.tsx';

/** In the card of the approvals, until they are read. */
export function LoadingApprovals() {
  return (
    <div className="flex min-h-48 items-center justify-center text-accent">
      <Spinner label={messages.approval.loading} />
    </div>
  );
}
