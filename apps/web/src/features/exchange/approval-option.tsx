export interface ApprovalOptionProps {
  label: string;
  hint: string;
  isChosen: boolean;
  onChoose: () => void;
}

export function ApprovalOption({ label, hint, isChosen, onChoose }: ApprovalOptionProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line p-3 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft">
      <input
        type="radio"
        name="approval"
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 accent-(--accent)"
      />
      <span>
        <span className="block font-semibold">{label}</span>
        <span className="block text-small text-muted">{hint}</span>
      </span>
    </label>
  );
}
