import * as z from 'zod/mini';
import type { PersistStorage } from 'zustand/middleware';
import { logError } from '../log/log.ts';

/**
 * localStorage for one store: what is not there, not JSON or not of the schema counts as absent, and is removed.
 * A browser that stores nothing (full, forbidden) is no error: the store then lives as long as the page.
 */
export function createCheckedStorage<State>(stateSchema: z.ZodMiniType<State>): PersistStorage<State> {
  const storedSchema = z.object({ state: stateSchema, version: z.optional(z.int()) });
  return {
    getItem: (name) => {
      const stored = storedSchema.safeParse(readJson(name));
      if (stored.success) return { state: stored.data.state, version: stored.data.version ?? 0 };
      change((storage) => storage.removeItem(name));
      return null;
    },
    setItem: (name, value) => change((storage) => storage.setItem(name, JSON.stringify(value))),
    removeItem: (name) => change((storage) => storage.removeItem(name)),
  };
}

function change(apply: (storage: Storage) => void): void {
  try {
    if (globalThis.localStorage) apply(globalThis.localStorage);
  } catch (error) {
    logError('This browser does not store what the page keeps', error);
  }
}

function readJson(name: string): unknown {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
