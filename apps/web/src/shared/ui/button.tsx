import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { TurningRing } from './spinner.tsx';
import { clickThrottleMs, useThrottledCallback } from './use-throttled-callback.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  /** One `primary` per screen: its main action. `danger` is for a loss that the user must confirm. */
  tone?: ButtonTone;
  /** `large` (56 px) is the action of a card; `small` (36 px, 44 px touch target) is for inline use. */
  size?: ButtonSize;
  icon?: IconName;
  /** Pending: a spinner in front of the text, and no second click. */
  isBusy?: boolean;
  isFullWidth?: boolean;
  /** At most one click in this time (SHELL-11). */
  throttleMs?: number;
  onClick?: () => void;
  children: ReactNode;
}

const toneClass: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'bg-accent-soft text-accent hover:brightness-97 dark:hover:brightness-115',
  quiet: 'border border-line bg-transparent text-text hover:bg-hover',
  danger: 'bg-loss text-on-loss hover:brightness-110',
};

const sizeClass: Record<ButtonSize, string> = {
  small: 'touch-target min-h-9 rounded-small px-3 text-small gap-1.5',
  medium: 'min-h-11 rounded-control px-4 text-small gap-2',
  large: 'min-h-14 rounded-control px-6 text-body gap-2',
};

export function buttonClass(tone: ButtonTone, size: ButtonSize): string {
  return classNames(
    'relative inline-flex items-center justify-center text-center font-semibold transition-colors select-none',
    'active:translate-y-px',
    sizeClass[size],
    toneClass[tone],
  );
}

export function Button({
  tone = 'primary',
  size = 'medium',
  icon,
  isBusy = false,
  isFullWidth = false,
  throttleMs = clickThrottleMs,
  onClick,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = useThrottledCallback(onClick, throttleMs);
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : () => click()}
      className={classNames(
        buttonClass(disabled ? 'quiet' : tone, size),
        disabled && 'pointer-events-none bg-sunken! text-muted!',
        isFullWidth && 'w-full',
        className,
      )}
    >
      {isBusy ? <TurningRing size={18} /> : icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}
