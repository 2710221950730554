import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import type { IconName } from '../../../shared/ui/icon.tsx';

export interface ListPopoverProps {
  label: string;
  icon: IconName;
  children: ReactNode;
}

/** A button with a small panel below it. Escape and a press beside it close it, and the button has the focus again. */
export function ListPopover({ label, icon, children }: ListPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => (isOpen ? closeBeside(rootRef.current, () => setIsOpen(false)) : undefined), [isOpen]);
  return (
    <div ref={rootRef} className="relative">
      <Button
        tone="quiet"
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <fieldset
          id={panelId}
          aria-label={label}
          className="rises absolute top-full right-0 z-20 mt-2 w-72 rounded-card border border-line bg-overlay p-4 shadow-overlay"
        >
          {children}
        </fieldset>
      )}
    </div>
  );
}

function closeBeside(root: HTMLElement | null, close: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && root?.contains(target) !== true) close();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      root?.querySelector('button')?.focus();
      close();
    },
    { signal },
  );
  return () => stop.abort();
}
