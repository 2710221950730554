/** Minimum time without a size change or an ignored press before a press beside the dialog closes it. */
const settledMs = 600;

/**
 * Calls `onPress` for a press beside the open dialog. Ignores a press right after the dialog opened or changed its
 * size, and the fast presses that follow it. Returns the function that stops the watch.
 */
export function watchPressesBeside(dialog: HTMLDialogElement, onPress: () => void): () => void {
  let movedAt = performance.now();
  const unsettle = () => {
    movedAt = performance.now();
  };
  const press = (event: Event) => {
    if (event.target !== dialog) return;
    if (performance.now() - movedAt >= settledMs) onPress();
    else unsettle();
  };
  const sizes = new ResizeObserver(unsettle);
  sizes.observe(dialog);
  dialog.addEventListener('mousedown', press);
  return () => {
    sizes.disconnect();
    dialog.removeEventListener('mousedown', press);
  };
}
