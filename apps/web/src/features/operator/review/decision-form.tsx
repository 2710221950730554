import { use, useCallback, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { ActionObstacle } from '../access/kept-operator.ts';
import { useDecide } from './decide.mutation.ts';
import type { WaitingWork } from './waiting.query.ts';

const text = messages.operatorReview;
/** Of a reason. */
export const mostLetters = 500;
const reasons = ['copy', 'forbidden', 'broken', 'texts'] as const;

/** Approves a work, or rejects it for a reason, which its owner reads. */
export function DecisionForm({ work, name }: { work: WaitingWork; name: string }) {
  const obstacle = use(ActionObstacle);
  const [isRejecting, setIsRejecting] = useState(false);
  const { decide, isPending, failure } = useDecide(work, ({ status }) =>
    showNotice({ tone: 'success', title: text.decided[status](name) }),
  );
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {isRejecting ? (
        <ReasonForm
          isPending={isPending}
          obstacle={obstacle}
          onReason={(reason) => decide({ status: 'rejected', reason })}
          onCancel={() => setIsRejecting(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            isBusy={isPending}
            disabled={obstacle !== undefined}
            onClick={() => decide({ status: 'reviewed' })}
          >
            {text.approve}
          </Button>
          <Button tone="secondary" disabled={isPending} onClick={() => setIsRejecting(true)}>
            {text.reject}
          </Button>
        </div>
      )}
      {obstacle !== undefined && <p className="text-small text-muted">{obstacle}</p>}
      {failure !== undefined && (
        <p role="alert" className="text-small text-loss">
          {failure}
        </p>
      )}
    </div>
  );
}

interface ReasonFormProps {
  isPending: boolean;
  obstacle: string | undefined;
  onReason: (reason: string) => void;
  onCancel: () => void;
}

/** A usual reason fills the text, which can be changed. */
function ReasonForm({ isPending, obstacle, onReason, onCancel }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const typed = reason.trim();
  const isTooLong = typed.length > mostLetters;
  // The pressed button has left.
  const takeFocus = useCallback((fields: HTMLElement | null) => fields?.focus(), []);
  return (
    <fieldset
      ref={takeFocus}
      tabIndex={-1}
      aria-label={text.reason}
      disabled={isPending}
      className="grid min-w-0 gap-3"
    >
      <fieldset aria-label={text.usualReasons} className="flex min-w-0 flex-wrap gap-2">
        {reasons.map((key) => (
          <Button key={key} size="small" tone="quiet" onClick={() => setReason(text.reasons[key])}>
            {text.reasonNames[key]}
          </Button>
        ))}
      </fieldset>
      <TextArea
        label={text.reason}
        value={reason}
        onValueChange={setReason}
        error={isTooLong ? text.reasonTooLong : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={onCancel}>
          {text.back}
        </Button>
        <Button
          tone="danger"
          isBusy={isPending}
          disabled={obstacle !== undefined || typed === '' || isTooLong}
          onClick={() => onReason(typed)}
        >
          {text.rejectNow}
        </Button>
      </div>
    </fieldset>
  );
}
