import { classNames } from './class-names.ts';

declare module 'react' {
  interface CSSProperties {
    /** The filled part of a slider: 0 to 1. */
    '--part'?: number;
  }
}

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

/** A slider over 0 to 100 percent, the range of the element by default. */
export function PercentRange({
  percent,
  onPercent,
  label,
  valueText,
  isDisabled,
  className,
}: PercentRangeProps) {
  return (
    <input
      type="range"
      value={percent}
      disabled={isDisabled}
      onChange={(event) => onPercent(Number(event.target.value))}
      aria-label={label}
      aria-valuetext={valueText}
      className={classNames(
        'fills block w-full cursor-pointer disabled:cursor-default disabled:opacity-50',
        className,
      )}
      style={{ '--part': percent / 100 }}
    />
  );
}
