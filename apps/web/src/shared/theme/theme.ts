import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
/** The user's choice; `system` is the absence of a choice and follows the operating system as it changes. */
export type ThemeChoice = Theme | 'system';

/** theme-boot.js reads the same key before the first paint. */
const storageKey = 'tradewind.theme';
const listeners = new Set<() => void>();
let choice: ThemeChoice | undefined;

export function findThemeChoice(): ThemeChoice {
  choice ??= readStoredChoice();
  return choice;
}

/** The page's theme. That of the system changes an instant before the page follows it. */
export function findTheme(): Theme {
  const shown = document.documentElement.dataset['theme'];
  return shown === 'dark' || shown === 'light' ? shown : findWantedTheme();
}

function findWantedTheme(): Theme {
  const chosen = findThemeChoice();
  if (chosen !== 'system') return chosen;
  return systemDark().matches ? 'dark' : 'light';
}

export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  try {
    if (next === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // The storage is full or forbidden: the choice applies until the page is left.
  }
  applyTheme();
}

export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, findTheme, () => 'light');
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(watchTheme, findThemeChoice, () => 'system');
}

function systemDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function readStoredChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function applyTheme(): void {
  document.documentElement.dataset['theme'] = findWantedTheme();
  for (const listener of listeners) listener();
}

function followOtherTab(event: StorageEvent): void {
  if (event.key !== null && event.key !== storageKey) return;
  choice = readStoredChoice();
  applyTheme();
}

/** Calls the listener after the page's theme changed, until the returned function is called. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    systemDark().addEventListener('change', applyTheme);
    addEventListener('storage', followOtherTab);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    systemDark().removeEventListener('change', applyTheme);
    removeEventListener('storage', followOtherTab);
  };
}
