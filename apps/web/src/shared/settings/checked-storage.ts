import * as z from 'zod/mini';
import type { PersistStorage } from 'zustand/middleware';

/** localStorage for one store: what is not there, not JSON or not of the schema counts as absent, and is removed. */
export function createCheckedStorage<State>(stateSchema: z.ZodMiniType<State>): PersistStorage<State> {
  const storedSchema = z.object({ state: stateSchema, version: z.optional(z.int()) });
  return {
    getItem: (name) => {
      const stored = storedSchema.safeParse(readJson(name));
      if (stored.success) return { state: stored.data.state, version: stored.data.version ?? 0 };
      globalThis.localStorage?.removeItem(name);
      return null;
    },
    setItem: (name, value) => globalThis.localStorage?.setItem(name, toJson(value)),
    removeItem: (name) => globalThis.localStorage?.removeItem(name),
  };
}

function readJson(name: string): unknown {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

function toJson(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) => (typeof field === 'bigint' ? field.toString() : field));
}
