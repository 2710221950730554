/** Values by key up to a sum of weights: the least recently used one is evicted first. */
export type WeightedMap<Value> = {
  get: (key: string) => Value | undefined;
  /** Adds or replaces a value, of weight 1 by default; one that exceeds the limit by itself is not kept. */
  set: (key: string, value: Value, weight?: number) => void;
};

export function createWeightedMap<Value>(maxWeight: number): WeightedMap<Value> {
  /** In the order of their last use. */
  const entries = new Map<string, { value: Value; weight: number }>();
  let sum = 0;
  const remove = (key: string) => {
    sum -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, weight = 1) => {
      remove(key);
      if (weight > maxWeight) return;
      entries.set(key, { value, weight });
      sum += weight;
      for (const oldest of entries.keys()) {
        if (sum <= maxWeight) return;
        remove(oldest);
      }
    },
  };
}
