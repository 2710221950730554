import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { clickThrottleMs, useThrottledCallback } from './use-throttled-callback.ts';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'children'
> {
  icon: IconName;
  /** The icon in the dark theme. */
  darkIcon?: IconName;
  /** The accessible name, also shown on hover. */
  label: string;
  throttleMs?: number;
  onClick?: () => void;
}

/** 44 pixels square. */
export function IconButton({
  icon,
  darkIcon,
  label,
  throttleMs = clickThrottleMs,
  onClick,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const click = useThrottledCallback(onClick, throttleMs);
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      onClick={() => click()}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted transition-colors',
        'hover:bg-hover hover:text-text disabled:pointer-events-none disabled:opacity-50',
        className,
      )}
    >
      <Icon name={icon} size={22} className={classNames(darkIcon && 'dark:hidden')} />
      {darkIcon && <Icon name={darkIcon} size={22} className="hidden dark:block" />}
    </button>
  );
}
