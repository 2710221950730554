import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Hidden labels are still read; use where a placeholder and an icon have the same meaning (search). */
  isLabelHidden?: boolean;
  /** The error, and how to correct it. */
  error?: string | undefined;
  /** A hint, not an error. */
  warning?: string | undefined;
  hint?: string | undefined;
  /** Before and after the text: an icon, a unit, a button. */
  leading?: ReactNode;
  trailing?: ReactNode;
}

export function TextField({
  label,
  value,
  onValueChange,
  isLabelHidden = false,
  error,
  warning,
  hint,
  leading,
  trailing,
  className,
  ...rest
}: TextFieldProps) {
  const inputId = useId();
  const noteId = useId();
  const note = error ?? warning ?? hint;
  return (
    <div className={className}>
      <label htmlFor={inputId} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-small font-medium'}>
        {label}
      </label>
      <div
        className={classNames(
          'flex min-h-11 items-center gap-2 rounded-control border bg-sunken px-3 transition-colors',
          'focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-(--focus)',
          error === undefined ? 'border-line-strong' : 'border-loss',
        )}
      >
        {leading}
        <input
          {...rest}
          id={inputId}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : noteId}
          className="min-w-0 grow bg-transparent py-2 text-body placeholder:text-muted focus:outline-none"
        />
        {trailing}
      </div>
      {note !== undefined && (
        <p
          id={noteId}
          role={error === undefined ? undefined : 'alert'}
          className={classNames(
            'mt-1.5 text-small',
            error === undefined ? (warning === undefined ? 'text-muted' : 'text-warning') : 'text-loss',
          )}
        >
          {note}
        </p>
      )}
    </div>
  );
}
