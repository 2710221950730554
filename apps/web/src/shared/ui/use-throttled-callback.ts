import { useCallback, useEffect, useRef } from 'react';

/** SHELL-11: a button takes one click in this time. */
export const clickThrottleMs = 200;
/** SHELL-11: uploads and check boxes take one in this time. */
export const quickThrottleMs = 100;

/** Calls through at once, then not again for `throttleMs`; what comes in between is dropped, never queued. */
export function useThrottledCallback<Arguments extends unknown[]>(
  callback: ((...args: Arguments) => void) | undefined,
  throttleMs: number = clickThrottleMs,
): (...args: Arguments) => void {
  const latest = useRef(callback);
  const lastCallAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback(
    (...args: Arguments) => {
      const now = performance.now();
      if (now - lastCallAt.current < throttleMs) return;
      lastCallAt.current = now;
      latest.current?.(...args);
    },
    [throttleMs],
  );
}
