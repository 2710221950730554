/**
 * Restores the focus after a dialog closed whose opener is gone or disabled. Else the keyboard would start at the
 * top. Call it after closing; it checks the focus after the next paint.
 */
export function keepFocus(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && document.querySelector('dialog:modal') === null)
        document.querySelector('main')?.focus({ preventScroll: true });
    }),
  );
}
