import { useId } from 'react';

export interface ApprovalOptionProps {
  label: string;
  hint: string;
  isChosen: boolean;
  onChoose: () => void;
}

export function ApprovalOption({ label, hint, isChosen, onChoose }: ApprovalOptionProps) {
  const inputId = useId();
  return (
    <label
      htmlFor={inputId}
      className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line p-3 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft"
    >
      <input
        id={inputId}
        type="radio"
        name="approval"
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 accent-(--accent)"
      />
      <span className="min-w-0 font-semibold wrap-anywhere">
        {label}
        <span className="block text-small font-normal text-muted">{hint}</span>
      </span>
    </label>
  );
}
