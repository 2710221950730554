/** Values by key up to a sum of weights: the least recently used one is evicted first. */
export type WeightedMap<Value> = {
  get: (key: string) => Value | undefined;
  /** Adds a missing value; one that exceeds the limit by itself is not kept. */
  add: (key: string, value: Value, weight: number) => void;
};

export function createWeightedMap<Value>(maxWeight: number): WeightedMap<Value> {
  /** In the order of their last use. */
  const entries = new Map<string, { value: Value; weight: number }>();
  let sum = 0;
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    add: (key, value, weight) => {
      if (weight > maxWeight) return;
      entries.set(key, { value, weight });
      sum += weight;
      for (const [oldest, { weight: freed }] of entries) {
        if (sum <= maxWeight) return;
        entries.delete(oldest);
        sum -= freed;
      }
    },
  };
}
