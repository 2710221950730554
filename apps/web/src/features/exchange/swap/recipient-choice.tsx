import { type Dispatch, lazy, Suspense } from 'react';
import type { Recipient } from '../../../shared/ens/recipient.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { SwapForm, SwapFormAction } from './swap-form.ts';
import type { SwapProblem } from './swap-problem.ts';

const text = messages.exchange;

// Most trades go to the account itself.
const RecipientField = lazy(() =>
  import('../../../shared/ens/recipient-field.tsx').then((module) => ({ default: module.RecipientField })),
);

export interface RecipientChoiceProps {
  form: SwapForm;
  recipient: Recipient | null;
  dispatch: Dispatch<SwapFormAction>;
  problem: SwapProblem | undefined;
}

/** The recipient of the output, when that is not the account itself. */
export function RecipientChoice({ form, recipient, dispatch, problem }: RecipientChoiceProps) {
  if (form.recipient === null || !recipient)
    return (
      <Button
        tone="quiet"
        size="small"
        icon="plus"
        className="mt-2 border-transparent -mx-1 px-1! font-medium! text-muted! hover:text-text!"
        onClick={() => dispatch({ type: 'send-to', recipient: '' })}
      >
        {text.addRecipient}
      </Button>
    );
  const isBlocked = problem === 'invalid-recipient' && recipient.status === 'resolved';
  return (
    <Suspense fallback={null}>
      <RecipientField
        className="mt-3"
        label={text.recipient}
        value={form.recipient}
        onValueChange={(typed) => dispatch({ type: 'send-to', recipient: typed })}
        recipient={recipient}
        error={isBlocked ? text.invalidRecipient : undefined}
        trailing={
          <IconButton
            icon="close"
            label={text.removeRecipient}
            className="-mr-3"
            onClick={() => dispatch({ type: 'send-to', recipient: null })}
          />
        }
      />
    </Suspense>
  );
}
