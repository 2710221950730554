import { type ReactNode, useId } from 'react';
import { messages } from '../message/messages.ts';
import { classNames } from './class-names.ts';
import { useTypedAmount } from './use-typed-amount.ts';

declare module 'react' {
  interface CSSProperties {
    /** The length of the text in an `amount-box`. */
    '--characters'?: number;
  }
}

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
  return (
    <div
      className={classNames(
        'rounded-control border bg-sunken p-3 transition-colors tablet:p-4',
        'focus-within:border-accent',
        error === undefined ? 'border-line' : 'border-loss',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-2 text-small text-muted max-[22rem]:text-caption">
        <label htmlFor={inputId}>{label}</label>
        {balance}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3">
        <AmountInput
          id={inputId}
          {...{ value, onValueChange, isStale, isDisabled }}
          errorId={error === undefined ? undefined : errorId}
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

type AmountInputProps = Pick<AmountFieldProps, 'value' | 'onValueChange' | 'isStale' | 'isDisabled'> & {
  id: string;
  /** Present with an error. */
  errorId: string | undefined;
};

function AmountInput({ id, value, onValueChange, isStale, isDisabled, errorId }: AmountInputProps) {
  const read = useTypedAmount(value);
  return (
    <div className="amount-box" style={value === '' ? undefined : { '--characters': value.length }}>
      <input
        id={id}
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
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        className={classNames(
          'amount figures min-h-11 w-full bg-transparent font-medium placeholder:text-muted focus:outline-none',
          isStale && 'opacity-60',
          isDisabled && 'text-muted',
        )}
      />
    </div>
  );
}
