import type { IndexState } from '@tradewind/db/indexing/find-index-state.query';
import type { IndexPosition } from './index-position.ts';
import { createWeightedMap, type WeightedMap } from '../weighted-map.ts';

/**
 * A value derived from the index: `whole` if all of it belongs to one state of the index, which it then names;
 * `mixed` if that is not certain.
 */
export type Reading<Value> =
  | { kind: 'whole'; value: Value; state: IndexState }
  | { kind: 'mixed'; value: Value };

/** Values of the present state of the index, each computed once. */
export type BlockStore<Value> = {
  /** The value, where it is here and certain to be of the present state without a query. */
  peek: (key: string) => Reading<Value> | undefined;
  /**
   * The value of this key; where missing, it is computed once for all concurrent callers. It is never older
   * than the call, except as `IndexPosition.find` allows.
   */
  get: (key: string, make: () => Promise<Value>) => Promise<Reading<Value>>;
};

export type StoreOptions<Value> = {
  /** The maximum sum of kept weights: the least recently used value is evicted first. */
  maxWeight: number;
  measure: (value: Value, key: string) => number;
};

/** All values of one state of the index. */
type Chapter<Value> = {
  state: IndexState;
  kept: WeightedMap<Reading<Value>>;
  making: Map<string, Promise<Reading<Value>>>;
};

/** Maximum computations of a value when the index changes during each. */
const attempts = 3;

/**
 * Keeps values until the index changes, by a new block or an undo. A value is kept only where the index was
 * unchanged during its computation; errors are never kept.
 */
export function createBlockStore<Value>(
  index: IndexPosition,
  { maxWeight, measure }: StoreOptions<Value>,
): BlockStore<Value> {
  let chapter: Chapter<Value> | undefined;

  /** A new state drops all values of the previous one. */
  function open(state: IndexState): Chapter<Value> {
    if (!chapter || !isSame(chapter.state, state))
      chapter = { state, kept: createWeightedMap(maxWeight), making: new Map() };
    return chapter;
  }

  return {
    peek: (key) => {
      const state = index.peek();
      return state && open(state).kept.get(key);
    },
    get: async (key, work) => {
      for (let attempt = 1; ; attempt += 1) {
        const state = await index.find();
        if (!state) return { kind: 'mixed', value: await work() };
        const present = open(state);
        const found = present.kept.get(key);
        if (found) return found;
        const making = present.making.get(key) ?? make(present, { index, measure }, key, work);
        present.making.set(key, making);
        const reading = await making;
        if (reading.kind === 'whole' || attempt === attempts) return reading;
      }
    },
  };
}

async function make<Value>(
  { state, kept, making }: Chapter<Value>,
  { index, measure }: Pick<StoreOptions<Value>, 'measure'> & { index: IndexPosition },
  key: string,
  work: () => Promise<Value>,
): Promise<Reading<Value>> {
  try {
    const value = await work();
    if (!isSame(await index.read(), state)) return { kind: 'mixed', value };
    const reading: Reading<Value> = { kind: 'whole', value, state };
    kept.set(key, reading, measure(value, key));
    return reading;
  } finally {
    making.delete(key);
  }
}

/** A database restored from an older copy restarts its transaction count: so the hash is compared as well. */
function isSame(one: IndexState | undefined, other: IndexState): boolean {
  return one?.version === other.version && one.blockHash === other.blockHash;
}
