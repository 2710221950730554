import { describe, expect, it } from 'vitest';
import { createWeightedMap } from './weighted-map.ts';

/** The present values of the keys, without a use of those that are not listed. */
const list = (map: { get: (key: string) => number | undefined }, keys: string) => keys.split('').map(map.get);

describe('the weighted map', () => {
  it('given more entries than the limit, then the least recently used ones are evicted', () => {
    const map = createWeightedMap<number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.get('a');
    map.set('c', 3);
    expect(list(map, 'abc')).toEqual([1, undefined, 3]);
  });

  it('given a replaced value, then its former weight does not count', () => {
    const map = createWeightedMap<number>(3);
    for (let value = 0; value < 10; value += 1) map.set('a', value, 2);
    map.set('b', 1);
    expect(list(map, 'ab')).toEqual([9, 1]);
  });

  it('given a value above the limit, then it is not kept, and neither is its former value', () => {
    const map = createWeightedMap<number>(2);
    map.set('a', 1);
    map.set('b', 1);
    map.set('a', 2, 3);
    expect(list(map, 'ab')).toEqual([undefined, 1]);
  });
});
