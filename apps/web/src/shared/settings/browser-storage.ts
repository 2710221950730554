import { logError } from '../log/log.ts';

/** What this browser stores under a name; undefined also where it stores nothing (forbidden). */
export function findStored(name: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores, or removes with undefined. A storage that is full or forbidden is no error: what it would keep lives as long as the page. */
export function store(name: string, text: string | undefined): void {
  try {
    if (text === undefined) globalThis.localStorage?.removeItem(name);
    else globalThis.localStorage?.setItem(name, text);
  } catch (error) {
    logError('This browser does not store what the page keeps', error);
  }
}
