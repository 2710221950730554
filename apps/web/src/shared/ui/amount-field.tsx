import { type ReactNode, useId } from 'react';
import { messages } from '../message/messages.ts';
import { classNames } from './class-names.ts';
import { useTypedAmount } from './use-typed-amount.ts';

export interface AmountFieldProps {
  /** Above the number: `From`, `To (estimated)`. */
  label: string;
  /** Decimal text as typed; the owner parses it. */
  value: string;
  /** Called only with digits and at most one point, at most 79 characters. */
  onValueChange: (value: string) => void;
  /** Right of the number: the token and the button that changes it. */
  token: ReactNode;
  /** Right of the label: the balance line, usually with a Max button. */
  balance?: ReactNode;
  /** Under the number: the value in US dollars, or why it is not known. */
  footnote?: ReactNode;
  /** The number is being recomputed: still readable, dimmed. */
  isStale?: boolean;
  isDisabled?: boolean;
  error?: string | undefined;
}

export function AmountField({
  label,
  value,
  onValueChange,
  token,
  balance,
  footnote,
  isStale = false,
  isDisabled = false,
  error,
}: AmountFieldProps) {
  const inputId = useId();
  const errorId = useId();
  const read = useTypedAmount(value);
  return (
    <div
      className={classNames(
        'rounded-control border bg-sunken p-4 transition-colors',
        'focus-within:border-accent',
        error === undefined ? 'border-line' : 'border-loss',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2 text-small text-muted">
        <label htmlFor={inputId}>{label}</label>
        {balance}
      </div>
      <div className="mt-1 flex items-center gap-3">
        <input
          id={inputId}
          value={value}
          onChange={(event) => {
            const text = read(event.target.value);
            if (text !== undefined) onValueChange(text);
          }}
          disabled={isDisabled}
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={messages.ui.amountPlaceholder}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          className={classNames(
            'figures min-h-11 min-w-0 grow bg-transparent font-medium placeholder:text-muted focus:outline-none',
            amountSizeClass(value),
            isStale && 'opacity-60',
            isDisabled && 'text-muted',
          )}
        />
        {token}
      </div>
      {footnote !== undefined && <div className="mt-1 min-h-5 text-small text-muted">{footnote}</div>}
      {error !== undefined && (
        <p id={errorId} role="alert" className="mt-1 text-small text-loss">
          {error}
        </p>
      )}
    </div>
  );
}

function amountSizeClass(value: string): string {
  if (value.length <= 6) return 'text-heading';
  if (value.length <= 10) return 'text-title tablet:text-heading';
  return value.length <= 16 ? 'text-body tablet:text-title' : 'text-small tablet:text-body';
}
