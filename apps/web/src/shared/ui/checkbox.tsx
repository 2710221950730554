import type { ReactNode } from 'react';

export interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A statement to tick; the whole text is its label. */
export function Checkbox({ isChecked, onChange, isDisabled = false, children }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-small">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-(--accent)"
      />
      <span className="min-w-0 grow">{children}</span>
    </label>
  );
}
