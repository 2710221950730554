/** Minimum time without a size change or an ignored press before a press beside the dialog closes it. */
const steadyMs = 600;

/**
 * Calls `onPress` for a press beside the open dialog. Ignores a press right after the dialog opened or changed its
 * size, and the fast presses that follow it. Returns the function that stops the watch.
 */
export function watchPressesBeside(dialog: HTMLDialogElement, onPress: () => void): () => void {
  let movedAt = performance.now();
  const noteMove = () => {
    movedAt = performance.now();
  };
  const press = (event: Event) => {
    if (event.target !== dialog) return;
    if (performance.now() - movedAt >= steadyMs) onPress();
    else noteMove();
  };
  const sizes = new ResizeObserver(noteMove);
  sizes.observe(dialog);
  dialog.addEventListener('mousedown', press);
  return () => {
    sizes.disconnect();
    dialog.removeEventListener('mousedown', press);
  };
}
