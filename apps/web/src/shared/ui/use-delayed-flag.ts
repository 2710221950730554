import { useEffect, useState } from 'react';

/** True after `isActive` was true for `delayMs` without a pause; false again at once. */
export function useDelayedFlag(isActive: boolean, delayMs: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => setHasPassed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setHasPassed(false);
    };
  }, [isActive, delayMs]);
  return isActive && hasPassed;
}
