import * as z from 'zod/mini';
import type { PersistStorage } from 'zustand/middleware';
import { findStored, store } from './browser-storage.ts';

/** localStorage for one store: a missing, malformed or invalid value counts as absent and is removed. */
export function createCheckedStorage<State>(stateSchema: z.ZodMiniType<State>): PersistStorage<State> {
  const storedSchema = z.object({ state: stateSchema, version: z.optional(z.int()) });
  return {
    getItem: (name) => {
      const stored = storedSchema.safeParse(parseJson(findStored(name)));
      if (stored.success) return { state: stored.data.state, version: stored.data.version ?? 0 };
      store(name, undefined);
      return null;
    },
    setItem: (name, value) => store(name, JSON.stringify(value)),
    removeItem: (name) => store(name, undefined),
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
