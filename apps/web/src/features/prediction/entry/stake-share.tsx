import { messages } from '../../../shared/message/messages.ts';

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
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        disabled={isDisabled}
        onChange={(event) => onPercent(Number(event.target.value))}
        aria-label={text.share}
        aria-valuetext={text.percent(percent)}
        className="block h-8 w-full cursor-pointer accent-(--accent) disabled:cursor-default disabled:opacity-50"
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
