import { logError } from '../log/log.ts';

/** The value that this browser stores under a name; undefined also where storage is forbidden. */
export function findStored(name: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a value, or removes it with undefined. A full or forbidden
 * storage is no error: the value then lasts for the page.
 */
export function store(name: string, text: string | undefined): void {
  try {
    if (text === undefined) globalThis.localStorage?.removeItem(name);
    else globalThis.localStorage?.setItem(name, text);
  } catch (error) {
    logError('This browser does not store what the page keeps', error);
  }
}
