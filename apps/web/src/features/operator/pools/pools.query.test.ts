import { describe, expect, it, vi } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { fetchPools } from './pools.query.ts';

vi.mock('../../../shared/chain/read-contracts.ts', () => ({ readContracts: vi.fn() }));

const [factory, owner, first, second] = [toAddress('f'), toAddress('a'), toAddress('1'), toAddress('2')];
/** A pool in the order of its figures. */
const figures = (free: bigint | undefined) => [
  toAddress('d'),
  toAddress('e'),
  100n,
  60n,
  5n,
  free,
  false,
  owner,
];

/** The answers of the factory, of its list, and of the pools. */
function answer(head: unknown[], addresses: unknown[], pools: unknown[]) {
  const reads = vi.mocked(readContracts);
  reads.mockReset();
  for (const answers of [head, addresses, pools]) reads.mockResolvedValueOnce(answers);
  return fetchPools(createTestChain().client, factory, 2);
}

describe('[OPS-02] the pools of the factory', () => {
  it('given more pools than are shown, then the newest come first, with their numbers', async () => {
    const read = await answer([owner, 7n], [[first, second]], [...figures(40n), ...figures(0n)]);
    expect(read).toMatchObject({ factoryOwner: owner, silentCount: 0, hasOlder: true });
    expect(read.pools.map(({ number, address }) => [number, address])).toEqual([
      [6, second],
      [5, first],
    ]);
    expect(read.pools[1]).toMatchObject({ cap: 100n, totalLocked: 60n, reserved: 5n, freeRewards: 40n });
  });

  it('given an earn token that does not answer, then the free rewards alone are unknown', async () => {
    const { pools } = await answer([owner, 1n], [[first]], figures(undefined));
    expect(pools).toMatchObject([{ reserved: 5n, freeRewards: undefined }]);
  });

  it('given a pool that does not answer, then it is counted, and the others are shown', async () => {
    const silent = Array.from({ length: 8 });
    const read = await answer([owner, 2n], [[first, second]], [...silent, ...figures(1n)]);
    expect(read.silentCount).toBe(1);
    expect(read.pools).toMatchObject([{ number: 1, address: second }]);
  });

  it('given a factory without pools, then there is none, and its owner is known', async () => {
    expect(await answer([owner, 0n], [[]], [])).toEqual({
      factoryOwner: owner,
      pools: [],
      silentCount: 0,
      hasOlder: false,
    });
  });

  it('given a factory that does not answer, then nothing is known: it is no empty list', async () => {
    await expect(answer([undefined, undefined], [[]], [])).rejects.toThrow();
    await expect(answer([owner, 1n], [undefined], [])).rejects.toThrow('does not list');
  });
});
