import { messages } from '../../../shared/message/messages.ts';
import { PercentRange } from '../../../shared/ui/percent-range.tsx';

const text = messages.prediction;
const shortcuts = [10, 25, 50, 75, 100] as const;

export interface StakeShareProps {
  /** Whole percent of the balance. */
  percent: number;
  isDisabled: boolean;
  onPercent: (percent: number) => void;
}

/** The stake as a part of the balance, by slider or shortcut. */
export function StakeShare({ percent, isDisabled, onPercent }: StakeShareProps) {
  return (
    <>
      <PercentRange
        percent={percent}
        onPercent={onPercent}
        label={text.share}
        valueText={text.percent(percent)}
        isDisabled={isDisabled}
        className="h-8"
      />
      <div className="grid grid-cols-5 gap-1.5">
        {shortcuts.map((shortcut) => (
          <button
            key={shortcut}
            type="button"
            disabled={isDisabled}
            onClick={() => onPercent(shortcut)}
            className="touch-target min-h-9 rounded-small bg-accent-soft text-caption font-semibold text-accent hover:brightness-97 disabled:pointer-events-none disabled:bg-sunken disabled:text-muted dark:hover:brightness-115"
          >
            {shortcut === 100 ? text.max : text.percent(shortcut)}
          </button>
        ))}
      </div>
    </>
  );
}
