import { useEffect, useState } from 'react';

const closeDelayMs = 150;
const arrowSteps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Opening and closing of an element with a button and links inside, by pointer, focus and keys. */
export function useDropdown(rootRef: { current: HTMLElement | null }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    return followPointerAndKeys(root, setIsOpen);
  }, [rootRef]);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}

function followPointerAndKeys(root: HTMLElement, setIsOpen: (isOpen: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (isOpen: boolean, delayMs = 0) => {
    clearTimeout(timer);
    if (delayMs === 0) setIsOpen(isOpen);
    else timer = setTimeout(() => setIsOpen(isOpen), delayMs);
  };
  root.addEventListener('pointerenter', (event) => isMouse(event) && set(true), { signal });
  root.addEventListener('pointerleave', (event) => isMouse(event) && set(false, closeDelayMs), { signal });
  root.addEventListener('focusout', (event) => !holds(root, event.relatedTarget) && set(false), { signal });
  document.addEventListener('pointerdown', (event) => !holds(root, event.target) && set(false), { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        root.querySelector('button')?.focus();
        set(false);
      }
      const step = arrowSteps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      set(true);
      requestAnimationFrame(() => focusNextLink(root, step));
    },
    { signal },
  );
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

function isMouse(event: PointerEvent): boolean {
  return event.pointerType === 'mouse';
}

function holds(root: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && root.contains(target);
}

function focusNextLink(root: HTMLElement, step: number): void {
  const links = Array.from(root.querySelectorAll('a'));
  const index = links.findIndex((link) => link === document.activeElement);
  const next = index === -1 && step === -1 ? links.length - 1 : (index + step + links.length) % links.length;
  links[next]?.focus();
}
