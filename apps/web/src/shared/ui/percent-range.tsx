import { classNames } from './class-names.ts';

export interface PercentRangeProps {
  /** Whole percent. */
  percent: number;
  onPercent: (percent: number) => void;
  label: string;
  /** The percent as a screen reader says it. */
  valueText: string;
  isDisabled?: boolean;
  /** Its height and margins. */
  className: string;
}

/** A slider over 0 to 100 percent. */
export function PercentRange({
  percent,
  onPercent,
  label,
  valueText,
  isDisabled = false,
  className,
}: PercentRangeProps) {
  return (
    <input
      type="range"
      min={0}
      max={100}
      step={1}
      value={percent}
      disabled={isDisabled}
      onChange={(event) => onPercent(Number(event.target.value))}
      aria-label={label}
      aria-valuetext={valueText}
      className={classNames(
        'block w-full cursor-pointer accent-(--accent) disabled:cursor-default disabled:opacity-50',
        className,
      )}
    />
  );
}
