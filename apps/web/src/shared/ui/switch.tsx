import { useId } from 'react';
import { classNames } from './class-names.ts';
import { quickThrottleMs, useThrottledCallback } from './use-throttled-callback.ts';

export interface SwitchProps {
  label: string;
  /** The effect of the setting. */
  description?: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  isDisabled?: boolean;
}

/** A setting that takes effect at once; the whole row is the target. */
export function Switch({ label, description, isOn, onToggle, isDisabled = false }: SwitchProps) {
  const descriptionId = useId();
  const toggle = useThrottledCallback(onToggle, quickThrottleMs);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={description === undefined ? undefined : descriptionId}
      disabled={isDisabled}
      onClick={() => toggle(!isOn)}
      className="flex min-h-11 w-full items-center justify-between gap-4 rounded-small text-left disabled:opacity-50"
    >
      <span>
        <span className="block text-body">{label}</span>
        {description !== undefined && (
          <span id={descriptionId} className="block text-small text-muted">
            {description}
          </span>
        )}
      </span>
      <span
        aria-hidden
        className={classNames(
          'relative h-7 w-12 shrink-0 rounded-full border transition-colors',
          isOn ? 'border-accent bg-accent' : 'border-line-strong bg-sunken',
        )}
      >
        <span
          className={classNames(
            'absolute top-1 left-1 size-[18px] rounded-full transition-transform',
            isOn ? 'translate-x-5 bg-on-accent' : 'bg-(--line-strong)',
          )}
        />
      </span>
    </button>
  );
}
