import { useCallback, useEffect, useRef } from 'react';

/** SHELL-11: at most one click of a button in this time. */
export const clickThrottleMs = 200;
/** SHELL-11: at most one check box change in this time. A file of a form is not throttled: the last one counts. */
export const quickThrottleMs = 100;

/** Calls through at once, then not again for `throttleMs`; calls in between are dropped, never queued. */
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
