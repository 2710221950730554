import { messages } from '../message/messages.ts';
import { classNames } from './class-names.ts';
import { useDelayedFlag } from './use-delayed-flag.ts';

/** SHELL-06: no indicator for shorter loading. */
const spinnerDelayMs = 600;

export interface SpinnerProps {
  /** The accessible label of the loading content. */
  label?: string;
  size?: number;
  className?: string;
}

/** A turning compass needle; appears after 600 ms. */
export function Spinner({ label = messages.ui.loading, size = 24, className }: SpinnerProps) {
  const isVisible = useDelayedFlag(true, spinnerDelayMs);
  return (
    <output className={classNames('inline-flex', className)} style={{ minWidth: size, minHeight: size }}>
      {isVisible && (
        <>
          <TurningRing size={size} />
          <span className="sr-only">{label}</span>
        </>
      )}
    </output>
  );
}

/** The spinner's drawing without the delay: for a button that was just pressed. */
export function TurningRing({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden className="turning">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" opacity=".22" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
