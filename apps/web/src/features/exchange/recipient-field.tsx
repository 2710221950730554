import type { Dispatch } from 'react';
import { messages } from '../../shared/message/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { SwapForm, SwapFormAction } from './swap-form.ts';
import type { SwapProblem } from './swap-problem.ts';

const text = messages.exchange;

export interface RecipientFieldProps {
  form: SwapForm;
  dispatch: Dispatch<SwapFormAction>;
  problem: SwapProblem | undefined;
}

/** Who receives the output, when that is not the account itself. */
export function RecipientField({ form: { recipient }, dispatch, problem }: RecipientFieldProps) {
  if (recipient === null)
    return (
      <Button
        tone="quiet"
        size="small"
        icon="plus"
        className="mt-3 border-transparent"
        onClick={() => dispatch({ type: 'send-to', recipient: '' })}
      >
        {text.addRecipient}
      </Button>
    );
  return (
    <TextField
      className="mt-3"
      label={text.recipient}
      value={recipient}
      placeholder={text.recipientPlaceholder}
      onValueChange={(typed) => dispatch({ type: 'send-to', recipient: typed })}
      error={problem === 'invalid-recipient' ? text.invalidRecipient : undefined}
      autoComplete="off"
      spellCheck={false}
      trailing={
        <Button
          tone="quiet"
          size="small"
          className="border-transparent"
          onClick={() => dispatch({ type: 'send-to', recipient: null })}
        >
          {text.removeRecipient}
        </Button>
      }
    />
  );
}
