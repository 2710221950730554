import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepFocus } from './keep-focus.ts';
import { watchPressesBeside } from './watch-presses-beside.ts';

/**
 * Opens the element as a modal while it is mounted; closing it before removal returns the focus. A focused control
 * that its content loses leaves the focus on the dialog.
 */
export function useModal(dialogRef: { current: HTMLDialogElement | null }, onClose: () => void): void {
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  useEffect(() => {
    if (document.activeElement === document.body) dialogRef.current?.focus();
  });
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog === null) return undefined;
    const close = () => latestClose.current();
    const cancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    dialog.addEventListener('cancel', cancel);
    const ignorePresses = watchPressesBeside(dialog, close);
    if (document.querySelector('dialog:modal') === null) keepScrollbarWidth();
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', cancel);
      ignorePresses();
      dialog.close();
      keepFocus();
    };
  }, [dialogRef]);
}

/** The page behind does not scroll while a dialog is open, and keeps its width (styles.css). */
function keepScrollbarWidth(): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`);
}
