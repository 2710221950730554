import { createWeightedMap } from '../../weighted-map.ts';

export type CacheOptions = {
  /** How long an answer is used without a new request. */
  freshMs: number;
  /** Maximum age of an answer that is used while the source fails. */
  staleMs: number;
  /** Maximum number of keys; the least recently used one is evicted first. */
  size: number;
  /** Called with the reason when an old answer is used. */
  onError?: (error: unknown) => void;
  now?: () => number;
};

type Entry<Value> = { value: Value; loadedAt: number; requestedAt: number };

/** Caches answers by key: one request at a time, and the last good answer while the source fails. */
export function createCache<Value>({ freshMs, staleMs, size, onError, now = Date.now }: CacheOptions) {
  const entries = createWeightedMap<Entry<Value>>(size);
  const loading = new Map<string, Promise<Value>>();

  async function load(key: string, source: () => Promise<Value>): Promise<Value> {
    try {
      const value = await source();
      entries.set(key, { value, loadedAt: now(), requestedAt: now() });
      return value;
    } catch (error) {
      const entry = entries.get(key);
      if (!entry || now() - entry.loadedAt > staleMs) throw error;
      onError?.(error);
      // A failing source does not receive a request for each call.
      entries.set(key, { ...entry, requestedAt: now() });
      return entry.value;
    } finally {
      loading.delete(key);
    }
  }

  return {
    get(key: string, source: () => Promise<Value>): Promise<Value> {
      const entry = entries.get(key);
      if (entry && now() - entry.requestedAt < freshMs) return Promise.resolve(entry.value);
      const running = loading.get(key) ?? load(key, source);
      loading.set(key, running);
      return running;
    },
  };
}
