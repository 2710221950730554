import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';

const text = messages.collect;

export interface FreeFooterProps {
  isPending: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  onCollect: () => void;
  /** Goes on to the account's own transaction. */
  onOneself: () => void;
}

/** The footer of a question: the server collects for free, or the account does it by itself. */
export function FreeFooter({ isPending, problem, onCollect, onOneself }: FreeFooterProps) {
  return (
    <div className="grid gap-2" aria-live="polite">
      {problem !== undefined && (
        <InlineNotice tone="error" title={text.failed}>
          {problem}
        </InlineNotice>
      )}
      {isPending && <p className="text-small text-muted">{text.collectingText}</p>}
      <Button size="large" isFullWidth isBusy={isPending} onClick={onCollect}>
        {isPending ? text.collecting : problem === undefined ? text.confirm : text.again}
      </Button>
      <Button tone="quiet" isFullWidth disabled={isPending} onClick={onOneself}>
        {text.yourself}
      </Button>
      <p className="text-caption text-muted">{text.yourselfText}</p>
    </div>
  );
}
