import type { Hex } from '@tradewind/db/column/hex-bytes';
import { expect, it } from 'vitest';
import { createSaleFailer } from './sale-failer.ts';

const toSale = (number: number): Hex => `0x${number.toString(16).padStart(40, '0')}`;

it('[IDO-10] given sales that the index takes for dead, then those that the chain would cancel are requested, and no pending one twice', async () => {
  const [dead, alive, pending] = [1, 2, 3].map(toSale);
  const requested: string[] = [];
  const counts: number[] = [];
  const look = createSaleFailer({
    getTime: async () => 7,
    listDead: async (time) => (time === 7 ? [dead!, alive!, pending!] : []),
    callsOf: (sale) => ({
      isPending: async () => sale === pending,
      wouldSucceed: async () => sale !== alive,
      request: async (name) => requested.push(name) > 0,
    }),
    seen: (count) => counts.push(count),
  });
  expect(await look()).toBe('busy');
  expect(requested).toEqual([`fail:${dead}`]);
  expect(counts).toEqual([3]);
});
