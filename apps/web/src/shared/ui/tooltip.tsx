import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface TooltipProps {
  /** Names the button: `About price impact`. */
  label: string;
  children: ReactNode;
}

/** A small `i` that explains the label before it: by hover, focus or touch; Escape hides it. */
export function Tooltip({ label, children }: TooltipProps) {
  const tipId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    setIsOpen(false);
  };
  return (
    <span
      className="relative inline-flex"
      onMouseEnter={() => setIsOpen(true)}
      onMouseLeave={() => setIsOpen(false)}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={isOpen ? tipId : undefined}
        aria-expanded={isOpen}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onClick={() => setIsOpen(true)}
        onKeyDown={hideOnEscape}
        className="touch-target inline-flex size-6 items-center justify-center rounded-full text-muted hover:text-text"
      >
        <Icon name="information" size={16} />
      </button>
      <span
        role="tooltip"
        id={tipId}
        className={classNames(
          'drops absolute bottom-full left-1/2 z-20 mb-1 w-60 max-w-[70vw] -translate-x-1/2 rounded-small border border-line bg-overlay p-3',
          'text-left text-small font-normal text-text shadow-overlay',
          !isOpen && 'hidden',
        )}
      >
        {children}
      </span>
    </span>
  );
}
