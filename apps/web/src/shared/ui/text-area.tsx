import { useId } from 'react';
import { classNames } from './class-names.ts';

export interface TextAreaProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/** A text of several lines. */
export function TextArea({ label, value, onValueChange, onBlur, error }: TextAreaProps) {
  const inputId = useId();
  const noteId = useId();
  return (
    <div>
      <label htmlFor={inputId} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <textarea
        id={inputId}
        rows={4}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
        onBlur={onBlur}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : noteId}
        className={classNames(
          'w-full rounded-control border bg-sunken px-3 py-2 text-body',
          error === undefined ? 'border-line-strong' : 'border-loss',
        )}
      />
      {error !== undefined && (
        <p id={noteId} role="alert" className="mt-1.5 text-small text-loss">
          {error}
        </p>
      )}
    </div>
  );
}
