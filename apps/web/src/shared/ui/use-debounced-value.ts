import { useEffect, useState } from 'react';

/** SHELL-11: a page change sends a request only after the user stops turning pages. */
const paginationDebounceMs = 200;

/** The value after it has been unchanged for `delayMs`. */
export function useDebouncedValue<Value>(value: Value, delayMs: number = paginationDebounceMs): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
