import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { placeBeside } from './place-beside.ts';

export interface TooltipProps {
  /** Names the button: `About price impact`. */
  label: string;
  children: ReactNode;
}

/** A small `i` that explains the label before it: by hover, focus or touch; Escape hides it. */
export function Tooltip({ label, children }: TooltipProps) {
  const tipId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const tipRef = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const [button, tip] = [buttonRef.current, tipRef.current];
    return isOpen && button && tip ? showBeside(button, tip) : undefined;
  }, [isOpen]);
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    setIsOpen(false);
  };
  return (
    <span className="inline-flex" onMouseEnter={() => setIsOpen(true)} onMouseLeave={() => setIsOpen(false)}>
      <button
        ref={buttonRef}
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
        ref={tipRef}
        role="tooltip"
        id={tipId}
        popover="manual"
        className="fixed inset-auto m-0 w-60 max-w-[calc(100vw-1rem)] rounded-small border border-line bg-overlay p-3 text-left text-small font-normal text-text shadow-overlay"
      >
        {children}
      </span>
    </span>
  );
}

/** Shows a popover above everything, and keeps it beside its button while the page scrolls. Returns its end. */
function showBeside(button: HTMLElement, tip: HTMLElement): () => void {
  tip.showPopover();
  const place = () => {
    const { innerWidth: width, innerHeight: height } = window;
    const { left, top } = placeBeside(button.getBoundingClientRect(), tip.getBoundingClientRect(), {
      width,
      height,
    });
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
  };
  place();
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, { capture: true });
    removeEventListener('resize', place);
    if (tip.isConnected) tip.hidePopover();
  };
}
