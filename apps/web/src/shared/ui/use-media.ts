import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches. For content that must not be in the page twice; else use CSS. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** `--breakpoint-tablet`. */
export const tabletMedia = '(min-width: 40rem)';

/** `--breakpoint-wide`. */
export const wideMedia = '(min-width: 80rem)';

/** `--breakpoint-desktop`. */
export const desktopMedia = '(min-width: 64rem)';
