import { expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { stakePoolRequest } from './pool.ts';

const pool = toAddress('a');

it.each([
  [0, 0],
  [7, 7],
  ['7', 7],
  [pool.toUpperCase().replace('0X', '0x'), pool],
])('[POOL-02] given the pool %j, when it is requested, then it is %j', (poolId, found) =>
  expect(stakePoolRequest.parse({ poolId })).toEqual({ poolId: found }),
);

it.each([undefined, null, -1, 1.5, 2 ** 31, '', '-1', '1e3', '9'.repeat(10), '0x12', [1], {}, true])(
  '[POOL-02] given the pool %j, when it is requested, then it is refused',
  (poolId) => expect(stakePoolRequest.safeParse({ poolId }).success).toBe(false),
);
