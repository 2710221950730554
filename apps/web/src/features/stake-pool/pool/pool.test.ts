import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { findPool, toLimits } from './pool.ts';
import { createPool } from '../stories/sample-pool.ts';

const pools = [createPool(), createPool({ number: 1, address: toAddress('c') })];

it('[POOL-02] given the number of a pool, or its address in any letter case, then it is found', () => {
  expect(findPool(pools, '1')).toBe(pools[1]);
  expect(findPool(pools, toAddress('c').toUpperCase().replace('0X', '0x'))).toBe(pools[1]);
});

it('[POOL-02] given another number or address, then there is no pool', () => {
  for (const written of ['2', '-1', '1.0', '01x', '', '9'.repeat(30), toAddress('b')])
    expect(findPool(pools, written)).toBeUndefined();
});

it('[POOL-04] given an earn token that reports no balance, then no reward is free', () => {
  expect(toLimits(createPool({ freeRewards: undefined })).freeRewards).toBe(0n);
});
