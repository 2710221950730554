export type CacheOptions = {
  /** How long an answer is given without asking again. */
  freshMs: number;
  /** How old an answer may be that is given because no newer one can be had. */
  staleMs: number;
  /** How many keys are kept; the one that was asked for longest ago goes first. */
  size: number;
  /** Told why an old answer was given. */
  report?: (error: unknown) => void;
  now?: () => number;
};

type Entry<Value> = { value: Value; loadedAt: number; askedAt: number };

/** Remembers answers by key: one question at a time, and while the source fails the last good answer. */
export function createCache<Value>({ freshMs, staleMs, size, report, now = Date.now }: CacheOptions) {
  const entries = new Map<string, Entry<Value>>();
  const loading = new Map<string, Promise<Value>>();

  async function load(key: string, source: () => Promise<Value>): Promise<Value> {
    try {
      const value = await source();
      keep(key, { value, loadedAt: now(), askedAt: now() });
      return value;
    } catch (error) {
      const entry = entries.get(key);
      if (!entry || now() - entry.loadedAt > staleMs) throw error;
      report?.(error);
      // A source that fails is not asked by every request.
      keep(key, { ...entry, askedAt: now() });
      return entry.value;
    } finally {
      loading.delete(key);
    }
  }

  /** Keys stay in the order of their last use. */
  function keep(key: string, entry: Entry<Value>): void {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > size && oldest !== undefined) entries.delete(oldest);
  }

  return {
    get(key: string, source: () => Promise<Value>): Promise<Value> {
      const entry = entries.get(key);
      if (entry && now() - entry.askedAt < freshMs) {
        keep(key, entry);
        return Promise.resolve(entry.value);
      }
      const running = loading.get(key) ?? load(key, source);
      loading.set(key, running);
      return running;
    },
  };
}
